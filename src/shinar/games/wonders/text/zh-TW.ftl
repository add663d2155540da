### 《七大奇蹟》繁體中文。各語言的鍵與參數必須一致，詳見 shinar/words.py。
### 沒有找到公開的中文牌名：卡牌、計畫與部分奇蹟的名稱都是我們自己取的，並非出版社的譯名。

game-name = 七大奇蹟
game-about = Antoine Bauza 設計：帶領一座城市走過三個時代，選牌、建造、與鄰居貿易，也防備他們的軍隊。可以加入巴別塔與偉大計畫。

## 卡牌，依編號（順序同 cards.py；名稱為我們自取）

card-0 = 伐木場
card-1 = 採石坑
card-2 = 黏土池
card-3 = 礦脈
card-4 = 林場
card-5 = 挖掘場
card-6 = 黏土坑
card-7 = 木石料場
card-8 = 林間洞穴
card-9 = 礦場
card-10 = 織坊
card-11 = 玻璃坊
card-12 = 造紙坊
card-13 = 當鋪
card-14 = 浴場
card-15 = 祭壇
card-16 = 劇場
card-17 = 酒館
card-18 = 東方貿易站
card-19 = 西方貿易站
card-20 = 市集
card-21 = 木柵
card-22 = 兵營
card-23 = 哨塔
card-24 = 藥鋪
card-25 = 工坊
card-26 = 抄寫室
card-27 = 鋸木廠
card-28 = 採石場
card-29 = 磚廠
card-30 = 鑄造廠
card-31 = 織坊（二）
card-32 = 玻璃坊（二）
card-33 = 造紙坊（二）
card-34 = 引水道
card-35 = 神殿
card-36 = 雕像
card-37 = 法院
card-38 = 廣場
card-39 = 商隊旅舍
card-40 = 葡萄園
card-41 = 巴札
card-42 = 城牆
card-43 = 練兵場
card-44 = 馬廄
card-45 = 靶場
card-46 = 診所
card-47 = 實驗室
card-48 = 圖書館
card-49 = 學校
card-50 = 萬神殿
card-51 = 花園
card-52 = 市政廳
card-53 = 宮殿
card-54 = 元老院
card-55 = 港口
card-56 = 燈塔
card-57 = 商會
card-58 = 競技場
card-59 = 防禦工事
card-60 = 賽車場
card-61 = 軍械庫
card-62 = 攻城器工坊
card-63 = 會所
card-64 = 天文臺
card-65 = 大學
card-66 = 學院
card-67 = 書齋
card-68 = 工人公會
card-69 = 工匠公會
card-70 = 商人公會
card-71 = 哲學家公會
card-72 = 間諜公會
card-73 = 謀略家公會
card-74 = 船主公會
card-75 = 科學家公會
card-76 = 官員公會
card-77 = 建築師公會

## 奇蹟板、面、板塊、計畫

board-0 = 吉薩
board-1 = 羅得島
board-2 = 亞歷山卓
board-3 = 以弗所
board-4 = 巴比倫
board-5 = 奧林匹亞
board-6 = 哈利卡納蘇斯
board-7 = 萬里長城
board-8 = 巨石陣
board-9 = 尿尿小童
board-10 = 阿布辛貝

side-0 = A
side-1 = B

tile-1 = 1 號板塊（紅色建築稅）
    .brief = 紅色建築稅
tile-2 = 2 號板塊（紅色免資源）
    .brief = 紅色免資源
tile-3 = 3 號板塊（雙產與混產停擺）
    .brief = 雙產與混產停擺
tile-4 = 4 號板塊（黃色貿易停擺）
    .brief = 黃色貿易停擺
tile-5 = 5 號板塊（藍色得硬幣）
    .brief = 藍色得硬幣
tile-6 = 6 號板塊（藍色建築稅）
    .brief = 藍色建築稅
tile-7 = 7 號板塊（鄰居連鎖）
    .brief = 鄰居連鎖
