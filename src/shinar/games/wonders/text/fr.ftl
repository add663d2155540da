### 7 Wonders en français, avec les noms de la première édition. Voir shinar/words.py.
### Les noms de projets sans source française connue sont traduits par nous.

game-name = 7 Wonders
game-about = Un jeu d’Antoine Bauza : menez une cité à travers trois Âges, choisissez, bâtissez, commercez avec vos voisins et armez-vous contre eux. Avec la Tour de Babel et les Grands Projets, si vous voulez.

## Cartes, par numéro (dans l’ordre de cards.py)

card-0 = Chantier
card-1 = Cavité
card-2 = Bassin argileux
card-3 = Filon
card-4 = Friche
card-5 = Excavation
card-6 = Fosse argileuse
card-7 = Exploitation forestière
card-8 = Gisement
card-9 = Mine
card-10 = Métier à tisser
card-11 = Verrerie
card-12 = Presse
card-13 = Prêteur sur gages
card-14 = Bains
card-15 = Autel
card-16 = Théâtre
card-17 = Taverne
card-18 = Comptoir Est
card-19 = Comptoir Ouest
card-20 = Marché
card-21 = Palissade
card-22 = Caserne
card-23 = Tour de garde
card-24 = Officine
card-25 = Atelier
card-26 = Scriptorium
card-27 = Scierie
card-28 = Carrière
card-29 = Briqueterie
card-30 = Fonderie
card-31 = Métier à tisser II
card-32 = Verrerie II
card-33 = Presse II
card-34 = Aqueduc
card-35 = Temple
card-36 = Statue
card-37 = Tribunal
card-38 = Forum
card-39 = Caravansérail
card-40 = Vignoble
card-41 = Bazar
card-42 = Muraille
card-43 = Place d’armes
card-44 = Écuries
card-45 = Champs de tir
card-46 = Dispensaire
card-47 = Laboratoire
card-48 = Bibliothèque
card-49 = École
card-50 = Panthéon
card-51 = Jardins
card-52 = Hôtel de ville
card-53 = Palace
card-54 = Sénat
card-55 = Port
card-56 = Phare
card-57 = Chambre de commerce
card-58 = Arène
card-59 = Fortifications
card-60 = Cirque
card-61 = Arsenal
card-62 = Atelier de siège
card-63 = Loge
card-64 = Observatoire
card-65 = Université
card-66 = Académie
card-67 = Étude
card-68 = Guilde des travailleurs
card-69 = Guilde des artisans
card-70 = Guilde des commerçants
card-71 = Guilde des philosophes
card-72 = Guilde des espions
card-73 = Guilde des stratèges
card-74 = Guilde des armateurs
card-75 = Guilde des scientifiques
card-76 = Guilde des magistrats
card-77 = Guilde des bâtisseurs

## Plateaux, faces, tuiles, projets

board-0 = Gizeh
board-1 = Rhodes
board-2 = Alexandrie
board-3 = Éphèse
board-4 = Babylone
board-5 = Olympie
board-6 = Halicarnasse
board-7 = Grande Muraille
board-8 = Stonehenge
board-9 = Manneken Pis
board-10 = Abou Simbel

side-0 = A
side-1 = B

tile-1 = tuile 1 (taxe sur le rouge)
    .brief = taxe sur le rouge
tile-2 = tuile 2 (rouge sans ressources)
    .brief = rouge sans ressources
tile-3 = tuile 3 (ni double ni mixte en marron)
    .brief = ni double ni mixte en marron
tile-4 = tuile 4 (pas de commerce jaune)
    .brief = pas de commerce jaune
tile-5 = tuile 5 (pièces pour le bleu)
    .brief = pièces pour le bleu
tile-6 = tuile 6 (taxe sur le bleu)
    .brief = taxe sur le bleu
tile-7 = tuile 7 (chaînages des voisins)
    .brief = chaînages des voisins
tile-8 = tuile 8 (bleu en pièces)
    .brief = bleu en pièces
tile-9 = tuile 9 (produits à 1 de moins)
    .brief = produits à 1 de moins
tile-10 = tuile 10 (produits à 1 de plus)
    .brief = produits à 1 de plus
tile-11 = tuile 11 (matières à 1 de moins)
    .brief = matières à 1 de moins
