### 《巴別塔》繁體中文。各語言的鍵與參數必須一致，詳見 shinar/words.py。
### 用詞：工地、牌列（民族牌）、神殿、神殿牌堆、採石場、抽牌堆、棄牌堆、牌組（相連 3 張以上同民族的牌）。

game-name = 巴別塔
game-about = Uwe Rosenberg 與 Hagen Dorgathen 設計的雙人對戰：在五座工地蓋起神殿，讓五個民族倒戈對付你的對手。

## 民族、工地、神殿牌堆

nation-0 = 亞述人
nation-1 = 西臺人
nation-2 = 米底人
nation-3 = 波斯人
nation-4 = 蘇美人
nation-none = 任何民族的

site-0 = 亞述人工地
site-1 = 西臺人工地
site-2 = 米底人工地
site-3 = 波斯人工地
site-4 = 蘇美人工地
# 棋子還在採石場時。
site-none = 棋子所在的工地

source-0 = { site-0 }
source-1 = { site-1 }
source-2 = { site-2 }
source-3 = { site-3 }
source-4 = { site-4 }

target-0 = { site-0 }
target-1 = { site-1 }
target-2 = { site-2 }
target-3 = { site-3 }
target-4 = { site-4 }

stack-0 = 你的神殿牌堆
stack-1 = 對手的神殿牌堆

## 行動。$level、$count 為 0 表示沒有對象，$left 為 0 表示不需要棄牌。

move-end = 結束回合
move-move = 移動到{ $site }
move-lay = 在{ $site }打出 1 張{ $nation }牌
move-build-held = 在{ $site }建造你的起始神殿牌（第 1 層）
move-build = { $level ->
    [0] 從{ $stack }拿牌，在{ $site }建造
   *[other] 從{ $stack }拿牌，在{ $site }建造第 { $level } 層
}
move-migrate = 把 3 張牌從{ $source }遷移到{ $target }
move-destroy = { $level ->
    [0] 亞述人：付 1 張牌，但{ $site }沒有神殿可以摧毀
   *[other] 亞述人：摧毀對手在{ $site }的 { $level } 層神殿
}
move-steal = { $level ->
    [0] 西臺人：付 1 張牌，但在{ $site }偷不到任何一層
   *[other] 西臺人：偷走對手在{ $site }的第 { $level } 層
}
move-desert = { $count ->
    [0] 米底人：付 1 張牌，但{ $site }沒有{ $nation }牌可以趕走
   *[other] 米底人：趕走對手在{ $site }的 { $count } 張{ $nation }牌
}
move-skip = { $level ->
    [0] 波斯人：從{ $stack }拿牌，在{ $site }跳一層建造
   *[other] 波斯人：從{ $stack }拿牌，在{ $site }跳一層建造第 { $level } 層
}
move-defect = { $count ->
    [0] 蘇美人：付 1 張牌，但{ $site }沒有牌可以倒戈
   *[other] 蘇美人：讓對手在{ $site }的 { $count } 張{ $nation }牌倒戈
}
move-halve = { $count ->
    [0] { $nation }：付 1 張牌，但對手的手牌太少，無法減半
   *[other] { $nation }：讓對手的手牌減半（棄掉 { $count } 張）
}
move-halve-untold = { $nation }：讓對手的手牌減半
move-pay = { $group ->
    [1] 用最上面那組{ $nation }牌支付（共 { $groups } 組）
   *[other] 用由上往下數第 { $group } 組{ $nation }牌支付（共 { $groups } 組）
}
move-discard = { $left ->
    [0] 棄掉 1 張{ $nation }牌
    [1] 棄掉 1 張{ $nation }牌（最後一張）
   *[other] 棄掉 1 張{ $nation }牌（還要棄 { $left } 張）
}

## 消息

