### Babel en français, avec les mots de l’édition de 2013. Voir shinar/words.py.
### Les cartes portent leur nation au pluriel : « une carte Mèdes » ; un chantier est celui d’une nation.

game-name = Babel
game-about = Un duel d’Uwe Rosenberg et Hagen Dorgathen : érigez vos temples sur cinq chantiers et retournez cinq nations contre votre adversaire.

## Nations, chantiers, colonnes de cartes Temple

nation-0 = Assyriens
nation-1 = Hittites
nation-2 = Mèdes
nation-3 = Perses
nation-4 = Sumériens
nation-none = d’aucune nation

site-0 = chantier des Assyriens
site-1 = chantier des Hittites
site-2 = chantier des Mèdes
site-3 = chantier des Perses
site-4 = chantier des Sumériens
# Tant que le pion est dans la carrière.
site-none = chantier de votre pion

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

stack-0 = votre colonne Temple
stack-1 = la colonne Temple adverse

## Actions. $level et $count valent 0 quand l’action ne trouverait rien, $left quand il n’y a rien à défausser.

move-end = Terminer le tour
move-move = Se déplacer vers le { $site }
move-lay = Déployer une carte { $nation } sur le { $site }
move-build-held = Construire votre carte de départ (niveau 1) sur le { $site }
move-build = { $level ->
    [0] Construire sur le { $site } depuis { $stack }
   *[other] Construire le niveau { $level } sur le { $site } depuis { $stack }
}
move-migrate = Faire migrer 3 cartes du { $source } au { $target }
move-destroy = { $level ->
    [0] Assyriens : payer une carte sans rien détruire sur le { $site }
   *[other] Assyriens : détruire le temple de niveau { $level } sur le { $site }
}
move-steal = { $level ->
    [0] Hittites : payer une carte sans rien voler sur le { $site }
   *[other] Hittites : voler le niveau { $level } sur le { $site }
}
move-desert = { $count ->
    [0] Mèdes : payer une carte, mais aucune carte { $nation } ne déserte le { $site }
    [1] Mèdes : faire déserter une carte { $nation } du { $site }
   *[other] Mèdes : faire déserter { $count } cartes { $nation } du { $site }
}
move-skip = { $level ->
    [0] Perses : sauter un niveau sur le { $site } depuis { $stack }
   *[other] Perses : sauter au niveau { $level } sur le { $site } depuis { $stack }
}
move-defect = { $count ->
    [0] Sumériens : payer une carte, mais personne ne change de camp sur le { $site }
    [1] Sumériens : faire changer de camp une carte { $nation } sur le { $site }
   *[other] Sumériens : faire changer de camp { $count } cartes { $nation } sur le { $site }
}
move-halve = { $count ->
    [0] { $nation } : payer une carte sans rien faire défausser
    [1] { $nation } : faire perdre la moitié de la main adverse (1 carte)
   *[other] { $nation } : faire perdre la moitié de la main adverse ({ $count } cartes)
}
move-halve-untold = { $nation } : faire perdre la moitié de la main adverse
move-pay = { $group ->
    [1] Payer avec le groupe de cartes { $nation } le plus récent (1 sur { $groups })
   *[other] Payer avec le groupe de cartes { $nation } nº { $group } sur { $groups }, en partant du plus récent
}
move-discard = { $left ->
    [0] Défausser une carte { $nation }
    [1] Défausser une carte { $nation } (la dernière)
   *[other] Défausser une carte { $nation } (encore { $left } à défausser)
}

## Nouvelles

