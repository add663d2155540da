### Babylon en français, avec les mots des critiques françaises du jeu. Voir shinar/words.py.
### Les cases d’un jardin vont de a1 (en haut à gauche) à h8, les piles de la carrière de A1 à D4.

game-name = Babylon
game-about = Un jeu de construction d’Olivier Grégoire, de deux à quatre joueurs : extrayez des terrasses de la carrière, élevez-les sur des piliers et couronnez votre jardin suspendu de fontaines, de ponts et de statues.

## Tuiles : matériau, fleur, et les symboles qu’elles montrent ($print dit lesquels des quatre)

material-0 = argile
material-1 = granite
material-2 = basalte
material-3 = tuile de départ

flower-0 = blanche
flower-1 = bleue
flower-2 = jaune
flower-3 = rose
flower-none = aucune fleur

symbol-0 = vide
symbol-1 = escalier
symbol-2 = fontaine
symbol-3 = pont
symbol-4 = statue

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

print-3 = escalier et fontaine
print-5 = escalier et pont
print-6 = fontaine et pont
print-7 = escalier, fontaine et pont
print-9 = escalier et statue
print-10 = fontaine et statue
print-11 = escalier, fontaine et statue
print-12 = pont et statue
print-13 = escalier, pont et statue
print-14 = fontaine, pont et statue
print-15 = les quatre symboles

## Lieux

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

corner-0 = en haut à gauche
corner-1 = en haut à droite
corner-2 = en bas à droite
corner-3 = en bas à gauche

source-0 = tuile prise
source-1 = tuile stockée

turned-0 = Comme imprimée
turned-1 = Un quart de tour à droite
turned-2 = Un demi-tour
turned-3 = Un quart de tour à gauche

## Jetons Tour

effect-0 = sans effet
effect-1 = un pilier simple chacun
effect-2 = un pilier double chacun
effect-3 = un symbole compte pour un autre
effect-4 = un emplacement vide compte pour un symbole
effect-5 = sa propre fleur donne deux piliers
effect-6 = un pilier de moins
effect-none = pas encore

token-0 = { effect-0 }
token-1 = { effect-1 }
token-2 = { effect-2 }
token-3 = { effect-3 }
token-4 = { effect-4 }
token-5 = { effect-5 }
token-6 = { effect-6 }

effect-about-0 = Ce tour n’a pas d’effet spécial.
effect-about-1 = Chacun prend un pilier simple au début de son tour de jeu.
effect-about-2 = Chacun prend un pilier double au début de son tour de jeu. On ne peut pas le garder.
effect-about-3 = Une fois par tour de jeu, un symbole d’une tuile posée pendant ce tour de jeu peut compter pour un autre, pour une décoration.
effect-about-4 = Une fois par tour de jeu, un emplacement vide d’une tuile posée pendant ce tour de jeu peut compter pour n’importe quel symbole, pour une décoration.
effect-about-5 = Une tuile à votre fleur donne pour cette fleur deux piliers au lieu d’un.
effect-about-6 = Prendre une tuile donne un pilier de moins.

## Actions. $left compte les tuiles défaussées, $cost et $gain des piliers simples.

