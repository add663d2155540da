### 所有遊戲共用的文字。各語言的鍵與參數必須一致，詳見 shinar/words.py。

## 玩家

you = 你
# $number 從 1 開始算。
seat-name = { $number ->
    [1] 玩家一
    [2] 玩家二
    [3] 玩家三
    [4] 玩家四
    [5] 玩家五
    [6] 玩家六
    [7] 玩家七
    [8] 玩家八
   *[other] 玩家{ $number }
}
list-and = { $first }和{ $next }
list-comma = { $first }、{ $next }

## 各語言自己的名稱

language-en = English
language-fr = Français
language-zh-TW = 繁體中文

## 各遊戲共用的拒絕理由

why-game-over = 遊戲已經結束了。
why-not-owed = 現在還沒輪到你做決定。
why-no-such-action = 這個遊戲沒有這種行動。

## 進行中

undo = 復原
resign = 認輸
news-undone = { $seat }收回了上一個決定。
news-resigned = { $seat }認輸了。

## 結束

game-over = 遊戲結束
outcome-won = { $seat }獲勝！
outcome-shared = 共享勝利：{ $names }。
outcome-draw = 本局平手。

## 計分表

sheet-total = 總分
sheet-rank = 名次
points = { $points } 分

## 選項

switch-on = 是
switch-off = 否

## 終端機（shinar/cli）

cli-for-seats = { $seats } 人
cli-presets = 預設組合
cli-default = 預設
cli-bot-random = 隨機
cli-bot-greedy = 貪心
cli-bot-easy = 簡單
cli-bot-medium = 中等
cli-bot-hard = 困難
cli-bot-expert = 專家
cli-bot-outside = 來賓
cli-bot-faults = { $seat }是外部程式，貪心電腦替它選了 { $count } 次，原因：
cli-log = 紀錄
cli-foot = 輸入編號、記號或幾個字 · { "u" } 復原 · 為什麼 … · { "?" } 說明 · { "q" } 離開
cli-filtered = 只顯示「{ $text }」· 按 { "Enter" } 顯示全部
cli-more-moves = … 共 { $count } 個：輸入幾個字來篩選
cli-watching = 按 { "Enter" } 繼續 · { "q" } 離開
cli-pass-to = 請把終端機交給{ $seat }，其他人不要看。
cli-press-enter = 請按 { "Enter" }。
cli-next-page = 按 { "Enter" } 繼續 · { "q" } 返回
cli-back = 按 { "Enter" } 回到遊戲
cli-replay-help = { "Enter" } 下一步，{ "b" } 上一步，{ "nn" } 與 { "bb" } 跳到換人的地方，輸入編號跳到那個決定；另有 { "first" }、{ "last" }、{ "log" }、{ "sheet" }、{ "lang" }、{ "q" }。
cli-replay-foot = 第 { $number } / { $last } 個決定 · { "Enter" } 下一步 · { "b" } 上一步 · { "nn" }、{ "bb" } 換人處 · 編號 · { "first" }、{ "last" } · { "log" } · { "sheet" } · { "q" }

# 每個指令除了英文名稱之外，還可以輸入這些字。
cli-verbs-undo = { "u" } 復原
cli-verbs-why = 為什麼
cli-verbs-help = { "?" } 說明
cli-verbs-log = 紀錄
cli-verbs-sheet = 計分
cli-verbs-rules = 規則
cli-verbs-save = 儲存
cli-verbs-lang = 語言
cli-verbs-board = 桌面
cli-verbs-resign = 認輸
cli-verbs-quit = { "q" } 離開

