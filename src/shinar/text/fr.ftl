### Mots communs à tous les jeux. Mêmes clés et mêmes paramètres dans toutes les langues ; voir shinar/words.py.

## Les joueurs

you = Vous
# $number compte à partir de 1.
seat-name = Joueur { $number }
list-and = { $first } et { $next }
list-comma = { $first }, { $next }

## Les langues, chacune par son propre nom

language-en = English
language-fr = Français
language-zh-TW = 繁體中文

## Refus communs à tous les jeux

why-game-over = La partie est terminée.
why-not-owed = Ce n’est pas à vous de choisir en ce moment.
why-no-such-action = Cette action n’existe pas dans ce jeu.

## En jouant

undo = Annuler
resign = Abandonner
news-undone = { $who ->
    [you] Vous avez annulé votre dernier choix.
   *[other] { $seat } a annulé son dernier choix.
}
news-resigned = { $who ->
    [you] Vous avez abandonné.
   *[other] { $seat } a abandonné.
}

## La fin

game-over = Fin de la partie
outcome-won = { $who ->
    [you] Vous remportez la partie.
   *[other] { $seat } remporte la partie.
}
outcome-shared = Victoire partagée : { $names }.
outcome-draw = La partie se termine par une égalité.

## La feuille de score

sheet-total = Total
sheet-rank = Rang
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

switch-on = oui
switch-off = non

## Le terminal (shinar/cli)

cli-for-seats = pour { $seats }
cli-presets = préréglages
cli-default = par défaut
cli-bot-random = Hasard
cli-bot-greedy = Glouton
cli-bot-easy = Facile
cli-bot-medium = Moyen
cli-bot-hard = Difficile
cli-bot-expert = Expert
cli-bot-outside = Invité
cli-bot-faults = { $seat } est un programme ; { $count ->
    [one] un choix a été fait à sa place
   *[other] { $count } choix ont été faits à sa place
 } par le robot glouton, parce que :
cli-log = Journal
cli-foot = numéro, notation ou quelques lettres · u annuler · pourquoi … · { "?" } aide · q quitter
cli-filtered = seulement « { $text } » · Entrée montre tout
cli-more-moves = … { $count } en tout : tapez quelques lettres pour en voir moins
cli-watching = Entrée continue · q quitter
cli-pass-to = Passez le terminal à { $seat }. Personne d’autre ne regarde.
cli-press-enter = Appuyez sur Entrée.
cli-next-page = Entrée continue · q retour
cli-back = Entrée ramène à la table
cli-replay-help = Entrée avance, b recule, nn et bb vont là où l’autre joueur commence, un numéro à ce choix ; first, last, log, sheet, lang, q.
cli-replay-foot = choix { $number } sur { $last } · Entrée suite · b retour · nn, bb autre joueur · un numéro · first, last · log · sheet · q

# Ce qu’on peut taper pour chaque commande, outre son nom anglais.
cli-verbs-undo = u annuler
cli-verbs-why = pourquoi
cli-verbs-help = { "?" } aide
cli-verbs-log = journal
cli-verbs-sheet = feuille score
cli-verbs-rules = règles règle
cli-verbs-save = sauver enregistrer
cli-verbs-lang = langue
cli-verbs-board = plateau
cli-verbs-resign = abandonner
cli-verbs-quit = q quitter

cli-help-title = Ce que vous pouvez taper
cli-help-number-typed = 7
cli-help-number = choisir l’action de ce numéro
cli-help-notation-typed = sa notation
cli-help-notation = choisir une action par sa notation ; si elle est interdite, on vous dit pourquoi
cli-help-letters-typed = quelques lettres
cli-help-letters = ne montrer que les actions dont des mots commencent ainsi
cli-help-enter-typed = Entrée
cli-help-enter = choisir la seule action qui reste, ou montrer de nouveau toutes les actions
cli-help-undo = annuler votre dernier choix, tant que personne n’en a rien appris ; sinon, avec l’accord de tous
cli-help-why = pourquoi c’est permis ou non, et selon quelle règle : pourquoi, puis un numéro, une notation ou des mots
cli-help-help = cette page ; suivi d’un numéro, d’une notation ou de mots, la règle correspondante
cli-help-log = tout ce qui s’est passé
cli-help-sheet = les points actuels
cli-help-rules = les règles ; avec un numéro (règles R7.1), l’une d’elles
cli-help-save = enregistrer la partie, dans le fichier que vous nommez
cli-help-lang = une autre langue : langue en, langue fr, langue zh-TW
cli-help-board = montrer de nouveau la table et toutes les actions
cli-help-resign = abandonner la partie
cli-help-quit = quitter ; vous pouvez enregistrer et continuer un autre jour