tile-8 = 8 號板塊（藍色改付硬幣）
    .brief = 藍色改付硬幣
tile-9 = 9 號板塊（產貨便宜 1 元）
    .brief = 產貨便宜 1 元
tile-10 = 10 號板塊（產貨貴 1 元）
    .brief = 產貨貴 1 元
tile-11 = 11 號板塊（原料便宜 1 元）
    .brief = 原料便宜 1 元
tile-12 = 12 號板塊（原料貴 1 元）
    .brief = 原料貴 1 元
tile-13 = 13 號板塊（連鎖稅）
    .brief = 連鎖稅
tile-14 = 14 號板塊（連鎖得硬幣）
    .brief = 連鎖得硬幣
tile-15 = 15 號板塊（奇蹟免資源）
    .brief = 奇蹟免資源
tile-16 = 16 號板塊（奇蹟稅）
    .brief = 奇蹟稅
tile-17 = 17 號板塊（送木材或石材）
    .brief = 送木材或石材
tile-18 = 18 號板塊（送黏土或礦石）
    .brief = 送黏土或礦石
tile-19 = 19 號板塊（勝利降級）
    .brief = 勝利降級
tile-20 = 20 號板塊（單產無限）
    .brief = 單產無限
tile-21 = 21 號板塊（送玻璃、布料或莎草紙）
    .brief = 送玻璃、布料或莎草紙
tile-22 = 22 號板塊（戰敗加倍）
    .brief = 戰敗加倍
tile-23 = 23 號板塊（公會改付硬幣）
    .brief = 公會改付硬幣
tile-24 = 24 號板塊（公會得 5 元）
    .brief = 公會得 5 元

tile-about-1 = 建造紅色建築要繳稅：金額為時代數。
tile-about-2 = 紅色建築不需要資源。
tile-about-3 = 產兩份或二選一的棕色建築停止生產。
tile-about-4 = 貿易站、市集、商隊旅舍與廣場失去效果。
tile-about-5 = 建造藍色建築可得硬幣：金額為時代數。
tile-about-6 = 建造藍色建築要繳稅：金額為時代數。
tile-about-7 = 鄰居的建築也可以用來連鎖。
tile-about-8 = 藍色建築改用硬幣支付，不用資源。
tile-about-9 = 購買玻璃、布料、莎草紙便宜 1 元。
tile-about-10 = 購買玻璃、布料、莎草紙貴 1 元。
tile-about-11 = 購買木材、石材、黏土、礦石便宜 1 元。
tile-about-12 = 購買木材、石材、黏土、礦石貴 1 元。
tile-about-13 = 使用連鎖要繳稅：金額為時代數。
tile-about-14 = 使用連鎖可得硬幣：金額為時代數。
tile-about-15 = 奇蹟階段不需要資源。
tile-about-16 = 建造奇蹟階段要繳稅：金額為時代數。
tile-about-17 = 每人每回合多 1 份木材或石材。
tile-about-18 = 每人每回合多 1 份黏土或礦石。
tile-about-19 = 勝利標記降一級。
tile-about-20 = 只產一種資源一份的棕色建築可以無限生產。
tile-about-21 = 每人每回合多 1 份玻璃、布料或莎草紙。
tile-about-22 = 戰敗標記一次拿兩個。
tile-about-23 = 公會改用硬幣支付，不用資源。
tile-about-24 = 建造公會可得 5 元。

project-0 = 觀景樓
project-1 = 起重機
project-2 = 雙重城牆
project-3 = 工廠
project-4 = 城牆步道
project-5 = 方尖碑
project-6 = 河港
project-7 = 下水道網
project-8 = 冶煉爐
project-9 = 戰鏡
project-10 = 檔案館
project-11 = 巨型投石機
project-12 = 大巴札
project-13 = 獸苑
project-14 = 凱旋門

## 資源、顏色、符號（.short 用在費用裡）

good-0 = 木材
    .short = 木
good-1 = 石材
    .short = 石
good-2 = 黏土
    .short = 土