news-turn = { $who ->
    [you] À vous de jouer.
   *[other] À { $seat } de jouer.
}
news-drew = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} pioché { $count ->
    [one] { $count } carte Nation.
   *[other] { $count } cartes Nation.
}
news-drew-cards = { $count ->
    [1] Vous avez pioché une carte { $nation }.
   *[other] Vous avez pioché { $count } cartes { $nation }.
}
news-moved = { $who ->
    [you] Vous avez déplacé votre pion vers le { $site }.
   *[other] { $seat } a déplacé son pion vers le { $site }.
}
news-laid = { $who ->
    [you] Vous avez déployé une carte { $nation } sur le { $site }.
   *[other] { $seat } a déployé une carte { $nation } sur le { $site }.
}
news-built = { $who ->
    [you] Vous avez construit le niveau { $level } sur le { $site }.
   *[other] { $seat } a construit le niveau { $level } sur le { $site }.
}
news-migrated = { $who ->
    [you] Vous avez fait migrer 3 cartes du { $source } au { $target }.
   *[other] { $seat } a fait migrer 3 cartes du { $source } au { $target }.
}
news-destroyed = { $who ->
    [you] Votre temple de niveau { $level } sur le { $site } a été détruit.
   *[other] { $seat } a perdu son temple de niveau { $level } sur le { $site } : il a été détruit.
}
news-stolen = { $who ->
    [you] Vous avez volé le niveau { $level } sur le { $site }.
   *[other] { $seat } a volé le niveau { $level } sur le { $site }.
}
news-deserted = { $who ->
    [you] Vous avez perdu
   *[other] { $seat } a perdu
} { $count ->
    [1] une carte { $nation } sur le { $site } : elle a déserté.
   *[other] { $count } cartes { $nation } sur le { $site } : elles ont déserté.
}
news-defected = { $who ->
    [you] Vous avez fait changer de camp
   *[other] { $seat } a fait changer de camp
} { $count ->
    [1] une carte { $nation } sur le { $site }.
   *[other] { $count } cartes { $nation } sur le { $site }.
}
news-halved = { $who ->
    [you] Vous perdez la moitié de votre main
   *[other] { $seat } perd la moitié de sa main
} : { $count ->
    [one] { $count } carte à défausser.
   *[other] { $count } cartes à défausser.
}
news-discarded = { $who ->
    [you] Vous avez défaussé
   *[other] { $seat } a défaussé
} { $count ->
    [1] une carte { $nation }.
   *[other] { $count } cartes { $nation }.
}
news-discarded-hidden = { $who ->
    [you] Vous avez défaussé
   *[other] { $seat } a défaussé
} { $count ->
    [1] une carte face cachée.
   *[other] { $count } cartes face cachée.
}
news-temple-cards = { $who ->
    [you] Vous avez dévoilé
   *[other] { $seat } a dévoilé
} les cartes Temple { $upper } et { $lower } ; la carte { $lower } est sur le dessus.
news-temple-card-hidden = { $who ->
    [you] Vous avez pioché
   *[other] { $seat } a pioché
} deux cartes Temple ; une carte { $lower } est sur le dessus.
news-last-temple-card = { $who ->
    [you] Vous avez dévoilé
   *[other] { $seat } a dévoilé
} la dernière carte Temple : niveau { $level }.
news-reshuffled = { $count ->
    [1] La seule carte de la défausse forme la nouvelle pioche.
   *[other] Les { $count } cartes de la défausse sont mélangées pour reconstituer la pioche.
}
news-end-phase = { $who ->
    [you] Vous avez atteint
   *[other] { $seat } a atteint
} 15 points : le mode « fin de partie » commence.
news-total = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
news-announced = { $who ->
    [you] Vous avez annoncé
   *[other] { $seat } a annoncé
} { $count } cartes en main.
news-stalemate = Partie bloquée : la carrière ne diminue plus depuis trop longtemps.
news-over = La partie est terminée.

## Ce qui est demandé

phase-act = { $who ->
    [you] Effectuez autant d’actions que vous voulez, puis terminez votre tour.
   *[other] { $seat } effectue ses actions.
}
phase-paying = { $who ->
    [you] Choisissez le groupe qui paie.
   *[other] { $seat } choisit le groupe qui paie.
}
phase-halving = { $who ->
    [you] Vous perdez la moitié de votre main. Cartes restant à défausser : { $halving }.
   *[other] { $seat } perd la moitié de sa main. Cartes restant à défausser : { $halving }.
}
phase-over = La partie est terminée.

## Pourquoi pas ?

why-must-build-first = Construisez d’abord votre carte de départ : vous le devez à ce tour.
why-would-break-promise = Après cela, vous ne pourriez plus construire votre carte de départ à ce tour.
why-must-pay = Choisissez d’abord le groupe qui paie votre capacité spéciale.
why-must-discard = Vous perdez la moitié de votre main : choisissez une carte à défausser.
why-nothing-to-pay = Vous n’avez aucune capacité spéciale à payer.
why-nothing-to-discard = Vous n’avez rien à défausser pour l’instant.
why-no-such-hand-card = Vous n’avez pas cette carte en main.
why-already-there = Votre pion est déjà sur ce chantier.
why-pawn-in-quarry = Votre pion est encore dans la carrière : déplacez-le d’abord vers un chantier.
why-not-held = Vous avez déjà construit votre carte de départ.
why-temple-there = Votre carte de départ demande un chantier où vous n’avez pas de temple.
why-stack-empty = Cette colonne Temple est vide.
why-wrong-level = Vous ne pouvez construire ici que le niveau suivant de votre temple.
why-wrong-skip = La carte du dessus n’est pas exactement deux niveaux plus haut que votre temple.
why-too-few-cards = Il vous faut sur ce chantier autant de cartes Nation que le niveau visé.
why-already-migrated = Vous avez déjà effectué une migration à ce tour.
why-not-three-cards = Il vous faut au moins trois cartes sur ce chantier pour les faire migrer.
why-no-group = Il vous faut trois cartes de cette nation à la suite sur le chantier de votre pion.
why-no-enemy-temple = Votre adversaire n’a pas de temple sur ce chantier.
why-not-higher = Votre temple est déjà au moins aussi haut que celui de votre adversaire.
why-no-such-enemy-card = Votre adversaire n’a aucune carte de cette nation sur ce chantier.
why-enemy-column-empty = Votre adversaire n’a aucune carte sur ce chantier.
why-hand-too-small = Votre adversaire a moins de deux cartes en main : il ne perdrait rien.
why-no-such-group = Vous n’avez pas autant de groupes sur ce chantier.