cli-help-title = 你可以輸入什麼
cli-help-number-typed = 7
cli-help-number = 選擇這個編號的行動
cli-help-notation-typed = 行動的記號
cli-help-notation = 用記號選擇行動；如果不允許，會告訴你原因
cli-help-letters-typed = 幾個字
cli-help-letters = 只顯示含有這些字的行動
cli-help-enter-typed = { "Enter" }
cli-help-enter = 選擇僅剩的那個行動，或重新顯示所有行動
cli-help-undo = 收回你的上一個決定；如果已經有人得知新的資訊，就要所有人同意
cli-help-why = 為什麼可以或不可以，依據哪一條規則：為什麼，再加上編號、記號或文字
cli-help-help = 這一頁；加上編號、記號或文字，則說明相關規則
cli-help-log = 到目前為止發生的一切
cli-help-sheet = 目前的分數
cli-help-rules = 規則；加上編號（規則 { "R7.1" }）則只看那一條
cli-help-save = 儲存遊戲，可指定檔案名稱
cli-help-lang = 換語言：語言 { "en" }、語言 { "fr" }、語言 { "zh-TW" }
cli-help-board = 重新顯示桌面與所有行動
cli-help-resign = 認輸
cli-help-quit = 離開；可以先儲存，改天再繼續

cli-how-why = 請說明要問什麼：為什麼，再加上編號、記號或幾個字。
cli-allowed = 這是允許的。
cli-no-action = 這個遊戲沒有「{ $text }」這種行動。
cli-more-answers = … 還有 { $count } 個：請再多輸入幾個字。
cli-no-rule = 沒有規則「{ $rule }」。
cli-no-such-number = 沒有編號 { $number } 的行動：編號從 1 到 { $last }。
cli-nothing-fits = 目前沒有符合「{ $text }」的行動。輸入 { "?" } 看說明，或輸入「為什麼 { $text }」。
cli-one-fits = { $label }：按 { "Enter" } 執行。
cli-taken-back = 已收回。
cli-nothing-changed = 沒有任何改變。
cli-ask-consent = 在那之後已經有人看到或做了什麼。其他人都同意你收回嗎？這會記錄在遊戲中。
cli-ask-resign = 你真的要認輸嗎？
cli-yes-letter = { "y" }
cli-ask-save = 要儲存這局遊戲嗎？{ "Enter" }：存成 { $file } · 或輸入其他名稱 · { "n" }：不要
cli-saved = 已儲存到 { $file }。想再看一次：{ $command }
cli-saved-there = 已儲存到 { $file }。
cli-not-saved = 這局遊戲沒有儲存。
cli-seed = 發牌的種子：{ $seed }
cli-seed-hash = 第一個決定之前就已承諾：{ "SHA-256" } { $hash }，鹽 { $salt }
cli-seed-promise = 發牌已經固定，種子的雜湊值：{ $hash }

## 終端機：《巴別塔》

cli-babel-build = 建造
cli-babel-skill = 技能
cli-babel-halve = 手牌減半
cli-babel-pay = 支付
cli-babel-discard = 棄牌
cli-babel-move = 移動到
cli-babel-lay = 打出
cli-babel-migrate = 遷移 3 張
cli-babel-end = 結束
cli-babel-hand = 手牌
cli-babel-stack = 神殿牌堆
cli-babel-held = [1] 起始牌
cli-babel-no-cards = 沒有牌
cli-babel-cards = { $count } 張牌
cli-babel-announced = 宣告 { $count } 張
cli-babel-not-announced = 少於 4 張牌
cli-babel-face-down = { $count } 張面朝下
cli-babel-quarry = 採石場 { $count }
cli-babel-pile = 抽牌堆 { $count }
cli-babel-discards = 棄牌堆
cli-babel-next = 接下來的神殿牌：{ $levels }
cli-babel-known = 手上一定有：
cli-babel-end-phase-of = 終局階段，由{ $seat }開啟
cli-babel-temple = 神殿
cli-babel-column = 牌列
cli-babel-pawn-here = 棋子在此
cli-babel-help =
    《巴別塔》：{ ">A" } 把棋子移動到亞述人工地，{ "+H" } 打出 1 張西臺人牌，{ "held" }、{ "own" }、{ "other" } 分別用起始神殿牌、你的牌堆、對手的牌堆建造，{ "A/M" } 從亞述人工地遷移到米底人工地。牌列從中間向外延伸；相連 3 張以上同民族的牌（有底線）可以使用技能。

## 終端機：巴比倫

