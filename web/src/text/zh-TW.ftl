### 頁面本身的文字。各語言的鍵與參數必須一致。

## The page

brand = Shinar：回到大廳
rules = 規則
settings = 設定
help = 說明
to-lobby = 回到大廳
load-again = 重新載入
try-again = 再試一次
forget = 移除
rights = 採用 MIT 授權的自由軟體，與這些遊戲的出版社及作者無關。
broken-title = 這裡出了點狀況
broken-about = 這個頁面出錯了。你的對局很安全：所有下過的步驟都保存在伺服器上。

## Lobby

lobby-title = 建起高塔的那片平原
lobby-about = 開一張桌，和電腦對戰，或把連結傳給朋友。不需要註冊帳號。
games = 遊戲
for-players = { $least ->
    [2] { $most ->
    [2] 2 人遊戲
    *[other] { $least } 至 { $most } 人
    }
    *[other] { $least } 至 { $most } 人
    }
new-table = 開新桌
open-tables = 有空位的桌
no-open-tables = 目前沒有人在等待。開一張桌吧：空位會出現在這裡讓別人加入，你也可以傳送連結。
running-tables = 進行中
finished-tables = 已結束
my-tables = 你的桌
table-gone = 這張桌已經不在了。
seat-open = 空位
action-join = 入座
action-watch = 觀戰
action-replay = 回顧
action-return = 回到桌上
open-saved = 開啟存檔
bot-random = 隨性的電腦
bot-greedy = 積極的電腦
bot-easy = 簡單的電腦
bot-medium = 中等的電腦
bot-hard = 困難的電腦
bot-expert = 專家級電腦

## Joining

join-title = 有個位子留給你
join-with = 已入座：{ $names }
join-about = 你受邀加入這張桌。
your-name = 你的名字
their-name = 名字
sit-down = 入座

## New table

who-plays = 誰來玩？
players = { $count } 人
seat-kind = 第 { $number } 個位子坐誰？
seat-me = 我
seat-link = 用連結邀請
seat-hotseat = 也在這個螢幕上
seat-link-about = 你會得到一個可傳送的連結。
seat-bot-about = 由電腦自己玩。越強的想得越久：專家級每回合最多 10 秒。
listed = 在大廳顯示這張桌
listed-about = 任何人都可以坐下或觀戰。
which-rules = 採用哪種規則？
all-options = 所有選項
time = 時間
clock = 每次決定
clock-none = 不限時
clock-move-30 = 30 秒
clock-move-90 = 90 秒
clock-days-1 = 一天
clock-days-3 = 三天
absence = 有人離開時
absence-never = 等待
absence-2 = 2 分鐘後由電腦代打
absence-10 = 10 分鐘後由電腦代打
absence-1440 = 一天後由電腦代打
open-table = 開桌

## Waiting

waiting-title = 桌子準備好了
waiting-about = 把連結傳給要坐在那裡的人。所有人到齊後遊戲就開始。
waiting-others = 所有位子坐滿後遊戲就開始。
watch-link = 觀戰連結
copy-link = 複製連結
copied = 已複製

## At the table

the-table = 牌桌
seats = 座位
seat-away = 電腦代打中
seat-resigned = 已認輸
seat-absent = 離線
seat-acting = 決定中
time-left = 剩餘時間：
panel = 桌邊
panel-moves = 行動
panel-log = 紀錄
panel-sheet = 計分
panel-talk = 聊天
your-turn-title = 輪到你了
sealed-waiting = 已決定，等待{ $names }。
ask-take-back = 之後已有新資訊公開，需要徵求其他人同意。
ask-take-back-short = 請求悔棋
wish-own = 你請求悔棋，正在徵求其他人同意。
wish-other = { $name }想要悔棋。
wish-withdraw = 算了
wish-yes = 同意
wish-no = 不同意
resign-sure = 確定要認輸嗎？這無法復原。
play-on = 繼續玩
rematch = 再來一局
rematch-join = 加入下一局
replay = 回顧
save-game = 儲存對局
look-as = 視角
look-as-seat = { $name }的視角
look-as-watcher = 觀眾視角
pass-title = 請把螢幕交給{ $name }
pass-about = 這樣就看不到對方的牌。
pass-ready = 我是{ $name }

## Moves

filter-moves = 篩選行動
no-moves = 現在不需要決定。
why-not = 為什麼不行？
why-not-about = 行動代號，例如 >A 或 +P
why-not-ask = 詢問
why-it-is-possible = 這是可行的。
you-chose = 你選擇了：
what-you-see = 你所知道的

## Log, sheet, talk

log-empty = 還沒有發生任何事。
sheet-empty = 遊戲開始後會顯示分數。
talk-empty = 打個招呼吧。
talk-say = 說點什麼
talk-send = 傳送

## Looking back

look-back = 回顧
look-at = 查看第 { $turn } 步的桌面
looking-back = 第 { $turn } 步，共 { $turns } 步
back-to-now = 回到現在
history-first = 回到開頭
history-back = 上一步
history-forward = 下一步
history-last = 到最後
history-play = 播放
history-pause = 暫停

## Settings