good-3 = 礦石
    .short = 礦
good-4 = 玻璃
    .short = 璃
good-5 = 布料
    .short = 布
good-6 = 莎草紙
    .short = 紙

colour-0 = 棕色
    .short = 棕
colour-1 = 灰色
    .short = 灰
colour-2 = 藍色
    .short = 藍
colour-3 = 黃色
    .short = 黃
colour-4 = 紅色
    .short = 紅
colour-5 = 綠色
    .short = 綠
colour-6 = 紫色
    .short = 紫

symbol-0 = 圓規
symbol-1 = 齒輪
symbol-2 = 石板

# 時代的數字寫法。
age-1 = 一
age-2 = 二
age-3 = 三

# 不是玩家，但有一座城市。
seat-8 = 自由城

## 卡牌與階段的效果，簡短說明（$goods 是資源的單字，$what 是計算的對象）

effect-points = { $count } 分
effect-coins = { $count } 元
effect-shields = { $count } 盾
effect-makes = 產{ $goods }
effect-makes-two = 產兩份{ $goods }
effect-any-symbol = 任一符號
effect-cheap-left = { $goods }左鄰 1 元
effect-cheap-right = { $goods }右鄰 1 元
effect-cheap-both = { $goods }皆 1 元
effect-coins-per = { $where }{ $what }每個 { $count } 元
effect-points-per = { $where }{ $what }每個 { $count } 分
effect-both-per = { $where }{ $what }每個 { $coins } 元、{ $count } 分
effect-gift = 鄰居各得 { $count } 元
effect-loss = 其他人各失 { $count } 元
effect-victory = { $count } 分的勝利標記
what-stages = 階段
what-defeats = 戰敗標記
what-stones = 石頭
what-sets = 整組符號
where-0 = { "" }
where-6 = 兩鄰的
where-7 = 三城的

special-1 = 每時代免費建造一次
special-2 = 第七張牌
special-3 = 從棄牌堆建造
special-4 = 複製鄰居的公會
special-5 = 複製鄰居的符號
special-6 = 外交
special-7 = 缺少的資源
special-8 = 埋入的顏色（兩鄰）
special-9 = 鄰居的第 { $count } 階段
special-10 = 埋入領袖
special-11 = 參與標記
special-12 = 建築標記
special-13 = 階段標記

penalty-1 = 失去一座{ $colour }建築
penalty-2 = 失去所有硬幣
penalty-3 = 失去兩個勝利標記
penalty-4 = 失去奇蹟板的起始生產

## 行動。自由城行動時 $free 為 1；$left、$right、$bank 是要付的硬幣；$ways 是付法的數目

move-build = { $free ->
    [1] 自由城：建造
   *[other] 建造
}{ $card }{ $left ->
    [0] { "" }
   *[other] { " " }· 左鄰 { $left } 元
}{ $right ->
    [0] { "" }
   *[other] { " " }· 右鄰 { $right } 元
}{ $bank ->
    [0] { "" }
   *[other] { " " }· 銀行 { $bank } 元
}{ $ways ->
    [1] { "" }
   *[other] { " " }· 有多種方式，最少 { $coins } 元
}
move-search = 從棄牌堆建造{ $card }{ $bank ->
    [0] { "" }
   *[other] { " " }· 銀行 { $bank } 元
}
move-stage = { $free ->
    [1] 自由城：用
   *[other] 用
}{ $card }建造{ $stage }{ $left ->
    [0] { "" }
   *[other] { " " }· 左鄰 { $left } 元
}{ $right ->
    [0] { "" }
   *[other] { " " }· 右鄰 { $right } 元
}{ $bank ->
    [0] { "" }
   *[other] { " " }· 銀行 { $bank } 元
}{ $ways ->
    [1] { "" }
   *[other] { " " }· 有多種方式，最少 { $coins } 元
}
move-sell = { $free ->
    [1] 自由城：賣掉
   *[other] 賣掉
}{ $card }
move-raise = 棄掉{ $card }，放置一塊板塊
move-lose = 放棄{ $card }
move-keep = 留下 { $tile }
move-lay = 放置 { $tile }
move-which = 自己奇蹟的{ $stage }
move-mirror = 仿效{ $stage }
move-by-cost = { $free ->
    [1] 自由城：支付
   *[other] 支付
}{ $card }的費用
move-by-chain = { $free ->
    [1] 自由城：以連鎖建造
   *[other] 以連鎖建造
}{ $card }
move-by-power = 用奇蹟的能力免費建造{ $card }
move-by-token = 交回標記，用於{ $card }
move-by-other = 方式 { $means }
move-join-no = 不參與{ $project }
move-join = 參與{ $project }
move-join-wild = 交回參與標記，參與{ $project }
move-join-other = 參與方式 { $join }
move-pay = { $free ->
    [1] 自由城：付給左鄰
   *[other] 付給左鄰
} { $left } 元、右鄰 { $right } 元
move-lose-win = 放棄一個 { $value } 分的勝利標記
move-decline = 不使用
move-board = 選{ $board }
move-side = 使用 { $side } 面