tile-12 = tuile 12 (matières à 1 de plus)
    .brief = matières à 1 de plus
tile-13 = tuile 13 (taxe sur les chaînages)
    .brief = taxe sur les chaînages
tile-14 = tuile 14 (pièces pour les chaînages)
    .brief = pièces pour les chaînages
tile-15 = tuile 15 (étapes sans ressources)
    .brief = étapes sans ressources
tile-16 = tuile 16 (taxe sur les étapes)
    .brief = taxe sur les étapes
tile-17 = tuile 17 (un bois ou une pierre)
    .brief = un bois ou une pierre
tile-18 = tuile 18 (une argile ou un minerai)
    .brief = une argile ou un minerai
tile-19 = tuile 19 (victoires diminuées)
    .brief = victoires diminuées
tile-20 = tuile 20 (marron simple sans fin)
    .brief = marron simple sans fin
tile-21 = tuile 21 (un verre, tissu ou papyrus)
    .brief = un verre, tissu ou papyrus
tile-22 = tuile 22 (défaites doublées)
    .brief = défaites doublées
tile-23 = tuile 23 (guildes en pièces)
    .brief = guildes en pièces
tile-24 = tuile 24 (5 pièces pour les guildes)
    .brief = 5 pièces pour les guildes

tile-about-1 = Taxe sur les bâtiments rouges : le numéro de l’Âge.
tile-about-2 = Les bâtiments rouges ne demandent aucune ressource.
tile-about-3 = Les bâtiments marron doubles ou au choix ne produisent rien.
tile-about-4 = Comptoirs, Marché, Caravansérail et Forum sont sans effet.
tile-about-5 = Les bâtiments bleus rapportent des pièces : le numéro de l’Âge.
tile-about-6 = Taxe sur les bâtiments bleus : le numéro de l’Âge.
tile-about-7 = Les bâtiments des voisins comptent aussi pour les chaînages.
tile-about-8 = Les bâtiments bleus coûtent des pièces au lieu de ressources.
tile-about-9 = Le verre, le tissu et le papyrus achetés coûtent 1 de moins.
tile-about-10 = Le verre, le tissu et le papyrus achetés coûtent 1 de plus.
tile-about-11 = Le bois, la pierre, l’argile et le minerai achetés coûtent 1 de moins.
tile-about-12 = Le bois, la pierre, l’argile et le minerai achetés coûtent 1 de plus.
tile-about-13 = Taxe sur les chaînages : le numéro de l’Âge.
tile-about-14 = Les chaînages rapportent des pièces : le numéro de l’Âge.
tile-about-15 = Les étapes ne demandent aucune ressource.
tile-about-16 = Taxe sur les étapes : le numéro de l’Âge.
tile-about-17 = Un bois ou une pierre pour chacun, à chaque tour.
tile-about-18 = Une argile ou un minerai pour chacun, à chaque tour.
tile-about-19 = Les jetons Victoire sont d’une valeur en dessous.
tile-about-20 = Les bâtiments marron d’une seule ressource en donnent à volonté.
tile-about-21 = Un verre, un tissu ou un papyrus pour chacun, à chaque tour.
tile-about-22 = Les jetons Défaite vont par deux.
tile-about-23 = Les guildes coûtent des pièces au lieu de ressources.
tile-about-24 = Les guildes rapportent 5 pièces.

project-0 = Belvédère
project-1 = Grues
project-2 = Double enceinte
project-3 = Fabrique
project-4 = Chemin de ronde
project-5 = Obélisque
project-6 = Port fluvial
project-7 = Réseau d’égouts
project-8 = Haut fourneau
project-9 = Miroir de guerre
project-10 = Archives
project-11 = Trébuchet géant
project-12 = Grand bazar
project-13 = Ménagerie
project-14 = Arc de triomphe

## Ressources, couleurs, symboles (.short : ce qui figure dans un coût)

good-0 = bois
    .short = B
good-1 = pierre
    .short = P
good-2 = argile
    .short = A
good-3 = minerai
    .short = M
good-4 = verre
    .short = V
good-5 = tissu
    .short = T
good-6 = papyrus
    .short = Y

colour-0 = marron
    .short = mar
colour-1 = gris
    .short = gri
colour-2 = bleu
    .short = ble
colour-3 = jaune
    .short = jau
