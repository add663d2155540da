### 《巴比倫》繁體中文，用語依規則書。見 shinar/words.py。
### 花園的格子從左上角 a1 到右下角 h8，採石場的各疊從 A1 到 D4。

game-name = 巴比倫
game-about = 由 Olivier Grégoire 設計、供二至四人遊玩的建造遊戲：從採石場挖掘露臺，以支柱層層架高，再以噴泉、橋樑與雕像裝點你的空中花園。

## 板塊：材料、花朵，以及顯示的符號（$print 表示四種中的哪些）

material-0 = 黏土
material-1 = 花崗岩
material-2 = 玄武岩
material-3 = 起始露臺板塊

flower-0 = 白色花朵
flower-1 = 藍色花朵
flower-2 = 黃色花朵
flower-3 = 粉色花朵
flower-none = 沒有花朵

symbol-0 = 空白
symbol-1 = 階梯
symbol-2 = 噴泉
symbol-3 = 橋樑
symbol-4 = 雕像

nw-0 = { symbol-0 }
nw-1 = { symbol-1 }
nw-2 = { symbol-2 }
nw-3 = { symbol-3 }
nw-4 = { symbol-4 }
ne-0 = { symbol-0 }
ne-1 = { symbol-1 }
ne-2 = { symbol-2 }
ne-3 = { symbol-3 }
ne-4 = { symbol-4 }
se-0 = { symbol-0 }
se-1 = { symbol-1 }
se-2 = { symbol-2 }
se-3 = { symbol-3 }
se-4 = { symbol-4 }
sw-0 = { symbol-0 }
sw-1 = { symbol-1 }
sw-2 = { symbol-2 }
sw-3 = { symbol-3 }
sw-4 = { symbol-4 }

print-3 = 階梯、噴泉
print-5 = 階梯、橋樑
print-6 = 噴泉、橋樑
print-7 = 階梯、噴泉、橋樑
print-9 = 階梯、雕像
print-10 = 噴泉、雕像
print-11 = 階梯、噴泉、雕像
print-12 = 橋樑、雕像
print-13 = 階梯、橋樑、雕像
print-14 = 噴泉、橋樑、雕像
print-15 = 四種符號

## 位置

stack-0 = A1
stack-1 = B1
stack-2 = C1
stack-3 = D1
stack-4 = A2
stack-5 = B2
stack-6 = C2
stack-7 = D2
stack-8 = A3
stack-9 = B3
stack-10 = C3
stack-11 = D3
stack-12 = A4
stack-13 = B4
stack-14 = C4
stack-15 = D4

column-0 = a
column-1 = b
column-2 = c
column-3 = d
column-4 = e
column-5 = f
column-6 = g
column-7 = h

column_to-0 = { column-0 }
column_to-1 = { column-1 }
column_to-2 = { column-2 }
column_to-3 = { column-3 }
column_to-4 = { column-4 }
column_to-5 = { column-5 }
column_to-6 = { column-6 }
column_to-7 = { column-7 }

corner-0 = 左上角
corner-1 = 右上角
corner-2 = 右下角
corner-3 = 左下角

source-0 = 剛拿取的板塊
source-1 = 存放的板塊

turned-0 = 不旋轉
turned-1 = 向右轉四分之一圈
turned-2 = 轉半圈
turned-3 = 向左轉四分之一圈

## 輪次指示物

effect-0 = 沒有特殊效果
effect-1 = 每人拿取 1 個單層支柱
effect-2 = 每人拿取 1 個雙層支柱
effect-3 = 一個符號可當作另一個符號
effect-4 = 一個空白空位可當作任意符號
effect-5 = 自己的花朵提供 2 個支柱
effect-6 = 獲得的支柱減少 1 個
effect-none = 尚未展示

token-0 = { effect-0 }
token-1 = { effect-1 }
token-2 = { effect-2 }
token-3 = { effect-3 }
token-4 = { effect-4 }
token-5 = { effect-5 }
token-6 = { effect-6 }

effect-about-0 = 本輪沒有特殊效果。
effect-about-1 = 每位玩家在自己的回合開始時拿取 1 個單層支柱。
effect-about-2 = 每位玩家在自己的回合開始時拿取 1 個雙層支柱，不能保留。
effect-about-3 = 每回合一次，建造裝飾物時可以把本回合放置的板塊上的一個符號當作另一個符號。
effect-about-4 = 每回合一次，建造裝飾物時可以把本回合放置的板塊上一個沒有符號的空位當作任意符號。
effect-about-5 = 帶有自己花朵的板塊因花朵提供 2 個支柱，而不是 1 個。
effect-about-6 = 拿取板塊獲得的支柱減少 1 個。