stage-0 = 一個階段
stage-1 = 第 1 階段
stage-2 = 第 2 階段
stage-3 = 第 3 階段
stage-4 = 第 4 階段
stage-none = 沒有階段
card-none = 一張牌
board-none = 沒有奇蹟板
project-none = 計畫
right-none = ？

## 消息

news-age = 第{ $age }時代開始。
news-project = 這個時代的偉大計畫是{ $project }，上面有 { $count } 個標記。
news-board = { $seat }拿了{ $board }。
news-side = { $seat }使用{ $board }的 { $side } 面。
news-built = { $seat }建造了{ $card }。
news-built-by-chain = { $seat }以連鎖建造了{ $card }。
news-built-by-power = { $seat }免費建造了{ $card }。
news-built-by-token = { $seat }用標記建造了{ $card }。
news-built-by-search = { $seat }從棄牌堆建造了{ $card }。
news-staged = { $seat }完成了奇蹟的{ $stage }。
news-sold = { $seat }賣掉了一張牌。
news-raised = { $seat }棄掉一張牌來放置板塊。
news-declined = { $seat }沒有使用最後一張牌。
news-declined-search = { $seat }沒有從棄牌堆拿牌。
news-joined = { $seat }參與了{ $project }。
news-paid = { $seat }付給{ $whom ->
    [you] 你
   *[other] { $other }
} { $coins } 元。
news-paid-bank = { $seat }付給銀行 { $coins } 元。
news-gained = { $seat }從銀行得到 { $coins } 元。
news-lost-coins = { $seat }損失 { $coins } 元。
news-laid = { $seat }在塔上放置了{ $tile }。
news-project-done = { $project }成功了。
news-project-failed = { $project }失敗了。
news-rewarded = { $seat }得到 { $count } 次獎勵。
news-gave-up = { $seat }放棄了{ $card }。
news-gave-up-wins = { $seat }放棄了 { $count } 個勝利標記。
news-barren = { $seat }失去了奇蹟板的起始生產。
news-penalty = { $seat }拿了懲罰標記：{ $points } 分。
news-fought = 衝突：{ $seat }得到 { $points } 分的勝利標記，{ $defeats } 次戰敗。
news-over = 遊戲結束。

## 現在該做什麼