move-remove = Retirer { $stack } : { $material }, fleur { $flower }, { $print }
move-remove-nothing = Retirer en { $stack }, où il ne reste rien
move-dig = { $gain ->
    [0] Creuser { $stack } sans gagner de pilier
    [1] Creuser { $stack } pour 1 pilier
   *[other] Creuser { $stack } pour { $gain } piliers
} : { $material }, fleur { $flower }, { $print }
move-dig-nothing = Creuser en { $stack }, où il ne reste rien
move-place = Poser la { $source } : { $material }, fleur { $flower }, { $print }
move-place-nothing = Poser la { $source }
move-site = La poser sur { $column }{ $row }–{ $column_to }{ $row_to }, au niveau { $level }
move-turn = { $turned } : { $nw }, { $ne } en haut ; { $sw }, { $se } en bas
move-turn-nothing = { $turned }
move-prop = { $cost ->
    [0] Laisser { $column }{ $row } libre pour un belvédère, sans payer de pilier
    [1] Laisser { $column }{ $row } libre pour un belvédère, payer 1 pilier
   *[other] Laisser { $column }{ $row } libre pour un belvédère, payer { $cost } piliers
}
move-prop-all = { $cost ->
    [0] Porter les quatre coins, sans payer de pilier
    [1] Porter les quatre coins, payer 1 pilier
   *[other] Porter les quatre coins, payer { $cost } piliers
}
move-prop-nothing = Laisser libre pour un belvédère le coin { $corner }
move-prop-nothing-free = Porter les quatre coins
move-statue = Statue en { $column }{ $row }, niveau { $level }
move-fountain = Fontaine en { $column }{ $row } et { $column_to }{ $row_to }, niveau { $level }
move-stairs = Escalier de { $column }{ $row } (niveau { $level }) à { $column_to }{ $row_to } (niveau { $level_to })
move-bridge = Pont de { $column }{ $row } à { $column_to }{ $row_to }, niveau { $level }
move-change = Jeton : en { $column }{ $row }, niveau { $level }, compter le symbole ({ $symbol }) pour un autre
move-change-blank = Jeton : compter l’emplacement vide en { $column }{ $row }, niveau { $level }, pour un symbole
move-change-nothing = Jeton : changer l’emplacement { $corner } de la nouvelle tuile { $new }
move-wish = Le compter pour un symbole : { $symbol }
move-done = Ne plus rien construire
move-end = { $left ->
    [0] Terminer le tour de jeu
    [1] Ne rien garder, défausser la tuile
   *[other] Ne rien garder, défausser les deux tuiles
}
move-keep = { $left ->
    [0] Garder la { $source } : { $material }, fleur { $flower }, { $print }
   *[other] Garder la { $source }, défausser l’autre : { $material }, fleur { $flower }, { $print }
}
move-keep-nothing = Garder la { $source }

## Nouvelles

news-round = Le tour { $round } sur { $rounds } commence.
news-turn = { $who ->
    [you] À vous de jouer.
   *[other] À { $seat } de jouer.
}
news-removed = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} retiré { $stack } de la carrière : { $material }, fleur { $flower }, { $print }.
news-dug = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} creusé { $stack } { $gain ->
    [0] sans gagner de pilier
    [1] pour 1 pilier
   *[other] pour { $gain } piliers
} : { $material }, fleur { $flower }, { $print }.
news-placed = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} posé une tuile ({ $material }, fleur { $flower }) sur { $column }{ $row }–{ $column_to }{ $row_to }, au niveau { $level }.
news-statues-carry = { $count ->
    [1] Une statue la porte, et n’est plus une statue.
   *[other] { $count } statues la portent, et ne sont plus des statues.
}
news-belvedere = Un belvédère s’élève en { $column }{ $row }.
news-built-statue = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} construit une statue en { $column }{ $row }, niveau { $level }.
news-built-fountain = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} construit une fontaine en { $column }{ $row } et { $column_to }{ $row_to }, niveau { $level }.
news-built-stairs = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} construit un escalier de { $column }{ $row } à { $column_to }{ $row_to }, jusqu’au niveau { $level }.
news-built-bridge = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} construit un pont de { $column }{ $row } à { $column_to }{ $row_to }, niveau { $level }.
news-changed = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} utilisé pour cela le jeton Tour.
news-kept = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} stocké une tuile : { $material }, fleur { $flower }, { $print }.
news-discarded = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} défaussé une tuile : { $material }, fleur { $flower }, { $print }.
news-returned = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} remis { $count ->
    [1] 1 pilier dans la réserve.
   *[other] { $count } piliers dans la réserve.
}
news-token = Jeton Tour : { $effect }.
news-given-single = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} pris un pilier simple grâce au jeton Tour.
news-given-double = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} pris un pilier double grâce au jeton Tour.
news-over = Le dernier tour est terminé.

## Ce qui est demandé

phase-thinning = { $who ->
    [you] Retirez une tuile d’argile de la carrière.
   *[other] { $seat } retire une tuile d’argile de la carrière.
}
phase-digging = { $who ->
    [you] Prenez une tuile dans la carrière.
   *[other] { $seat } prend une tuile dans la carrière.
}
phase-building = { $who ->
    [you] Construisez, ou terminez votre tour de jeu.
   *[other] { $seat } construit.
}
phase-siting = { $who ->
    [you] Où poser la tuile ?
   *[other] { $seat } cherche une place pour une tuile.
}
phase-turning = { $who ->
    [you] Comment tourner la tuile ?
   *[other] { $seat } tourne une tuile.
}
phase-propping = { $who ->
    [you] Sur quels coins doit-elle reposer ?
   *[other] { $seat } dresse des piliers.
}
phase-changing = { $who ->
    [you] Pour quel symbole l’emplacement doit-il compter ?
   *[other] { $seat } utilise le jeton Tour.
}
phase-using = { $who ->
    [you] Que construisez-vous avec l’emplacement changé ?
   *[other] { $seat } utilise le jeton Tour.
}
phase-storing = { $who ->
    [you] Quelle tuile gardez-vous ?
   *[other] { $seat } choisit une tuile à garder.
}
phase-over = La partie est finie.