setting-language = 語言
language-name-en = English
language-name-fr = Français
language-name-zh-TW = 繁體中文
setting-theme = 主題
theme-auto = 跟隨裝置
theme-light = 石灰岩
theme-dark = 夜釉
setting-palette = 顏色
palette-usual = 一般
palette-apart = 易於分辨
setting-sound = 音效
setting-sound-about = 有動靜時發出輕輕的木頭聲。
setting-motion = 減少動態
setting-motion-about = 卡牌直接換位，不會滑動。
setting-memory = 記憶輔助
setting-memory-about = 顯示靠計算就能得知的資訊，對每個人都一樣。
setting-hints = 前幾回合的提示
setting-hints-about = 還不熟悉遊戲時，在桌上給一句建議。

## Help

help-mouse = 點選你想用的東西，可行的地方會發出金光；也可以直接拖過去。如果不行，桌面會告訴你原因。
key-number = 跳到該編號的行動
key-arrows = 瀏覽行動並選擇
key-slash = 篩選行動
key-u = 復原
key-question = 顯示說明
key-escape = 關閉、取消選取

## Troubles

line-lost = 連線中斷了。什麼都沒有遺失，正在重新連線…
line-offline = 你目前離線。什麼都沒有遺失，網路恢復後桌面就會回來。
no-table-title = 找不到這張桌
no-server-title = 伺服器沒有回應
error-offline = 無法連上伺服器。什麼都沒有遺失，請稍後再試。
error-unknown = 沒有成功，一切維持原狀。
error-busy = 伺服器回應緩慢，桌面顯示的是已儲存的狀態。
error-stopping = 伺服器正在重新啟動。什麼都沒有遺失。
error-malformed = 伺服器看不懂這個內容。
error-too-large = 內容太長了。
error-flood = 請慢一點。
error-hello-first = 桌子還沒準備好。
error-unknown-key = 這個連結已經失效。
error-unknown-match = 這張桌不存在，或是私人桌而這個瀏覽器沒有座位。
error-not-seated = 你在這裡是觀眾。
error-not-running = 遊戲沒有在進行。
error-stale = 桌面已經改變了。
error-illegal = 現在不能這樣做。
error-nothing-asked = 已經沒有待回覆的請求。
error-unknown-game = 這個伺服器沒有這個遊戲。
error-unknown-bot = 這個伺服器沒有這個電腦玩家。
error-unknown-language = 沒有這個語言的版本。
error-bad-options = 這些選項無法搭配。
error-bad-seats = 座位安排不符合這個遊戲。
error-bad-name = 請換一個名字。
error-bad-seed = 不能使用這個種子。
error-no-open-seat = 位子都坐滿了。
error-bad-invitation = 這個邀請已經被使用了。
error-not-over = 遊戲還沒結束。
error-no-such-turn = 沒有這一步。
error-bad-transcript = 這個檔案不是我們的對局（第 { $line } 行）。
error-not-found = 找不到。
close = 關閉

## Babel's table

babel-supply = 神殿牌
babel-empty-stack = 沒有牌
babel-empty-hand = 你沒有手牌。
babel-returned = 採石場頂端的已知牌，下一張在前
babel-held-card = 你的起始第 1 層
babel-choose = 你想怎麼做？
babel-refused = 不可行
babel-no-move = 現在沒辦法用這個做什麼。
babel-nothing-here = 這只能看。
babel-not-there = 不能放這裡。可以：{ $what }
babel-column-yours = 你在{ $site }的牌列：{ $cards }
babel-column-theirs = 對手在{ $site }的牌列：{ $cards }
babel-temple-yours = 你在{ $site }的神殿：第 { $levels } 層
babel-temple-theirs = 對手在{ $site }的神殿：第 { $levels } 層
babel-site = 工地：{ $site }
babel-tab = { $site }：你的神殿 { $yours }，對手 { $theirs }
babel-their-hand = 對手手牌：{ $count }
babel-hand-card = { $nation }：手上 { $count } 張
babel-score = 你 { $mine } 分，{ $name } { $theirs } 分。標記：9、15、20。
babel-unseen = 下落不明的民族牌
babel-unseen-temples = 下落不明的神殿牌
babel-known = 已知的對手手牌
babel-hint-wait = 對手正在進行。改變的地方會以金色標示。
babel-hint-move = 你的棋子從採石場出發。一張牌可以帶它到該民族的工地：點一張牌，或把牌拖過去。
babel-hint-lay = 現在在這裡打出一張牌：把任何一張手牌拖到工地靠你的這一側。
babel-hint-held = 這裡有一張牌就足以蓋第 1 層：點你的起始神殿牌。
babel-hint-end = 你可以繼續移動、出牌、建造，或結束回合，然後拿到兩張神殿牌。
babel-hint-build = 牌列有幾張牌，神殿就能蓋多高，一層接一層。兩邊的神殿牌堆都可以拿。
babel-hint-groups = 連續三張相同的牌就有技能：會出現金色印章。達到 15 分而對手不超過 9 分時，你就獲勝。
babel-hint-halving = 你的手牌要減半。點選你可以捨棄的牌。
hints-off = 不再顯示提示