news-turn = 輪到{ $seat }了。
news-drew = { $seat }抽了 { $count } 張牌。
news-drew-cards = 你抽到了 { $count } 張{ $nation }牌。
news-moved = { $seat }移動到{ $site }。
news-laid = { $seat }在{ $site }打出了 1 張{ $nation }牌。
news-built = { $seat }在{ $site }建造了第 { $level } 層。
news-migrated = { $seat }把 3 張牌從{ $source }遷移到{ $target }。
news-destroyed = { $seat }在{ $site }的 { $level } 層神殿被摧毀了。
news-stolen = { $seat }在{ $site }偷走了第 { $level } 層。
news-deserted = { $seat }在{ $site }的 { $count } 張{ $nation }牌被趕走了。
news-defected = { $site }的 { $count } 張{ $nation }牌倒戈，加入{ $seat }的陣營。
news-halved = { $seat }的手牌減半，必須棄掉 { $count } 張。
news-discarded = { $seat }棄掉了 { $count } 張{ $nation }牌。
news-discarded-hidden = { $seat }面朝下棄掉了 { $count } 張牌。
news-temple-cards = { $seat }翻開了第 { $upper } 層與第 { $lower } 層的神殿牌，第 { $lower } 層放在最上面。
news-temple-card-hidden = { $seat }抽了 2 張神殿牌，最上面那張是第 { $lower } 層。
news-last-temple-card = { $seat }抽走了最後一張神殿牌：第 { $level } 層。
news-reshuffled = 棄牌堆的 { $count } 張牌重新洗成了抽牌堆。
news-end-phase = { $seat }達到了 15 分，進入終局階段。
news-total = { $seat }現在有 { $total } 分。
news-announced = { $seat }宣告手上有 { $count } 張牌。
news-stalemate = 僵局：採石場的牌太久沒有減少了。
news-over = 遊戲結束。

## 現在該做什麼

phase-act = { $who ->
    [you] 執行任意次行動，然後結束回合。
   *[other] { $seat }正在行動。
}
phase-paying = { $who ->
    [you] 請選擇用哪一組牌支付。
   *[other] { $seat }正在選擇用哪一組牌支付。
}
phase-halving = { $who ->
    [you] 你的手牌減半，還要棄掉 { $halving } 張牌。
   *[other] { $seat }的手牌減半，還要棄掉 { $halving } 張牌。
}
phase-over = 遊戲結束。

## 為什麼不行？

why-must-build-first = 你這回合必須先建造起始神殿牌。
why-would-break-promise = 這麼做的話，你這回合就無法建造起始神殿牌了。
why-must-pay = 請先選擇用哪一組牌支付技能。
why-must-discard = 你的手牌要減半，請先選擇要棄掉的牌。
why-nothing-to-pay = 你現在沒有需要支付的技能。
why-nothing-to-discard = 你現在不需要棄牌。
why-no-such-hand-card = 你的手上沒有這張牌。
why-already-there = 你的棋子已經在這座工地了。
why-pawn-in-quarry = 你的棋子還在採石場，請先移動到一座工地。
why-not-held = 你的起始神殿牌已經建造了。
why-temple-there = 起始神殿牌只能建在你還沒有神殿的工地。
why-stack-empty = 這個神殿牌堆沒有牌。
why-wrong-level = 你在這裡只能建造神殿的下一層。
why-wrong-skip = 牌堆最上面那張牌必須剛好比你的神殿高兩層。
why-too-few-cards = 你在這座工地的牌不夠：要蓋幾層，就要有幾張牌。
why-already-migrated = 你這回合已經遷移過了。
why-not-three-cards = 你在那座工地至少要有 3 張牌才能遷移。
why-no-group = 你的棋子所在的工地必須有 3 張相連的該民族牌。
why-no-enemy-temple = 對手在這座工地沒有神殿。
why-not-higher = 對手的神殿沒有比你的高。
why-no-such-enemy-card = 對手在這座工地沒有這個民族的牌。
why-enemy-column-empty = 對手在這座工地沒有牌。
why-hand-too-small = 對手的手牌不到 2 張，減半也沒有效果。
why-no-such-group = 你在這座工地沒有這麼多組牌。

## 計分表

sheet-site-0 = 亞述人
sheet-site-1 = 西臺人
sheet-site-2 = 米底人
sheet-site-3 = 波斯人
sheet-site-4 = 蘇美人

## 技能