cli-how-why = Dites quoi : pourquoi, puis un numéro, une notation ou quelques lettres.
cli-allowed = C’est permis.
cli-no-action = Il n’y a pas d’action « { $text } » dans ce jeu.
cli-more-answers = … et { $count } de plus : tapez plus de lettres.
cli-no-rule = Il n’y a pas de règle « { $rule } ».
cli-no-such-number = Il n’y a pas d’action { $number } : elles vont de 1 à { $last }.
cli-nothing-fits = Aucune action possible ne correspond à « { $text } ». Tapez { "?" } pour l’aide, ou pourquoi { $text }.
cli-one-fits = { $label } : appuyez sur Entrée pour le faire.
cli-taken-back = Choix annulé.
cli-nothing-changed = Rien n’a changé.
cli-ask-consent = Depuis, quelque chose a été vu ou fait. Tous les autres acceptent-ils d’annuler ? La partie en garde la trace.
cli-ask-resign = Voulez-vous vraiment abandonner ?
cli-yes-letter = o
cli-ask-save = Enregistrer cette partie ? Entrée : dans { $file } · un autre nom · n : non
cli-saved = Enregistré dans { $file }. Pour la revoir : { $command }
cli-saved-there = Enregistré dans { $file }.
cli-not-saved = La partie n’a pas été enregistrée.
cli-seed = Graine de la donne : { $seed }
cli-seed-hash = Elle était promise avant le premier choix : SHA-256 { $hash }, sel { $salt }
cli-seed-promise = La donne est fixée. Empreinte de sa graine : { $hash }

## Le terminal : Babel

cli-babel-build = Construire
cli-babel-skill = Capacité
cli-babel-halve = Moitié par
cli-babel-pay = Payer
cli-babel-discard = Défausser
cli-babel-move = Aller vers
cli-babel-lay = Déployer
cli-babel-migrate = Migrer 3
cli-babel-end = Fin
cli-babel-hand = Main
cli-babel-stack = Colonne
cli-babel-held = [1] à bâtir
cli-babel-no-cards = aucune carte
cli-babel-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cli-babel-announced = { $count } annoncées
cli-babel-not-announced = moins de 4 cartes
cli-babel-face-down = { $count } face cachée
cli-babel-quarry = Carrière { $count }
cli-babel-pile = Pioche { $count }
cli-babel-discards = Défausse
cli-babel-next = Prochains temples : { $levels }
cli-babel-known = En main, à coup sûr :
cli-babel-end-phase-of = { $who ->
    [you] Fin de partie, ouverte par vous
   *[other] Fin de partie, ouverte par { $seat }
}
cli-babel-temple = temple :
cli-babel-column = colonne
cli-babel-pawn-here = pion ici
cli-babel-help =
    Babel : >A mène votre pion chez les Assyriens, +H déploie une carte Hittites, held, own et other construisent votre carte de départ ou celle de l’une des deux colonnes Temple, A/M fait migrer des Assyriens aux Mèdes. Les colonnes s’éloignent du milieu ; trois cartes identiques ou plus à la suite (soulignées) donnent une capacité.

## Le terminal : Babylon