## Pourquoi pas ?

why-must-remove-clay = D’abord, on éclaircit la carrière : retirez une tuile d’argile.
why-must-dig = Un tour de jeu commence par prendre une tuile dans la carrière.
why-not-thinning = On n’éclaircit pas la carrière maintenant.
why-already-dug = Vous avez déjà pris une tuile pendant ce tour de jeu.
why-stack-empty = Il ne reste rien à cet endroit de la carrière.
why-not-clay = On ne retire que des tuiles d’argile.
why-must-site = Dites d’abord où poser la tuile.
why-must-turn = Dites d’abord comment tourner la tuile.
why-must-prop = Dites d’abord sur quels coins la tuile repose.
why-must-wish = Dites d’abord pour quel symbole l’emplacement compte.
why-must-use = Construisez d’abord quelque chose avec l’emplacement changé.
why-not-placing = Vous n’êtes pas en train de poser une tuile.
why-no-tile-taken = La tuile prise est déjà posée.
why-no-tile-stored = Vous n’avez pas de tuile stockée.
why-no-site = Avec vos piliers, cette tuile ne peut être posée nulle part.
why-foot-below = Le pied d’un escalier y remplit l’étage : une tuile au-dessus doit être deux niveaux plus haut.
why-covers-piece = Une tuile ne doit pas couvrir ce qui se trouve là.
why-complete-cover = Deux tuiles ne se superposent jamais entièrement.
why-needs-level-below = Il vous faut d’abord une tuile au niveau juste inférieur, n’importe où dans votre jardin.
why-bridge-in-the-way = Un pont gêne un pilier.
why-occupied-below = Ce qui se trouve là laisse moins de trois coins pour porter la tuile.
why-unsupported = Moins de trois coins peuvent y être portés : les emplacements sont trop bas.
why-too-few-pillars = Vous n’avez pas assez de piliers.
why-statue-carries = Une statue porte ce coin : il ne peut pas rester libre.
why-needs-this-corner = Un autre coin ne peut pas être porté : il faut celui-ci.
why-cannot-carry = Ce coin ne peut pas être porté : c’est lui qui doit rester libre.
why-no-new-tile = Vous n’avez pas posé de tuile pendant ce tour de jeu.
why-supply-empty = Il n’en reste plus dans la réserve.
why-hidden-space = Ce symbole est caché par une tuile : ce qui ne se voit pas d’en haut ne sert plus.
why-wrong-symbol = Les emplacements n’y montrent pas le symbole qu’il faut.
why-space-taken = Quelque chose s’y trouve déjà.
why-not-new = Aucun de ces emplacements n’est sur une tuile posée pendant ce tour de jeu.
why-same-tile = Les deux emplacements sont sur la même tuile.
why-not-same-level = Les deux emplacements ne sont pas au même niveau.
why-not-one-apart = Un escalier relie deux niveaux qui diffèrent d’exactement un.
why-not-aligned = Une statue doit être dans la même ligne ou colonne qu’une autre de vos statues.
why-no-statue-left = Aucune de vos statues ne compte plus, on ne peut donc plus en construire.
why-gap-filled = Une tuile remplit l’intervalle que le pont franchirait.
why-deck-crosses = Un autre pont de ce niveau y passe déjà.
why-foot-under-deck = Le pied d’un escalier ne peut pas être sous un pont du niveau de sa tête.
why-no-token = Aucun jeton Tour ne change d’emplacement pendant ce tour.
why-token-spent = Vous avez déjà utilisé le jeton Tour pendant ce tour de jeu.
why-not-blank = Ce jeton Tour vaut pour les emplacements vides.
why-not-a-symbol = Ce jeton Tour vaut pour les symboles, pas pour les emplacements vides.
why-no-use = On ne pourrait rien construire avec.
why-same-symbol = Il doit compter pour un symbole différent.
why-not-the-changed = Cela n’utilise pas l’emplacement changé.
why-not-changing = Vous n’êtes pas en train de changer un emplacement.
why-must-store = Dites d’abord quelle tuile vous gardez.
why-not-storing = Vous direz quelle tuile vous gardez quand vous aurez fini de construire.