colour-4 = rouge
    .short = rou
colour-5 = vert
    .short = ver
colour-6 = violet
    .short = vio

symbol-0 = compas
symbol-1 = rouage
symbol-2 = tablette

# Le numéro d’un Âge, comme on l’écrit.
age-1 = I
age-2 = II
age-3 = III

# Qui n’est pas un joueur, mais possède une cité.
seat-8 = Cité libre

## Ce que font cartes et étapes, en peu de mots ($goods : des lettres de ressources, $what : ce qu’on compte)

effect-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
effect-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
effect-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
effect-makes = produit { $goods }
effect-makes-two = produit 2 { $goods }
effect-any-symbol = symbole au choix
effect-cheap-left = { $goods } à 1, à gauche
effect-cheap-right = { $goods } à 1, à droite
effect-cheap-both = { $goods } à 1
effect-coins-per = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} par { $what }{ $where }
effect-points-per = { $count ->
    [one] { $count } point
   *[other] { $count } points
} par { $what }{ $where }
effect-both-per = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $count ->
    [one] { $count } point
   *[other] { $count } points
} par { $what }{ $where }
effect-gift = { $count } pièces à chaque voisin
effect-loss = tous les autres perdent { $count }
effect-victory = un jeton Victoire de { $count }
what-stages = étape
what-defeats = jeton Défaite
what-stones = pierre imprimée
what-sets = groupe de symboles
where-0 = { "" }
where-6 = { " " }chez les voisins
where-7 = { " " }chez soi et les voisins

special-1 = un bâtiment gratuit par Âge
special-2 = la septième carte
special-3 = un bâtiment de la défausse
special-4 = une guilde d’un voisin
special-5 = un symbole d’un voisin
special-6 = diplomatie
special-7 = une ressource qui manque
special-8 = la couleur enterrée, chez les voisins
special-9 = l’étape { $count } d’un voisin
special-10 = un leader enterré
special-11 = un jeton Participation libre
special-12 = un jeton Bâtiment
special-13 = un jeton Étape

penalty-1 = perdre un bâtiment { $colour }
penalty-2 = perdre toutes ses pièces
penalty-3 = perdre deux jetons Victoire
penalty-4 = perdre le départ du plateau

## Actions. $free vaut 1 quand la Cité libre agit ; $left, $right, $bank sont des pièces à payer ; $ways le nombre de façons

move-build = { $free ->
    [1] Cité libre : construire
   *[other] Construire
} { $card }{ $left ->
    [0] { "" }
   *[other] { " " }· { $left } à gauche
}{ $right ->
    [0] { "" }
   *[other] { " " }· { $right } à droite
}{ $bank ->
    [0] { "" }
   *[other] { " " }· { $bank } à la banque
}{ $ways ->
    [1] { "" }
   *[other] { " " }· plusieurs façons, dès { $coins }
}
move-search = Construire { $card } depuis la défausse{ $bank ->
    [0] { "" }
   *[other] { " " }· { $bank } à la banque
}
move-stage = { $free ->
    [1] Cité libre : enterrer
   *[other] Enterrer
} { $card } pour { $stage }{ $left ->
    [0] { "" }
   *[other] { " " }· { $left } à gauche
}{ $right ->
    [0] { "" }
   *[other] { " " }· { $right } à droite
}{ $bank ->
    [0] { "" }
   *[other] { " " }· { $bank } à la banque
}{ $ways ->
    [1] { "" }
   *[other] { " " }· plusieurs façons, dès { $coins }
}
move-sell = { $free ->
    [1] Cité libre : vendre
   *[other] Vendre
} { $card }
move-raise = Défausser { $card } pour une tuile
move-lose = Abandonner { $card }
move-keep = Garder la { $tile }
move-lay = Poser la { $tile }
move-which = { $stage } de votre Merveille
move-mirror = Imiter { $stage }
move-by-cost = { $free ->
    [1] Cité libre : payer
   *[other] Payer
} le coût de { $card }
move-by-chain = { $free ->
    [1] Cité libre : construire
   *[other] Construire
} { $card } par chaînage
move-by-power = Construire { $card } gratuitement, grâce à votre Merveille
move-by-token = Rendre un jeton pour { $card }
move-by-other = Façon { $means }
move-join-no = Ne pas participer au projet { $project }
move-join = Participer au projet { $project }
move-join-wild = Participer au projet { $project } avec un jeton Participation libre
move-join-other = Participation { $join }
move-pay = { $free ->
    [1] Cité libre : payer
   *[other] Payer
} { $left } à gauche, { $right } à droite
move-lose-win = Abandonner un jeton Victoire de { $value }
move-decline = Ne rien en faire
move-board = Prendre { $board }
move-side = Jouer la face { $side }