cli-babylon-remove = 移除
cli-babylon-dig = 挖掘
cli-babylon-place = 放置
cli-babylon-site = 放在
cli-babylon-turn = 旋轉
cli-babylon-prop = 支撐
cli-babylon-build = 建造
cli-babylon-change = 指示物
cli-babylon-wish = 當作
cli-babylon-end = 結束
cli-babylon-round = 第 { $round } 輪，共 { $rounds } 輪
cli-babylon-taken = 剛拿取
cli-babylon-placing = 放置中
cli-babylon-flower = { $flower }
cli-babylon-tile = { $material }，{ $flower }（{ $symbols }）
cli-babylon-quarry = 採石場第 { $row } 橫列：{ $stacks }
cli-babylon-stored-tile = 存放的板塊：{ $tile }
cli-babylon-taken-tile = 剛拿取的板塊：{ $tile }
cli-babylon-pillars = { $count } 個支柱
cli-babylon-doubles = { $count } 個雙層支柱
cli-babylon-laid = { $place }，第 { $level } 層，{ $flower }：{ $spaces }
cli-babylon-help =
    《巴比倫》：{ ">B3" } 挖掘採石場 B3 的板塊，{ "place:taken" } 與 { "place:stored" } 放置板塊，{ "@c4" } 把板塊的左上角放在 c4（{ "@c4+" } 再高一層），{ "r90" } 旋轉板塊，{ "free:ne" } 留空一個角落，{ "statue:c3" } 與 { "bridge:c3-e3" } 建造裝飾物，{ "done" } 結束建造，再以 { "keep:taken" }、{ "keep:stored" } 或 { "end" } 決定存放哪一片板塊。圖中的數字是空位的高度，旁邊的記號是它顯示的東西；› 標示現在可以放置或建造的地方。

## 終端機：七大奇蹟

cli-wonders-build = 建造
cli-wonders-stage = 埋入
cli-wonders-tile = 放置板塊
cli-wonders-sell = 賣掉
cli-wonders-choose = 選擇
cli-wonders-means = 方式
cli-wonders-join = 計畫
cli-wonders-pay = 付款
cli-wonders-lose = 放棄
cli-wonders-decline = 或者
cli-wonders-hand = 手牌與建造費用：
cli-wonders-sells = 出售
cli-wonders-makes = 生產
cli-wonders-nothing = 還沒有
cli-wonders-built = 已完成
cli-wonders-cost = { $cost }：{ $effect }
cli-wonders-far = { $points } 分 { $coins } 元 { $shields } 盾
cli-wonders-left = 你的左鄰
cli-wonders-right = 你的右鄰
cli-wonders-raised = 已放 { $count } 塊板塊
cli-wonders-parts = 參與 { $count } 次
cli-wonders-tower = 巴別塔
cli-wonders-own-tiles = 你手上：
cli-wonders-project = 費用 { $cost } · 剩 { $count } 個標記 · 獎勵：{ $reward } · 否則{ $penalty }
cli-wonders-stage-offer = 下一階段：{ $price } · 棄牌堆：{ $count }
cli-wonders-discards = 棄牌堆：{ $count }
cli-wonders-remembered = { $seat }的手牌，有以下其中 { $count } 張：{ $cards }
cli-wonders-free = 免費
cli-wonders-means-1 = 連鎖
cli-wonders-means-2 = 奇蹟
cli-wonders-means-3 = 標記
cli-wonders-means-4 = 免費
cli-wonders-why-already-built = 已有
cli-wonders-why-too-few-coins = 缺錢
cli-wonders-why-not-on-offer = 缺資源
cli-wonders-why-no-stage-left = 都完成了
cli-wonders-why-no-such-stage = 沒有
cli-wonders-why-stage-too-few-coins = 硬幣不夠
cli-wonders-why-stage-not-on-offer = 缺少資源
cli-wonders-help =
    七大奇蹟：輸入編號或幾個字即可選擇。資源的單字：木材、石材、黏土、礦石、玻璃、布料、莎草紙各取一字；中間有斜線表示二選一。箭頭後面是要付的硬幣：← 付給左鄰，→ 付給右鄰，↑ 付給銀行；＋ 表示還有其他付法。□ 是還沒建的階段，■ 是已完成的。