phase-boards = { $who ->
    [you] 請選擇你的奇蹟板。
   *[other] { $seat }正在選擇奇蹟板。
}
phase-sides = { $who ->
    [you] 請選擇奇蹟板的面。
   *[other] 還在選面：{ $seat }。
}
phase-draft = { $who ->
    [you] 留下一塊板塊，其餘傳給右鄰。
   *[other] 還在選板塊：{ $seat }。
}
phase-play = 第{ $age }時代第 { $turn } 回合。{ $who ->
    [you] 請選一張牌和它的用途。
   *[other] 還在選擇：{ $seat }。
}
phase-free-city = 第{ $age }時代第 { $turn } 回合。{ $who ->
    [you] 請替自由城選一張牌。
   *[other] 還在選擇：{ $seat }。
}
phase-which-stage = { $who ->
    [you] 要建造哪個階段？
   *[other] 還在選擇：{ $seat }。
}
phase-which-tile = { $who ->
    [you] 要放置哪塊板塊？
   *[other] 還在選擇：{ $seat }。
}
phase-means = { $who ->
    [you] 要怎麼建造？
   *[other] 還在選擇：{ $seat }。
}
phase-join = { $who ->
    [you] 要參與偉大計畫嗎？
   *[other] 還在選擇：{ $seat }。
}
phase-pay = { $who ->
    [you] 左右鄰居各付多少？
   *[other] 還在選擇：{ $seat }。
}
phase-last-card = { $who ->
    [you] 你可以使用最後一張牌。
   *[other] 還可以使用最後一張牌：{ $seat }。
}
phase-search = { $who ->
    [you] 請從棄牌堆免費建造一張牌。
   *[other] { $seat }正在翻看棄牌堆。
}
phase-penalty = { $who ->
    [you] 計畫失敗了，請選擇要放棄什麼。
   *[other] 正在選擇要放棄什麼：{ $seat }。
}
phase-over = 遊戲結束。

## 為什麼不行？

why-other-question = 現在要你決定的是別的事。
why-not-in-hand = 你的手上沒有這張牌。
why-not-in-pile = 棄牌堆裡沒有這張牌。
why-already-built = 城裡已經有這座建築了。
why-too-few-coins = 硬幣不夠。
why-not-on-offer = 城市和鄰居都生產不出所需的全部資源。
why-no-stage-left = 這座奇蹟的階段都完成了。
why-no-such-stage = 這個階段無法建造。
why-stage-too-few-coins = 建造這個階段的硬幣不夠。
why-stage-not-on-offer = 城市和鄰居都生產不出這個階段所需的全部資源。
why-tower-not-in-play = 這場遊戲沒有巴別塔。
why-no-tile-left = 你已經沒有板塊了。
why-no-such-tile = 你沒有這塊板塊。
why-no-such-means = 不能用這種方式建造。
why-cannot-join = 你付不起參與計畫的費用。
why-no-wildcard = 你沒有參與標記。
why-no-such-split = 這樣付不夠，或是多付了。
why-free-city-can-use = 只要你手上還有自由城能用的牌，它就不能賣牌。
why-free-city-no-tiles = 自由城不放置板塊。
why-wrong-colour = 懲罰要的是另一種顏色的建築。
why-not-in-city = 你的城裡沒有這座建築。
why-no-such-token = 你沒有這種勝利標記。
why-must-use-card = 你必須使用一張手牌。
why-board-taken = 這塊奇蹟板已經有人拿了。
why-board-not-in-play = 這場遊戲沒有這塊奇蹟板。
why-not-so-built = 棄牌堆的牌只能拿來建造。

## 計分表

sheet-military = 軍事
sheet-treasury = 財富
sheet-wonder = 奇蹟
sheet-civilian = 市民
sheet-science = 科學
sheet-commercial = 商業
sheet-guilds = 公會
sheet-tower = 巴別塔
sheet-projects = 計畫

## 選項與預設

preset-base = 基本遊戲
preset-base-about = 基本盒裝的遊戲，沒有擴充。
preset-babel = 巴別塔擴充
preset-babel-about = 加入巴別塔與偉大計畫。
preset-full = 全部
preset-full-about = 巴別塔、偉大計畫與奇蹟包。