skill-0 = 摧毀神殿
skill-1 = 偷走一層
skill-2 = 趕走
skill-3 = 跳一層
skill-4 = 倒戈
skill-halve = 手牌減半
# The same, where skills are counted.
skill-5 = { skill-halve }
skill-about-0 = 摧毀對手在這座工地的整座神殿，牌放回採石場。
skill-about-1 = 拿走對手神殿最上面的一張，蓋到你的神殿上；它必須比你的高，而且你在這裡要有足夠的牌。
skill-about-2 = 指定一個民族：對手在這座工地的該民族牌全部棄掉。
skill-about-3 = 建造剛好比你的神殿高兩層的牌；你在這裡要有足夠的牌。
skill-about-4 = 對手在這座工地與最上面那張牌同民族的牌，加入你的牌列。
skill-about-halve = 對手棄掉一半的手牌（無條件捨去）。任何民族的牌組都可以這樣用。
tally-skill = 使用的技能

## 標籤

label-nation = 民族
label-site = 工地
label-column = 牌列
label-group = 牌組
label-temple = 神殿
label-level = 層數
label-stack = 神殿牌堆
label-own-stack = 你的神殿牌堆
label-other-stack = 對手的神殿牌堆
label-quarry = 採石場
label-pile = 抽牌堆
label-discards = 棄牌堆
label-hand = 手牌
label-held = 起始神殿牌
label-pawn = 棋子
label-skill = 技能
label-total = 總分
label-end-phase = 終局階段

## 選項與預設組合

preset-2013 = 2013 年版
preset-2013-about = 依照英文版與法文版規則書進行。
preset-classic = 經典版
preset-classic-about = 依現有資料，盡量還原 2000 年的初版。

option-starting_hands = 起始手牌
option-starting_hands-about = 每位玩家一開始拿幾張牌。
option-starting_hands-3-5 = 先手 3 張，後手 5 張
option-starting_hands-5-5 = 各 5 張

option-sumerian_scope = 蘇美人的倒戈範圍
option-sumerian_scope-about = 對手牌列中的哪些牌會倒戈。
option-sumerian_scope-all_matching = 所有與最上面那張同民族的牌
option-sumerian_scope-top_group = 最上面那張，以及緊接在下方的同民族牌

option-halve_reveals = 公開減半的棄牌
option-halve_reveals-about = 因減半而棄掉的牌要面朝上。

option-temple_stacks_public = 公開神殿牌堆
option-temple_stacks_public-about = 神殿牌堆中的哪些牌是所有人都看得到的。
option-temple_stacks_public-all = 每一張
option-temple_stacks_public-top_only = 只有最上面那張

option-hand_size_public = 手牌張數
option-hand_size_public-about = 你什麼時候會知道對手有幾張手牌。
option-hand_size_public-always = 隨時知道
option-hand_size_public-announce_4_plus = 對手回合結束時，有 4 張以上才宣告

option-reshuffle = 重洗時機
option-reshuffle-about = 棄牌堆什麼時候重新洗成抽牌堆。
option-reshuffle-on_demand = 需要抽牌卻沒有牌的時候
option-reshuffle-on_exhaustion = 抽牌堆一抽完就洗

option-end_phase_low_applies_to = 9 分以下的條件
option-end_phase_low_applies_to-about = 在終局階段，誰掉到 9 分以下會讓遊戲結束。
option-end_phase_low_applies_to-either = 任一位玩家
option-end_phase_low_applies_to-opponent_of_first_15 = 只有先達到 15 分者的對手

option-temple_deck_end = 採石場抽完
option-temple_deck_end-about = 神殿牌用完時，遊戲在什麼時候結束。
option-temple_deck_end-on_last_card = 抽走最後一張牌的時候
option-temple_deck_end-when_draw_impossible = 需要抽牌卻抽不到的時候

option-first_turn_guard = 首回合保護
option-first_turn_guard-about = 不能把建造起始神殿牌所需的牌浪費掉。

option-allow_empty_skill = 無效果的技能
option-allow_empty_skill-about = 可以支付不會產生任何效果的技能。

option-full_tie = 完全平手
option-full_tie-about = 總分與手牌數都相同時，誰獲勝。
option-full_tie-draw = 無人獲勝
option-full_tie-second_seat = 後手玩家

option-stalemate_turns = 僵局
option-stalemate_turns-about = 採石場連續這麼多個回合沒有再減少，遊戲就結束。