## 行動。$left 是會被棄掉的板塊數，$cost 與 $gain 是單層支柱數。

move-remove = 移除 { $stack }：{ $material }，{ $flower }，{ $print }
move-remove-nothing = 移除 { $stack }（已經沒有板塊）
move-dig = { $gain ->
    [0] 挖掘 { $stack }，不獲得支柱
   *[other] 挖掘 { $stack }，獲得 { $gain } 個支柱
}：{ $material }，{ $flower }，{ $print }
move-dig-nothing = 挖掘 { $stack }（已經沒有板塊）
move-place = 放置{ $source }：{ $material }，{ $flower }，{ $print }
move-place-nothing = 放置{ $source }
move-site = 放在 { $column }{ $row }–{ $column_to }{ $row_to }，第 { $level } 層
move-turn = { $turned }：上方{ $nw }、{ $ne }，下方{ $sw }、{ $se }
move-turn-nothing = { $turned }
move-prop = { $cost ->
    [0] { $column }{ $row } 留空給觀景亭，不花支柱
   *[other] { $column }{ $row } 留空給觀景亭，花費 { $cost } 個支柱
}
move-prop-all = { $cost ->
    [0] 四個角落都支撐，不花支柱
   *[other] 四個角落都支撐，花費 { $cost } 個支柱
}
move-prop-nothing = { $corner }留空給觀景亭
move-prop-nothing-free = 四個角落都支撐
move-statue = 在 { $column }{ $row } 建造雕像，第 { $level } 層
move-fountain = 在 { $column }{ $row } 與 { $column_to }{ $row_to } 建造噴泉，第 { $level } 層
move-stairs = 從 { $column }{ $row }（第 { $level } 層）到 { $column_to }{ $row_to }（第 { $level_to } 層）建造階梯
move-bridge = 從 { $column }{ $row } 到 { $column_to }{ $row_to } 建造橋樑，第 { $level } 層
move-change = 輪次指示物：把 { $column }{ $row }（第 { $level } 層）的{ $symbol }當作另一個符號
move-change-blank = 輪次指示物：把 { $column }{ $row }（第 { $level } 層）的空白空位當作一個符號
move-change-nothing = 輪次指示物：轉換新板塊 { $new } 的{ $corner }
move-wish = 當作{ $symbol }
move-done = 不再建造
move-end = { $left ->
    [0] 結束回合
    [1] 不存放，棄掉板塊
   *[other] 不存放，棄掉兩片板塊
}
move-keep = { $left ->
    [0] 保留{ $source }：{ $material }，{ $flower }，{ $print }
   *[other] 保留{ $source }，棄掉另一片：{ $material }，{ $flower }，{ $print }
}
move-keep-nothing = 保留{ $source }

## 消息

news-round = 第 { $round } 輪開始（共 { $rounds } 輪）。
news-turn = { $who ->
    [you] 輪到你了。
   *[other] 輪到{ $seat }。
}
news-removed = { $seat }從採石場移除了 { $stack }：{ $material }，{ $flower }，{ $print }。
news-dug = { $gain ->
    [0] { $seat }挖掘了 { $stack }，沒有獲得支柱
   *[other] { $seat }挖掘了 { $stack }，獲得 { $gain } 個支柱
}：{ $material }，{ $flower }，{ $print }。
news-placed = { $seat }把板塊（{ $material }，{ $flower }）放在 { $column }{ $row }–{ $column_to }{ $row_to }，第 { $level } 層。
news-statues-carry = { $count } 座雕像支撐著它，不再是雕像。
news-belvedere = { $column }{ $row } 立起了一座觀景亭。
news-built-statue = { $seat }在 { $column }{ $row } 建造了雕像，第 { $level } 層。
news-built-fountain = { $seat }在 { $column }{ $row } 與 { $column_to }{ $row_to } 建造了噴泉，第 { $level } 層。
news-built-stairs = { $seat }從 { $column }{ $row } 到 { $column_to }{ $row_to } 建造了階梯，通往第 { $level } 層。
news-built-bridge = { $seat }從 { $column }{ $row } 到 { $column_to }{ $row_to } 建造了橋樑，第 { $level } 層。
news-changed = { $seat }為此使用了輪次指示物。
news-kept = { $seat }存放了一片板塊：{ $material }，{ $flower }，{ $print }。
news-discarded = { $seat }棄掉了一片板塊：{ $material }，{ $flower }，{ $print }。
news-returned = { $seat }放回了 { $count } 個支柱。
news-token = 輪次指示物：{ $effect }。
news-given-single = { $seat }因輪次指示物拿取了 1 個單層支柱。
news-given-double = { $seat }因輪次指示物拿取了 1 個雙層支柱。
news-over = 最後一輪結束了。