## La feuille de score

sheet-statues = Statues
sheet-fountains = Fontaines
sheet-bridges = Ponts
sheet-stairways = Escaliers
sheet-decoration-sets = Séries de décorations
sheet-flower-sets = Séries de fleurs
sheet-belvederes = Belvédères
sheet-highest-level = Niveau le plus haut

## Étiquettes

label-active = À qui de jouer
label-round = Tour
label-rounds = Tours en tout
label-effect = Effet de ce tour
label-tokens = Jetons Tour jusqu’ici
label-tokens_left = Jetons Tour à venir
label-unseen_tokens = Jetons Tour pas encore vus
label-quarry = Carrière
label-stack = Endroit
label-layers = Tuiles
label-material = Matériau
label-flower = Fleur
label-symbols = Symboles
label-gain = Piliers
label-unseen = Tuiles recouvertes
label-removed = Tuiles retirées
label-discarded = Tuiles défaussées
label-supply = Décorations restantes
label-taken = Tuile prise
label-stored = Tuile stockée
label-doubles = Piliers doubles
label-placing = Tuile en cours de pose
label-gardens = Jardins
label-singles = Piliers
label-points = Points
label-heights = Hauteurs
label-pieces = Pièces
label-tiles = Tuiles
label-decorations = Décorations
label-notches = Encoches visibles
label-level = Niveau
label-place = Endroit
label-symbol = Symbole
label-new = Nouvelle
label-seen = Vue d’en haut
label-token = Jeton Tour
label-count = Nombre

piece-0 = –
piece-1 = pied d’escalier
piece-2 = fontaine
piece-3 = pont
piece-4 = statue
piece-5 = tête d’escalier
piece-6 = belvédère

## Options et variantes

preset-2024 = Édition de 2024
preset-2024-about = Le jeu du livret, avec nos décisions là où il se tait.
preset-plain = Sans effets
preset-plain-about = Tous les jetons Tour sont sans effet : rien dans le jeu n’est supposé, sauf l’impression de quelques tuiles.

option-complete_overlap = Même emprise
option-complete_overlap-about = Si deux tuiles peuvent se trouver exactement l’une au-dessus de l’autre.
option-complete_overlap-never = jamais
option-complete_overlap-directly_above = avec une autre tuile entre elles

option-cover_pieces = Couvrir des pièces
option-cover_pieces-about = Ce qu’une tuile peut cacher sous son coin libre.
option-cover_pieces-but_foot = tout, mais le pied d’un escalier seulement à partir de deux niveaux au-dessus
option-cover_pieces-anything = tout
option-cover_pieces-never = rien

option-bridge_room = Place des ponts
option-bridge_room-about = Si les ponts gênent les piliers, les escaliers et les autres ponts.
option-bridge_room-kept = ils gênent
option-bridge_room-free = ils ne gênent pas

option-statue_lines = Alignement des statues
option-statue_lines-about = Avec quelles statues une nouvelle peut être alignée.
option-statue_lines-visible = celles que l’on voit d’en haut
option-statue_lines-standing = aussi celles qui sont cachées

option-statue_restart = De nouveau une première statue
option-statue_restart-about = Quand plus aucune statue ne compte, la suivante peut être construite partout.

option-supply = Réserve
option-supply-about = Combien de décorations il y a pour tous les joueurs ensemble.
option-supply-limited = celles de la boîte
option-supply-unlimited = autant qu’on veut

option-token_spaces = Emplacements changés par un jeton
option-token_spaces-about = Combien d’emplacements un jeton Tour change pendant un tour de jeu.
option-token_spaces-one_per_turn = un
option-token_spaces-one_per_tile = un sur chaque tuile posée

option-effect_tokens = Jetons de chaque effet
option-effect_tokens-about = Combien de jetons Tour il y a de chacun des six effets ; les autres des 14 sont sans effet.

option-bridges_hide = Les ponts cachent
option-bridges_hide-about = Ce qui se trouve sous un pont ne compte pas.
