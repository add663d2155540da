# Caravan. Les clés nécessaires sont décrites dans shinar/game.py.

move-take = prendre { $good }
move-sell = vendre la carte
move-load = charger la carte et payer le siège { $seat }
good-0 = quelque chose
good-1 = ambre
good-2 = étoffe
good-3 = dattes
good-4 = verre
good-5 = sel
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
errand-0 = aucun
errand-5 = vendre
errand-6 = charger, payer à gauche
errand-7 = charger, payer à droite

why-take-first = Prenez d’abord une carte.
why-taken-already = Vous avez déjà pris une carte.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-no-coin = Vous n’avez pas de pièce pour le péage.

phase-take = Prenez une carte.
phase-errand = Que faire de cette carte ?
phase-wait = D’autres choisissent encore.
phase-over = La partie est terminée.

news-sealed = Le siège { $seat } a choisi.
news-sold = Le siège { $seat } a vendu : { $good }.
news-loaded = Le siège { $seat } a chargé : { $good }, et payé le siège { $toll }.
news-wanted = Demande : { $good }.
news-over = La partie est terminée.

sheet-coins = Pièces
sheet-good-1 = Ambre
sheet-good-2 = Étoffe
sheet-good-3 = Dattes
sheet-good-4 = Verre
sheet-good-5 = Sel

option-passing = Les paquets passent à
option-passing-left = gauche
option-passing-right = droite
option-open_sales = Les cartes sont vendues face visible
option-packet = Cartes par paquet

tally-good-loaded = Marchandises chargées
tally-good-left = Marchandises restées en réserve

# Les noms des champs de la vue, là où elle est montrée telle quelle.
label-turn = Tour
label-wanted = Demande
label-bank = Pièces dans la banque
label-stock = Cartes en réserve
label-hand = Votre main
label-taken = Carte prise
label-errand = Usage
label-seat = Joueur
label-traders = Marchands
label-coins = Pièces
label-sealed = A choisi
label-caravan = Caravane
label-packet = Paquet
label-hand_size = Cartes en main
label-last = Dernier tour
label-good = Marchandise
label-toll = Péage payé au siège
label-sales = Ventes
label-lots = Ce que vous savez des paquets
label-goods = Marchandises
label-in_hand = Encore en main
label-sold = Vendues aux tours