## 現在要做什麼

phase-thinning = { $who ->
    [you] 請從採石場移除一片黏土板塊。
   *[other] { $seat }正在從採石場移除黏土板塊。
}
phase-digging = { $who ->
    [you] 請從採石場拿取一片板塊。
   *[other] { $seat }正在從採石場拿取板塊。
}
phase-building = { $who ->
    [you] 請建造，或結束回合。
   *[other] { $seat }正在建造。
}
phase-siting = { $who ->
    [you] 板塊要放在哪裡？
   *[other] { $seat }正在尋找放置板塊的位置。
}
phase-turning = { $who ->
    [you] 板塊要怎麼旋轉？
   *[other] { $seat }正在旋轉板塊。
}
phase-propping = { $who ->
    [you] 板塊要坐落在哪些角落上？
   *[other] { $seat }正在立起支柱。
}
phase-changing = { $who ->
    [you] 這個空位要當作哪個符號？
   *[other] { $seat }正在使用輪次指示物。
}
phase-using = { $who ->
    [you] 要用轉換的空位建造什麼？
   *[other] { $seat }正在使用輪次指示物。
}
phase-storing = { $who ->
    [you] 要存放哪一片板塊？
   *[other] { $seat }正在選擇要存放的板塊。
}
phase-over = 遊戲結束了。

## 為什麼不行？

why-must-remove-clay = 先調整採石場：請移除一片黏土板塊。
why-must-dig = 回合從採石場拿取板塊開始。
why-not-thinning = 現在不是調整採石場的時候。
why-already-dug = 你這個回合已經拿取了板塊。
why-stack-empty = 採石場的那個位置已經沒有板塊。
why-not-clay = 只能移除黏土板塊。
why-must-site = 請先決定板塊放在哪裡。
why-must-turn = 請先決定板塊怎麼旋轉。
why-must-prop = 請先決定板塊坐落在哪些角落上。
why-must-wish = 請先決定這個空位當作哪個符號。
why-must-use = 請先用轉換的空位建造。
why-not-placing = 你現在沒有在放置板塊。
why-no-tile-taken = 剛拿取的板塊已經放置了。
why-no-tile-stored = 你沒有存放的板塊。
why-no-site = 以你的支柱，這片板塊沒有地方可以放置。
why-foot-below = 階梯的底部占滿了那個樓層：上方的板塊必須高兩層。
why-covers-piece = 板塊不能蓋住那裡的東西。
why-complete-cover = 兩片板塊永遠不能完整重疊。
why-needs-level-below = 你的花園裡必須先有一片下一層的板塊，在哪裡都可以。
why-bridge-in-the-way = 有一座橋樑擋住了支柱。
why-occupied-below = 那裡的東西使得能支撐板塊的角落少於三個。
why-unsupported = 那裡能支撐的角落少於三個：下方的空位太低。
why-too-few-pillars = 你的支柱不夠。
why-statue-carries = 這個角落由雕像支撐，不能留空。
why-needs-this-corner = 另一個角落無法支撐，所以需要這個角落。
why-cannot-carry = 這個角落無法支撐，必須是留空的角落。
why-no-new-tile = 你這個回合還沒有放置板塊。
why-supply-empty = 供應區已經沒有這種裝飾物。
why-hidden-space = 那個符號被板塊遮住了：從上方看不到的空位不能再使用。
why-wrong-symbol = 那裡的空位沒有對應的符號。
why-space-taken = 那裡已經有東西了。
why-not-new = 這些空位都不在本回合放置的板塊上。
why-same-tile = 兩個空位在同一片板塊上。
why-not-same-level = 兩個空位不在同一層。
why-not-one-apart = 階梯連接恰好相差一層的兩個層級。
why-not-aligned = 雕像必須與你的另一座雕像在同一橫列或直排。
why-no-statue-left = 你已經沒有可用於對齊的雕像，不能再建造雕像。
why-gap-filled = 有板塊占住了橋樑要跨越的空間。
why-deck-crosses = 已經有另一座同層級的橋樑經過那裡。
why-foot-under-deck = 階梯的底部不能在與其頂部同層級的橋樑下方。
why-no-token = 本輪的輪次指示物不能轉換空位。
why-token-spent = 你這個回合已經用過輪次指示物了。
why-not-blank = 這個輪次指示物只能用於沒有符號的空位。
why-not-a-symbol = 這個輪次指示物只能用於符號，不能用於沒有符號的空位。
why-no-use = 轉換後也沒有東西可以建造。
why-same-symbol = 必須當作不同的符號。
why-not-the-changed = 這沒有用到轉換的空位。
why-not-changing = 你現在沒有在轉換空位。
why-must-store = 請先決定存放哪一片板塊。
why-not-storing = 建造完畢之後才決定存放哪一片板塊。