cli-babylon-remove = Retirer
cli-babylon-dig = Creuser
cli-babylon-place = Poser
cli-babylon-site = Poser en
cli-babylon-turn = Tourner
cli-babylon-prop = Appuis
cli-babylon-build = Construire
cli-babylon-change = Jeton
cli-babylon-wish = Compter
cli-babylon-end = Terminer
cli-babylon-round = Tour { $round } sur { $rounds }
cli-babylon-taken = Prise
cli-babylon-placing = À poser
cli-babylon-flower = fleur { $flower }
cli-babylon-tile = { $material }, fleur { $flower } ({ $symbols })
cli-babylon-quarry = Carrière, ligne { $row } : { $stacks }
cli-babylon-stored-tile = tuile stockée : { $tile }
cli-babylon-taken-tile = Tuile prise : { $tile }
cli-babylon-pillars = { $count ->
    [one] { $count } pilier
   *[other] { $count } piliers
}
cli-babylon-doubles = { $count ->
    [one] { $count } pilier double
   *[other] { $count } piliers doubles
}
cli-babylon-laid = { $place }, niveau { $level }, fleur { $flower } : { $spaces }
cli-babylon-help =
    Babylon : >B3 creuse la tuile en B3 de la carrière, { "place:taken" } et { "place:stored" } posent une tuile, @c4 la pose avec son coin en haut à gauche en c4 (@c4+ un niveau plus haut), r90 la tourne, { "free:ne" } laisse un coin libre, { "statue:c3" } et { "bridge:c3-e3" } construisent, done met fin à la construction, puis { "keep:taken" }, { "keep:stored" } ou end disent quelle tuile vous gardez. Sur l’image, le chiffre est la hauteur d’un emplacement et le signe à côté ce qu’il montre ; › marque où vous pouvez poser ou construire.

## Le terminal : 7 Wonders

cli-wonders-build = Construire
cli-wonders-stage = Enterrer
cli-wonders-tile = Tuile
cli-wonders-sell = Vendre
cli-wonders-choose = Choisir
cli-wonders-means = Façon
cli-wonders-join = Projet
cli-wonders-pay = Payer
cli-wonders-lose = Abandonner
cli-wonders-decline = Ou
cli-wonders-hand = Main, avec ce que coûte la construction :
cli-wonders-sells = vend
cli-wonders-makes = produit
cli-wonders-nothing = rien encore
cli-wonders-built = construite
cli-wonders-cost = { $cost } : { $effect }
cli-wonders-far = { $points } pts { $coins } p { $shields } b
cli-wonders-left = à votre gauche
cli-wonders-right = à votre droite
cli-wonders-raised = { $count ->
    [one] { $count } tuile posée
   *[other] { $count } tuiles posées
}
cli-wonders-parts = { $count ->
    [one] { $count } participation
   *[other] { $count } participations
}
cli-wonders-tower = Tour
cli-wonders-own-tiles = En main :
cli-wonders-project = pour { $cost } · reste { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} · récompense : { $reward } · sinon { $penalty }
cli-wonders-stage-offer = Prochaine étape : { $price } · défausse : { $count }
cli-wonders-discards = Défausse : { $count }
cli-wonders-remembered = Dans { $who ->
    [you] votre main
   *[other] la main de { $seat }
}, { $count } parmi : { $cards }
cli-wonders-free = gratuit
cli-wonders-means-1 = chaînage
cli-wonders-means-2 = Merveille
cli-wonders-means-3 = jeton
cli-wonders-means-4 = gratuit
cli-wonders-why-already-built = déjà là
cli-wonders-why-too-few-coins = pièces ?
cli-wonders-why-not-on-offer = biens ?
cli-wonders-why-no-stage-left = toutes construites
cli-wonders-why-no-such-stage = aucune
cli-wonders-why-stage-too-few-coins = pas assez de pièces
cli-wonders-why-stage-not-on-offer = des ressources manquent
cli-wonders-help =
    7 Wonders : un coup se choisit par son numéro, sa notation ou quelques lettres. Les lettres sont des ressources : B bois, P pierre, A argile, M minerai, V verre, T tissu, Y papyrus ; B/A est l’une des deux. ←2 →1 ↑1 sont des pièces au voisin de gauche, à celui de droite et à la banque ; + veut dire qu’il y a d’autres façons. □ est une étape à construire, ■ une étape construite.

## Refus de la table

why-no-such-seat = Cette place n’existe pas à cette table.
why-resigned = Vous avez abandonné cette partie.
why-nothing-sealed = Vous n’avez fait aucun choix qui puisse être retiré.
why-seal-revealed = Vous avez déjà appris quelque chose de ce choix : il ne peut plus être retiré.
why-nothing-to-undo = Il n’y a rien à annuler.
why-undo-needs-consent = Depuis, quelque chose a été vu ou fait : on ne peut annuler qu’avec l’accord de tous les autres.
why-undo-before-resignation = Quelqu’un a abandonné depuis : cela ne peut plus être annulé.

