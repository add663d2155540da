# 商隊。需要哪些鍵，見 shinar/game.py。

move-take = 拿{ $good }
move-sell = 賣掉
move-load = 裝載，付錢給座位 { $seat }
good-0 = 某種貨物
good-1 = 琥珀
good-2 = 布料
good-3 = 椰棗
good-4 = 玻璃
good-5 = 鹽
wanted-1 = { good-1 }
wanted-2 = { good-2 }
wanted-3 = { good-3 }
wanted-4 = { good-4 }
wanted-5 = { good-5 }
hand-1 = { good-1 }
hand-2 = { good-2 }
hand-3 = { good-3 }
hand-4 = { good-4 }
hand-5 = { good-5 }
caravan-1 = { good-1 }
caravan-2 = { good-2 }
caravan-3 = { good-3 }
caravan-4 = { good-4 }
caravan-5 = { good-5 }
errand-0 = 尚未決定
errand-5 = 賣掉
errand-6 = 裝載，付左邊
errand-7 = 裝載，付右邊

why-take-first = 請先拿一張牌。
why-taken-already = 您已經拿了一張牌。
why-not-in-hand = 您手上沒有這張牌。
why-no-coin = 您沒有錢幣可付過路費。

phase-take = 請拿一張牌。
phase-errand = 這張牌要怎麼處理？
phase-wait = 其他人還在選擇。
phase-over = 遊戲結束。

news-sealed = 座位 { $seat } 已選好。
news-sold = 座位 { $seat } 賣掉了{ $good }。
news-loaded = 座位 { $seat } 裝載了{ $good }，付錢給座位 { $toll }。
news-wanted = 需求：{ $good }。
news-over = 遊戲結束。

sheet-coins = 錢幣
sheet-good-1 = 琥珀
sheet-good-2 = 布料
sheet-good-3 = 椰棗
sheet-good-4 = 玻璃
sheet-good-5 = 鹽

option-passing = 牌包傳向
option-passing-left = 左邊
option-passing-right = 右邊
option-open_sales = 賣出的牌正面朝上
option-packet = 每包牌數

tally-good-loaded = 裝載的貨物
tally-good-left = 留在牌庫的貨物

# 直接顯示視圖時，各欄位的名稱。
label-turn = 回合
label-wanted = 需求
label-bank = 銀行的錢幣
label-stock = 牌庫張數
label-hand = 您的手牌
label-taken = 拿取的牌
label-errand = 用途
label-seat = 玩家
label-traders = 商人
label-coins = 錢幣
label-sealed = 已選好
label-caravan = 商隊
label-packet = 牌包
label-hand_size = 手牌張數
label-last = 上一回合
label-good = 貨物
label-toll = 過路費付給座位
label-sales = 已賣出
label-lots = 已知的牌包內容
label-goods = 貨物
label-in_hand = 仍在手上
label-sold = 賣出的回合