option-tower = 巴別塔
option-tower-about = 改變所有人規則的板塊。
option-projects = 偉大計畫
option-projects-about = 每個時代一項大家都能參與的計畫，有獎勵也有懲罰。
option-wonder_pack = 奇蹟包
option-wonder_pack-about = 加入萬里長城、巨石陣與尿尿小童。阿布辛貝要等領袖擴充。
option-boards = 奇蹟板
option-boards-about = 如何分配奇蹟板。
option-boards-random = 隨機
option-boards-chosen = 輪流選擇
option-sides = 奇蹟板的面
option-sides-about = 使用奇蹟板的哪一面。
option-sides-random = 隨機
option-sides-all_a = 全部 A 面
option-sides-chosen = 各自選擇
option-tile_active_from = 板塊生效
option-tile_active_from-about = 巴別塔的板塊從何時開始生效。
option-tile_active_from-next_turn = 從下一回合
option-tile_active_from-end_of_turn = 一放上就生效
option-tax_on_free_builds = 免費建造也繳稅
option-tax_on_free_builds-about = 免費建造的東西同樣要繳稅。
option-free_city_affected = 板塊影響自由城
option-free_city_affected-about = 兩人遊戲時，板塊對中立城市同樣有效。
option-partial_penalty = 部分懲罰
option-partial_penalty-about = 應失去兩個勝利標記但只有一個的人，失去那一個。

## 標籤，供沒有圖畫的牌桌使用

label-age = 時代
label-turn = 回合
label-round = 已進行的輪次
label-leader_seat = 主導自由城
label-cities = 城市
label-seat = 玩家
label-left_seat = 左鄰
label-right_seat = 右鄰
label-left = 左鄰
label-right = 右鄰
label-board = 奇蹟板
label-side = 面
label-coins = 硬幣
label-shields = 盾牌
label-wins = 勝利標記
label-defeats = 戰敗標記
label-cards = 卡牌
label-stages = 階段
label-stage = 階段
label-cost = 費用
label-effect = 效果
label-built = 已建成
label-mirrored = 仿效的階段
label-card = 卡牌
label-goods = 資源
label-choice_goods = 選擇其一
label-own_goods = 自用的選擇
label-symbols = 符號
label-truces = 免戰次數
label-powers = 可免費建造
label-last_card = 第七張牌
label-hand_size = 手牌數
label-tiles = 板塊
label-tiles_left = 剩餘板塊
label-raised = 已放板塊
label-parts = 參與次數
label-free_buildings = 建築標記
label-free_stages = 階段標記
label-wildcards = 自由參與標記
label-rewards = 獎勵
label-project = 偉大計畫
label-count = 數量
label-penalties = 懲罰分數
label-barren = 失去起始生產
label-hand = 你的手牌
label-colour = 顏色
label-build = 建造
label-tile = 板塊
label-why = 原因
label-ways = 支付
label-means = 方式
label-bank = 付給銀行
label-pile = 你看到的棄牌堆
label-hand_seat = 使用的城市
label-passed_tiles = 你傳出的板塊
label-hands = 你記得的手牌
label-size = 張數
label-sure = 其中確定
label-gone_cards = 不知去向的牌
label-sealed = 你的選擇
label-free = 替自由城
label-use = 用途
label-tower = 巴別塔
label-active_tiles = 生效的板塊
label-laid_tiles = 所有放過的板塊
label-reward = 獎勵
label-penalty = 懲罰
label-tokens = 剩餘標記
label-open = 可參與
label-past_projects = 過去的計畫
label-success = 成功
label-discards = 棄牌堆
label-discarded_cards = 你知道的棄牌
label-last = 上一輪
label-joins = 參與計畫
label-gain = 從銀行得到

use-1 = 建造
use-2 = 埋入
use-3 = 賣掉
use-4 = 放置板塊
use-5 = 不使用
means-0 = 支付
means-1 = 連鎖
means-2 = 奇蹟
means-3 = 標記
means-4 = 棄牌堆
tile-0 = 空位

## 統計項目

tally-board = 奇蹟板
tally-board-a = A 面
tally-board-b = B 面
tally-tile = 建造的板塊
tally-project = 出現的計畫
tally-project-failed = 失敗的計畫
tally-project-done = 成功的計畫（參與者）
