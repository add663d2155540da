# Caravan. Which keys there must be is written in shinar/game.py.

move-take = take { $good }
move-sell = sell it
move-load = load it and pay seat { $seat }
good-0 = something
good-1 = amber
good-2 = cloth
good-3 = dates
good-4 = glass
good-5 = salt
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
errand-0 = none yet
errand-5 = sell
errand-6 = load, pay left
errand-7 = load, pay right

why-take-first = First take a card.
why-taken-already = You have taken a card already.
why-not-in-hand = You have no such card in hand.
why-no-coin = You have no coin for the toll.

phase-take = Take a card.
phase-errand = What shall become of it?
phase-wait = Others are choosing.
phase-over = The game is over.

news-sealed = Seat { $seat } has chosen.
news-sold = Seat { $seat } sold { $good }.
news-loaded = Seat { $seat } loaded { $good } and paid seat { $toll }.
news-wanted = Wanted: { $good }.
news-over = The game is over.

sheet-coins = Coins
sheet-good-1 = Amber
sheet-good-2 = Cloth
sheet-good-3 = Dates
sheet-good-4 = Glass
sheet-good-5 = Salt

option-passing = Packets go to the
option-passing-left = left
option-passing-right = right
option-open_sales = Cards are sold face up
option-packet = Cards in a packet

tally-good-loaded = Goods loaded
tally-good-left = Goods left in the stock

# What the view's fields are called where it is shown as it is.
label-turn = Turn
label-wanted = Wanted
label-bank = Coins in the bank
label-stock = Cards in the stock
label-hand = Your hand
label-taken = Taken
label-errand = Errand
label-seat = Player
label-traders = Traders
label-coins = Coins
label-sealed = Has chosen
label-caravan = Caravan
label-packet = Packet
label-hand_size = Cards in hand
label-last = Last turn
label-good = Good
label-toll = Toll paid to seat
label-sales = Sold
label-lots = Known of packets
label-goods = Goods
label-in_hand = Still in hand
label-sold = Sold in turns