stage-0 = une étape
stage-1 = l’étape 1
stage-2 = l’étape 2
stage-3 = l’étape 3
stage-4 = l’étape 4
stage-none = aucune étape
card-none = une carte
board-none = aucun plateau
project-none = projet
right-none = ?

## Nouvelles

news-age = L’Âge { $age } commence.
news-project = Le Grand Projet de cet Âge est { $project } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
news-board = { $seat } { $who ->
    [you] avez
   *[other] a
} pris { $board }.
news-side = { $seat } { $who ->
    [you] jouez
   *[other] joue
} { $board }, face { $side }.
news-built = { $seat } { $who ->
    [you] avez
   *[other] a
} construit { $card }.
news-built-by-chain = { $seat } { $who ->
    [you] avez
   *[other] a
} construit { $card } par chaînage.
news-built-by-power = { $seat } { $who ->
    [you] avez
   *[other] a
} construit { $card } gratuitement.
news-built-by-token = { $seat } { $who ->
    [you] avez
   *[other] a
} construit { $card } avec un jeton.
news-built-by-search = { $seat } { $who ->
    [you] avez
   *[other] a
} construit { $card } depuis la défausse.
news-staged = { $seat } { $who ->
    [you] avez
   *[other] a
} construit { $stage }.
news-sold = { $seat } { $who ->
    [you] avez
   *[other] a
} vendu une carte.
news-raised = { $seat } { $who ->
    [you] avez
   *[other] a
} défaussé une carte pour une tuile.
news-declined = { $seat } { $who ->
    [you] n’avez
   *[other] n’a
} rien fait de la dernière carte.
news-declined-search = { $seat } { $who ->
    [you] n’avez
   *[other] n’a
} rien pris dans la défausse.
news-joined = { $seat } { $who ->
    [you] avez
   *[other] a
} participé au projet { $project }.
news-paid = { $seat } { $who ->
    [you] avez
   *[other] a
} payé { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $whom ->
    [you] vous
   *[other] { $other }
}.
news-paid-bank = { $seat } { $who ->
    [you] avez
   *[other] a
} payé { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à la banque.
news-gained = { $seat } { $who ->
    [you] avez
   *[other] a
} reçu { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de la banque.
news-lost-coins = { $seat } { $who ->
    [you] avez
   *[other] a
} perdu { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
news-laid = { $seat } { $who ->
    [you] avez
   *[other] a
} posé la { $tile } sur la Tour.
news-project-done = Le projet { $project } a réussi.
news-project-failed = Le projet { $project } a échoué.
news-rewarded = { $seat } { $who ->
    [you] avez
   *[other] a
} reçu la récompense { $count } fois.
news-gave-up = { $seat } { $who ->
    [you] avez
   *[other] a
} abandonné { $card }.
news-gave-up-wins = { $seat } { $who ->
    [you] avez
   *[other] a
} abandonné { $count ->
    [one] { $count } jeton Victoire
   *[other] { $count } jetons Victoire
}.
news-barren = { $seat } { $who ->
    [you] avez
   *[other] a
} perdu le départ du plateau.
news-penalty = { $seat } { $who ->
    [you] avez
   *[other] a
} pris un jeton de pénalité : { $points }.
news-fought = Conflits : { $seat }, { $points ->
    [0] aucune victoire
   *[other] des victoires pour { $points }
}, { $defeats ->
    [0] aucune défaite
    [one] { $defeats } défaite
   *[other] { $defeats } défaites
}.
news-over = La partie est finie.

## Ce qui est demandé

phase-boards = { $who ->
    [you] Choisissez votre plateau.
   *[other] { $seat } choisit un plateau.
}
phase-sides = { $who ->
    [you] Choisissez la face de votre plateau.
   *[other] Choisissent encore une face : { $seat }.
}
phase-draft = { $who ->
    [you] Gardez une tuile ; les autres partent à droite.
   *[other] Choisissent encore une tuile : { $seat }.
}
phase-play = Âge { $age }, tour { $turn }. { $who ->
    [you] Choisissez une carte et son usage.
   *[other] Choisissent encore : { $seat }.
}
phase-free-city = Âge { $age }, tour { $turn }. { $who ->
    [you] Choisissez une carte pour la Cité libre.
   *[other] Choisissent encore : { $seat }.
}
phase-which-stage = { $who ->
    [you] Quelle étape ?
   *[other] Choisissent encore : { $seat }.
}
phase-which-tile = { $who ->
    [you] Quelle tuile ?
   *[other] Choisissent encore : { $seat }.
}
phase-means = { $who ->
    [you] Comment la construire ?
   *[other] Choisissent encore : { $seat }.
}
phase-join = { $who ->
    [you] Participer au Grand Projet ?
   *[other] Choisissent encore : { $seat }.
}
phase-pay = { $who ->
    [you] Combien de pièces à quel voisin ?
   *[other] Choisissent encore : { $seat }.
}
phase-last-card = { $who ->
    [you] Vous pouvez utiliser votre dernière carte.
   *[other] Peuvent encore utiliser la dernière carte : { $seat }.
}
phase-search = { $who ->
    [you] Construisez gratuitement une carte de la défausse.
   *[other] { $seat } cherche dans la défausse.
}
phase-penalty = { $who ->
    [you] Le projet a échoué : choisissez ce que vous abandonnez.
   *[other] Choisissent ce qu’ils abandonnent : { $seat }.
}
phase-over = La partie est finie.

## Pourquoi pas ?

why-other-question = On vous demande autre chose maintenant.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-not-in-pile = Cette carte n’est pas dans la défausse.
why-already-built = Ce bâtiment se trouve déjà dans la cité.
why-too-few-coins = Il n’y a pas assez de pièces pour cela.
why-not-on-offer = Ni la cité ni ses voisins ne produisent tout ce qu’il faut.
why-no-stage-left = Toutes les étapes de cette Merveille sont construites.
why-no-such-stage = Cette étape ne peut pas être construite.
why-stage-too-few-coins = Il n’y a pas assez de pièces pour l’étape.
why-stage-not-on-offer = Ni la cité ni ses voisins ne produisent tout ce que demande l’étape.
why-tower-not-in-play = La Tour n’est pas dans cette partie.
why-no-tile-left = Vous n’avez plus de tuile.
why-no-such-tile = Vous n’avez pas cette tuile.
why-no-such-means = On ne peut pas construire cela de cette façon.
why-cannot-join = Vous ne pouvez pas payer en plus la participation au projet.
why-no-wildcard = Vous n’avez pas de jeton Participation libre.
why-no-such-split = Ce paiement ne suffit pas, ou gaspille des pièces.
why-free-city-can-use = La Cité libre ne peut pas vendre tant que vous avez une carte qu’elle peut utiliser.
why-free-city-no-tiles = La Cité libre ne construit pas de tuiles.
why-wrong-colour = La pénalité demande un bâtiment d’une autre couleur.
why-not-in-city = Ce bâtiment n’est pas dans votre cité.
why-no-such-token = Vous n’avez pas de tel jeton Victoire.
why-must-use-card = Vous devez utiliser une de vos cartes.
why-board-taken = Quelqu’un a déjà ce plateau.
why-board-not-in-play = Ce plateau n’est pas dans la partie.
why-not-so-built = Une carte de la défausse peut seulement être construite.

## La feuille de score

sheet-military = Militaire
sheet-treasury = Trésor
sheet-wonder = Merveille
sheet-civilian = Civil
sheet-science = Sciences
sheet-commercial = Commerce
sheet-guilds = Guildes
sheet-tower = Tour
sheet-projects = Projets

## Options et formules

preset-base = Jeu de base
preset-base-about = Le jeu de la première boîte, sans extension.
preset-babel = Babel
preset-babel-about = Avec la Tour de Babel et les Grands Projets.
preset-full = Tout
preset-full-about = Tour, Grands Projets et Wonder Pack.

option-tower = Tour de Babel
option-tower-about = Des tuiles qui changent les règles pour tous.
option-projects = Grands Projets
option-projects-about = À chaque Âge un projet auquel tous peuvent participer, avec récompenses et pénalités.
option-wonder_pack = Wonder Pack
option-wonder_pack-about = La Grande Muraille, Stonehenge et Manneken Pis sont parmi les plateaux. Abou Simbel attend les Leaders.
option-boards = Plateaux
option-boards-about = Comment les plateaux sont attribués.
option-boards-random = au hasard
option-boards-chosen = choisis l’un après l’autre
option-sides = Faces
option-sides-about = Quelle face des plateaux on joue.
option-sides-random = au hasard
option-sides-all_a = toutes A
option-sides-chosen = au choix de chacun
option-tile_active_from = Effet des tuiles
option-tile_active_from-about = À partir de quand une tuile de la Tour agit.
option-tile_active_from-next_turn = dès le tour suivant
option-tile_active_from-end_of_turn = dès la pose
option-tax_on_free_builds = Taxer les constructions gratuites
option-tax_on_free_builds-about = Ce qui est construit gratuitement est taxé aussi.
option-free_city_affected = La Cité libre subit les tuiles
option-free_city_affected-about = À deux joueurs, les tuiles valent aussi pour la cité neutre.
option-partial_penalty = Pénalité partielle
option-partial_penalty-about = Qui a un jeton Victoire au lieu de deux perd celui-là.

## Étiquettes, pour une table sans image

label-age = Âge
label-turn = Tour
label-round = Tours résolus
label-leader_seat = Mène la Cité libre
label-cities = Cités
label-seat = Joueur
label-left_seat = Voisin de gauche
label-right_seat = Voisin de droite
label-left = Gauche
label-right = Droite
label-board = Plateau
label-side = Face
label-coins = Pièces
label-shields = Boucliers
label-wins = Jetons Victoire
label-defeats = Jetons Défaite
label-cards = Cartes
label-stages = Étapes
label-stage = Étape
label-cost = Coût
label-effect = Effet
label-built = Construite
label-mirrored = Étape imitée
label-card = Carte
label-goods = Ressources
label-choice_goods = Au choix
label-own_goods = Pour soi, au choix
label-symbols = Symboles
label-truces = Conflits à éviter
label-powers = Constructions gratuites
label-last_card = Septième carte
label-hand_size = Cartes en main
label-tiles = Tuiles
label-tiles_left = Tuiles restantes
label-raised = Tuiles posées
label-parts = Jetons Participation
label-free_buildings = Jetons Bâtiment
label-free_stages = Jetons Étape
label-wildcards = Jetons Participation libre
label-rewards = Récompenses
label-project = Grand Projet
label-count = Nombre
label-penalties = Points de pénalité
label-barren = Départ perdu
label-hand = Votre main
label-colour = Couleur
label-build = Construire
label-tile = Tuile
label-why = Pourquoi pas
label-ways = Payer
label-means = Façon
label-bank = À la banque
label-pile = La défausse, comme vous la voyez
label-hand_seat = Pour la cité
label-passed_tiles = Tuiles que vous avez passées
label-hands = Mains dont vous vous souvenez
label-size = Cartes
label-sure = Dont sûrement
label-gone_cards = Parties on ne sait où
label-sealed = Vous avez choisi
label-free = Pour la Cité libre
label-use = Usage
label-tower = Tour de Babel
label-active_tiles = Tuiles actives
label-laid_tiles = Toutes les tuiles posées
label-reward = Récompense
label-penalty = Pénalité
label-tokens = Jetons restants
label-open = Ouvert
label-past_projects = Projets passés
label-success = Réussi
label-discards = Défausse
label-discarded_cards = Cartes connues de la défausse
label-last = Dernier tour
label-joins = A participé
label-gain = De la banque

use-1 = construit
use-2 = enterrée
use-3 = vendue
use-4 = pour une tuile
use-5 = laissée
means-0 = payé
means-1 = chaînage
means-2 = Merveille
means-3 = jeton
means-4 = défausse
tile-0 = une place vide

## Ce que comptent les statistiques

tally-board = Plateaux
tally-board-a = Face A
tally-board-b = Face B
tally-tile = Tuiles construites
tally-project = Projets en cours
tally-project-failed = Projets échoués
tally-project-done = Projets réussis, pour ceux qui y ont participé