## La feuille de score

sheet-site-0 = Assyriens
sheet-site-1 = Hittites
sheet-site-2 = Mèdes
sheet-site-3 = Perses
sheet-site-4 = Sumériens

## Capacités spéciales

skill-0 = Destruction d’un temple
skill-1 = Vol d’un niveau
skill-2 = Désertion
skill-3 = Saut d’un niveau
skill-4 = Changement de camp
skill-halve = Perte de la moitié de la main
# The same, where skills are counted.
skill-5 = { skill-halve }
skill-about-0 = Le temple adverse de ce chantier est détruit ; ses cartes retournent sur la carrière.
skill-about-1 = Prenez la plus haute carte du temple adverse, si elle dépasse la vôtre et que vous avez assez de cartes ici.
skill-about-2 = Choisissez une nation : toutes ses cartes dans la colonne adverse de ce chantier sont défaussées.
skill-about-3 = Construisez exactement deux niveaux plus haut que votre temple, si vous avez assez de cartes ici.
skill-about-4 = Les cartes de la même nation que la dernière de la colonne adverse passent de votre côté.
skill-about-halve = Votre adversaire défausse la moitié de sa main, arrondie vers le bas. Tout groupe permet de le faire.
tally-skill = Capacités utilisées

## Étiquettes

label-nation = Nation
label-site = Chantier
label-column = Colonne
label-group = Groupe
label-temple = Temple
label-level = Niveau
label-stack = Colonne Temple
label-own-stack = Votre colonne Temple
label-other-stack = Colonne Temple adverse
label-quarry = Carrière
label-pile = Pioche
label-discards = Défausse
label-hand = Main
label-held = Carte de départ
label-pawn = Pion
label-skill = Capacité spéciale
label-total = Total
label-end-phase = Fin de partie

## Options et variantes

preset-2013 = Édition 2013
preset-2013-about = Le jeu des règles anglaises et françaises.
preset-classic = Classique
preset-classic-about = Au plus près de la première édition de 2000, d’après nos sources.

option-starting_hands = Mains de départ
option-starting_hands-about = Combien de cartes chaque joueur reçoit au départ.
option-starting_hands-3-5 = 3 pour le premier joueur, 5 pour le second
option-starting_hands-5-5 = 5 chacun

option-sumerian_scope = Changement de camp
option-sumerian_scope-about = Quelles cartes de la colonne adverse les Sumériens font changer de camp.
option-sumerian_scope-all_matching = toutes celles de la nation de la dernière carte
option-sumerian_scope-top_group = la dernière carte et ses semblables juste avant elle

option-halve_reveals = Main perdue visible
option-halve_reveals-about = La moitié de main perdue est défaussée face visible.

option-temple_stacks_public = Colonnes Temple visibles
option-temple_stacks_public-about = Quelles cartes des colonnes Temple tout le monde peut voir.
option-temple_stacks_public-all = toutes les cartes
option-temple_stacks_public-top_only = la carte du dessus seulement

option-hand_size_public = Taille des mains
option-hand_size_public-about = Quand vous apprenez combien de cartes votre adversaire a en main.
option-hand_size_public-always = toujours
option-hand_size_public-announce_4_plus = à la fin de son tour, à partir de 4 cartes

option-reshuffle = Reconstitution de la pioche
option-reshuffle-about = Quand la défausse est mélangée pour former une nouvelle pioche.
option-reshuffle-on_demand = quand il faut piocher
option-reshuffle-on_exhaustion = dès que la pioche est épuisée

option-end_phase_low_applies_to = Neuf points ou moins
option-end_phase_low_applies_to-about = Qui met fin à la partie en tombant à 9 points ou moins en mode « fin de partie ».
option-end_phase_low_applies_to-either = l’un ou l’autre joueur
option-end_phase_low_applies_to-opponent_of_first_15 = seulement l’adversaire du premier arrivé à 15

option-temple_deck_end = Carrière épuisée
option-temple_deck_end-about = Quand le manque de cartes Temple met fin à la partie.
option-temple_deck_end-on_last_card = avec la dernière carte dévoilée
option-temple_deck_end-when_draw_impossible = quand on ne peut plus en piocher

option-first_turn_guard = Garde-fou du premier tour
option-first_turn_guard-about = Vous ne pouvez pas gaspiller les cartes nécessaires à votre carte de départ.

option-allow_empty_skill = Capacités sans effet
option-allow_empty_skill-about = On peut payer une capacité spéciale qui ne ferait rien.

option-full_tie = Égalité parfaite
option-full_tie-about = Qui gagne quand les totaux et les mains sont égaux.
option-full_tie-draw = personne
option-full_tie-second_seat = le second joueur

option-stalemate_turns = Partie bloquée
option-stalemate_turns-about = La partie s’arrête après ce nombre de tours de suite où la carrière n’a pas diminué davantage.