## 桌邊的拒絕理由

why-no-such-seat = 這張桌子沒有這個座位。
why-resigned = 你已經認輸了。
why-nothing-sealed = 你沒有可以收回的決定。
why-seal-revealed = 你已經從這個決定得知新的資訊，不能再收回了。
why-nothing-to-undo = 沒有可以收回的決定。
why-undo-needs-consent = 在那之後已經有人看到或做了什麼：要其他人都同意才能收回。
why-undo-before-resignation = 在那之後已經有人認輸，不能再收回了。

## 競技場：`shinar arena` 與報告（shinar/arena）

arena-title = { $game }：哪個機器人比較強？
arena-played = 共 { $games } 局：{ $deals } 種開局，{ $seats } 個座位。每種開局打 { $times } 次，讓每個機器人都從每個座位打過。
arena-seed = 種子 { $seed }。
arena-options = 選項：{ $options }。
arena-decided = 每一對都分出結果後就停止。
arena-undecided = 打完時，還有對手沒有分出結果。
arena-verdicts = 可以下的結論
arena-better = { $first } 強過 { $second }：勝率領先 { $lead }（{ $low } 到 { $high }），每局 { $points } 分。
arena-equal = { $first } 和 { $second } 可視為一樣強：誰也沒有領先 { $margin } 的勝率。
arena-open = { $first } 和 { $second } 還分不出高下：勝率差 { $lead }（{ $low } 到 { $high }），每局 { $points } 分。
arena-alone = 只有一個機器人，沒有比較的對象。
arena-replaced = { $bot } 有 { $count } 次選擇由貪心機器人代為決定。

arena-bot = 機器人
arena-pair = 對手
arena-seat = 座位
arena-games = 局數
arena-wins = 勝局
arena-win-rate = 勝率
arena-interval = 95% 區間
arena-place = 名次
arena-points = 分數
arena-rating = 評分
arena-lead = 領先
arena-times = 次數
arena-lowest = 最低
arena-highest = 最高
arena-faults = 被代替的選擇
arena-seconds = 每局秒數
arena-all = 所有機器人
arena-beside = { $first }／{ $second }
arena-bot-at = { $bot }，座位 { $number }
arena-table = 數字

arena-ratings = 評分
arena-ratings-about = 每個機器人在同一把尺上的強度。橫線是 95% 區間。
arena-leads = 兩兩相比
arena-leads-about = 在雙方都參加的牌局中，前者的勝率比後者高多少。
arena-scores = 得分
arena-scores-about = 每個機器人以多少分結束、各有多少次。直線是平均。
arena-seats = 各座位的勝率
arena-seats-about = 坐在哪裡會贏。虛線是座位與機器人都一樣時的勝率。
arena-tally-about = 擁有或用過它的人贏了多少。這說明什麼和獲勝一起出現，不是獲勝的原因。

arena-reading = 怎麼看這一頁
arena-reading-unit = 獲勝就是第一名；並列時各得一份。機運以開局為單位：每個機器人都從每個座位打過同一種開局，所以運氣與好座位對大家都一樣。
arena-reading-intervals = 這樣的比較做 100 次，約有 95 次真正的值會落在 95% 區間裡。一對的區間若整個在零的同一邊，就有一方比較強。
arena-reading-ratings = 評分只有差距才有意義，平均是 25。每局都贏或都輸的機器人，再打下去評分還會繼續移動。
arena-reading-stopping = 如果一分出結果就停止，對手與勝率的區間在任何時刻看都成立；所有結論都正確的機率至少是 95%。區間也因此比較寬。
arena-reading-tally = 一張圖裡有很多條線時，大約每二十條就有一條只是碰巧偏離。

arena-data = 資料
arena-data-games = 每一局，每個座位一行
arena-data-tally = 每一局裡每個座位擁有或用過的東西
arena-data-bots = 機器人
arena-data-pairs = 對手
arena-report-there = 報告：{ $file }
arena-store-there = 牌局保存在 { $file }。繼續：{ $command }