## 計分表

sheet-statues = 雕像
sheet-fountains = 噴泉
sheet-bridges = 橋樑
sheet-stairways = 階梯
sheet-decoration-sets = 裝飾物組合
sheet-flower-sets = 花朵組合
sheet-belvederes = 觀景亭
sheet-highest-level = 最高層級

## 標籤

label-active = 輪到誰
label-round = 輪次
label-rounds = 總輪數
label-effect = 本輪效果
label-tokens = 已展示的輪次指示物
label-tokens_left = 剩餘的輪次指示物
label-unseen_tokens = 未見過的輪次指示物
label-quarry = 採石場
label-stack = 位置
label-layers = 板塊數
label-material = 材料
label-flower = 花朵
label-symbols = 符號
label-gain = 支柱
label-unseen = 被覆蓋的板塊
label-removed = 移除的板塊
label-discarded = 棄掉的板塊
label-supply = 剩餘的裝飾物
label-taken = 剛拿取的板塊
label-stored = 存放的板塊
label-doubles = 雙層支柱
label-placing = 正在放置的板塊
label-gardens = 花園
label-singles = 支柱
label-points = 分數
label-heights = 高度
label-pieces = 建築
label-tiles = 板塊
label-decorations = 裝飾物
label-notches = 可見的凹槽
label-level = 層級
label-place = 位置
label-symbol = 符號
label-new = 新
label-seen = 從上方可見
label-token = 輪次指示物
label-count = 數量

piece-0 = –
piece-1 = 階梯底部
piece-2 = 噴泉
piece-3 = 橋樑
piece-4 = 雕像
piece-5 = 階梯頂部
piece-6 = 觀景亭

## 選項與預設組合

preset-2024 = 2024 年版
preset-2024-about = 規則書的遊戲，未提及之處依我們的裁定。
preset-plain = 沒有效果
preset-plain-about = 所有輪次指示物都沒有效果：除了部分板塊的圖案以外，遊戲中沒有任何推測。

option-complete_overlap = 相同的占地
option-complete_overlap-about = 兩片板塊能不能上下完全對齊。
option-complete_overlap-never = 永遠不能
option-complete_overlap-directly_above = 中間隔著另一片板塊時可以

option-cover_pieces = 遮住建築
option-cover_pieces-about = 板塊留空的角落可以遮住什麼。
option-cover_pieces-but_foot = 任何東西，但階梯底部要高兩層才行
option-cover_pieces-anything = 任何東西
option-cover_pieces-never = 什麼都不行

option-bridge_room = 橋樑的空間
option-bridge_room-about = 橋樑會不會擋住支柱、階梯與其他橋樑。
option-bridge_room-kept = 會
option-bridge_room-free = 不會

option-statue_lines = 雕像的對齊
option-statue_lines-about = 新的雕像可以與哪些雕像對齊。
option-statue_lines-visible = 從上方看得到的
option-statue_lines-standing = 被遮住的也可以

option-statue_restart = 重新開始第一座雕像
option-statue_restart-about = 已沒有可用於對齊的雕像時，下一座可以建造在任何地方。

option-supply = 供應區
option-supply-about = 所有玩家共有多少裝飾物。
option-supply-limited = 盒中的數量
option-supply-unlimited = 不限數量

option-token_spaces = 指示物轉換的空位
option-token_spaces-about = 輪次指示物在一個回合中轉換幾個空位。
option-token_spaces-one_per_turn = 一個
option-token_spaces-one_per_tile = 放置的每片板塊各一個

option-effect_tokens = 每種效果的指示物
option-effect_tokens-about = 六種效果各有幾個輪次指示物；14 個中的其餘都沒有效果。

option-bridges_hide = 橋樑會遮住東西
option-bridges_hide-about = 橋樑下方的東西不計分。