## L’arène : `shinar arena` et son rapport (shinar/arena)

arena-title = { $game } : quel robot est le plus fort ?
arena-played = { $games } parties : { $deals } donnes à { $seats } places. Chaque donne est jouée { $times } fois, pour que chaque robot la joue de chaque place.
arena-seed = Graine { $seed }.
arena-options = Options : { $options }.
arena-decided = Arrêté dès que chaque paire fut départagée.
arena-undecided = Toutes les paires n’étaient pas départagées à la fin des parties.
arena-verdicts = Ce qu’on peut dire
arena-better = { $first } est meilleur que { $second } : il mène de { $lead } des victoires (de { $low } à { $high }) et de { $points } points par partie.
arena-equal = { $first } et { $second } se valent : aucun ne mène de { $margin } des victoires.
arena-open = { $first } et { $second } ne sont pas encore départagés : { $lead } des victoires (de { $low } à { $high }), { $points } points par partie.
arena-alone = Un seul robot : personne à qui le comparer.
arena-replaced = { $count ->
    [one] Un choix de { $bot } a été fait à sa place par le robot glouton.
   *[other] { $count } choix de { $bot } ont été faits à sa place par le robot glouton.
}

arena-bot = Robot
arena-pair = Paire
arena-seat = Place
arena-games = Parties
arena-wins = Victoires
arena-win-rate = Part gagnée
arena-interval = à 95 %
arena-place = Rang
arena-points = Points
arena-rating = Cote
arena-lead = Avance
arena-times = Fois
arena-lowest = Minimum
arena-highest = Maximum
arena-faults = Choix remplacés
arena-seconds = s par partie
arena-all = Tous les robots
arena-beside = { $first } / { $second }
arena-bot-at = { $bot }, place { $number }
arena-table = Les nombres

arena-ratings = Cotes
arena-ratings-about = La force de chaque robot sur une même échelle. Le trait est l’intervalle à 95 %.
arena-leads = Paire par paire
arena-leads-about = De combien la part des victoires du premier robot dépasse celle du second, dans les parties jouées par les deux.
arena-scores = Points à la fin
arena-scores-about = Combien de fois chaque robot a fini avec combien de points. Le trait vertical est la moyenne.
arena-seats = Victoires par place
arena-seats-about = Qui gagne à quelle place. La ligne brisée est la part si toutes les places et tous les robots se valaient.
arena-tally-about = Combien de fois ont gagné ceux qui l’avaient ou s’en sont servis. Cela montre ce qui accompagne la victoire, non ce qui la cause.

arena-reading = Comment lire cette page
arena-reading-unit = Une victoire est une première place ; partagée, chacun en a une partie. L’unité de hasard est la donne : chaque robot l’a jouée de chaque place, si bien que la chance de la donne et les bonnes places sont les mêmes pour tous.
arena-reading-intervals = Un intervalle à 95 % contient la vraie valeur dans 95 comparaisons de ce genre sur 100. Si l’intervalle d’une paire est tout entier d’un côté de zéro, l’un des robots est meilleur.
arena-reading-ratings = Seules les différences de cotes ont un sens ; leur moyenne est 25. La cote d’un robot qui gagne ou perd toutes ses parties bougerait encore avec d’autres parties.
arena-reading-stopping = Si l’on s’est arrêté dès que c’était décidé, les intervalles des paires et des parts de victoires sont valables à tout moment où l’on regarde ; tous les verdicts sont justes avec une probabilité d’au moins 95 %. Ils sont plus larges pour cela.
arena-reading-tally = Quand une figure compte beaucoup de lignes, environ une sur vingt s’écarte par pur hasard.

arena-data = Les données
arena-data-games = toutes les parties, une ligne par place
arena-data-tally = ce que chaque place avait ou a utilisé dans chaque partie
arena-data-bots = les robots
arena-data-pairs = les paires
arena-report-there = Le rapport : { $file }
arena-store-there = Les parties sont gardées dans { $file }. Pour continuer : { $command }
