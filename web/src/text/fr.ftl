### Les mots de la page elle-même. Mêmes clés et mêmes paramètres dans toutes les langues.

## The page

brand = Shinar : retour à l’accueil
rules = Règles
settings = Réglages
help = Aide
to-lobby = À l’accueil
load-again = Recharger
try-again = Réessayer
forget = Oublier
rights = Logiciel libre sous licence MIT, sans lien avec les éditeurs ni les auteurs de ces jeux.
broken-title = Quelque chose s’est renversé
broken-about = Cette page a un défaut. Votre partie est intacte : tout ce qui a été joué est conservé sur le serveur.

## Lobby

lobby-title = La plaine où l’on bâtit la tour
lobby-about = Ouvrez une table, jouez contre l’ordinateur ou envoyez un lien à un ami. Aucun compte n’est nécessaire.
games = Jeux
for-players = { $least ->
    [2] { $most ->
    [2] Pour 2 joueurs
    *[other] De { $least } à { $most } joueurs
    }
    *[other] De { $least } à { $most } joueurs
    }
new-table = Nouvelle table
open-tables = Tables où il reste une place
no-open-tables = Personne n’attend en ce moment. Ouvrez une table : la place libre apparaîtra ici, ou envoyez-en le lien.
running-tables = Parties en cours
finished-tables = Parties terminées
my-tables = Vos tables
table-gone = Cette table n’existe plus.
seat-open = place libre
action-join = S’asseoir
action-watch = Regarder
action-replay = Revoir
action-return = Reprendre
open-saved = Ouvrir une partie enregistrée
bot-random = Robot étourdi
bot-greedy = Robot avide
bot-easy = Robot facile
bot-medium = Robot moyen
bot-hard = Robot difficile
bot-expert = Robot expert

## Joining

join-title = Une place vous attend
join-with = Déjà là : { $names }
join-about = Vous êtes invité à cette table.
your-name = Votre nom
their-name = Nom
sit-down = S’asseoir

## New table

who-plays = Qui joue ?
players = { $count } joueurs
seat-kind = Qui occupe la place { $number } ?
seat-me = Moi
seat-link = Par lien
seat-hotseat = Sur ce même écran
seat-link-about = Vous recevrez un lien à envoyer.
seat-bot-about = Joue tout seul. Plus il est fort, plus il réfléchit : l’expert jusqu’à 10 secondes par tour.
listed = Montrer cette table à l’accueil
listed-about = Chacun pourra alors prendre la place libre, ou regarder.
which-rules = Selon quelles règles ?
all-options = Toutes les options
time = Temps
clock = Pour chaque choix
clock-none = sans limite
clock-move-30 = 30 secondes
clock-move-90 = 90 secondes
clock-days-1 = un jour
clock-days-3 = trois jours
absence = Si quelqu’un s’absente
absence-never = attendre
absence-2 = l’ordinateur joue après 2 minutes
absence-10 = l’ordinateur joue après 10 minutes
absence-1440 = l’ordinateur joue après un jour
open-table = Ouvrir la table

## Waiting

waiting-title = La table est prête
waiting-about = Envoyez chaque lien à qui doit s’asseoir là. La partie commence quand tout le monde est venu.
waiting-others = La partie commence quand toutes les places sont prises.
watch-link = Un lien pour regarder
copy-link = Copier le lien
copied = Copié

## At the table

the-table = La table
seats = Places
seat-away = l’ordinateur joue
seat-resigned = a abandonné
seat-absent = absent
seat-acting = doit choisir
time-left = Temps restant :
panel = À côté de la table
panel-moves = Coups
panel-log = Journal
panel-sheet = Score
panel-talk = Discussion
your-turn-title = À vous de jouer
sealed-waiting = C’est choisi. On attend { $names }.
ask-take-back = Une information a été révélée depuis. Les autres seront consultés.
ask-take-back-short = Demander à annuler
wish-own = Vous avez demandé à annuler. Les autres sont consultés.
wish-other = { $name } voudrait annuler un choix.
wish-withdraw = Tant pis
wish-yes = Accepter
wish-no = Refuser
resign-sure = Abandonner la partie ? C’est irréversible.
play-on = Continuer
rematch = Revanche
rematch-join = Rejoindre la revanche
replay = Revoir
save-game = Enregistrer la partie
look-as = Regarder en tant que
look-as-seat = Vu par { $name }
look-as-watcher = Vu par un spectateur
pass-title = Passez l’écran à { $name }
pass-about = Personne ne voit les cartes de l’autre.
pass-ready = Je suis { $name }

## Moves

filter-moves = Filtrer les coups
no-moves = Rien à choisir pour l’instant.
why-not = Pourquoi pas… ?
why-not-about = Un coup en notation, par exemple >A ou +P
why-not-ask = Demander
why-it-is-possible = C’est possible.
you-chose = Vous avez choisi :
what-you-see = Ce que vous pouvez savoir

## Log, sheet, talk

log-empty = Rien ne s’est encore passé.
sheet-empty = Le score apparaît dès le début de la partie.
talk-empty = Dites bonjour.
talk-say = Dire quelque chose
talk-send = Envoyer

## Looking back

look-back = Revoir
look-at = Voir la table au coup { $turn }
looking-back = Coup { $turn } sur { $turns }
back-to-now = Revenir au présent
history-first = Au début
history-back = Un coup en arrière
history-forward = Un coup en avant
history-last = À la fin
history-play = Lecture
history-pause = Pause

## Settings

setting-language = Langue
language-name-en = English
language-name-fr = Français
language-name-zh-TW = 繁體中文
setting-theme = Lumière
theme-auto = comme l’appareil
theme-light = calcaire
theme-dark = émail de nuit
setting-palette = Couleurs
palette-usual = habituelles
palette-apart = faciles à distinguer
setting-sound = Sons
setting-sound-about = De petits bruits de bois quand il se passe quelque chose.
setting-motion = Moins de mouvement
setting-motion-about = Les cartes changent de place sans glisser.
setting-memory = Aide-mémoire
setting-memory-about = Montre ce que l’on peut savoir en comptant. C’est le même pour tous.
setting-hints = Conseils pour les premiers tours
setting-hints-about = Une ligne de conseil à table, tant que le jeu vous est nouveau.

## Help

help-mouse = Touchez ce que vous voulez utiliser ; ce qui est possible brille en or. Ou faites-le glisser. Si quelque chose est impossible, la table dit pourquoi.
key-number = vers le coup de ce numéro
key-arrows = parcourir les coups et choisir
key-slash = filtrer les coups
key-u = annuler
key-question = cette aide
key-escape = fermer, lâcher

## Troubles

line-lost = La connexion est interrompue. Rien n’est perdu ; nouvel essai…
line-offline = Vous êtes hors ligne. Rien n’est perdu ; la table reviendra avec le réseau.
no-table-title = Cette table n’est pas pour vous
no-server-title = Le serveur ne répond pas
error-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
error-unknown = Cela n’a pas fonctionné. Rien n’a changé.
error-busy = Le serveur tarde à répondre. La table montre ce qui a été conservé.
error-stopping = Le serveur redémarre. Rien n’est perdu.
error-malformed = Le serveur n’a pas compris.
error-too-large = C’est trop long.
error-flood = Un peu plus lentement, s’il vous plaît.
error-hello-first = La table n’est pas encore prête.
error-unknown-key = Ce lien n’est plus valable.
error-unknown-match = La table n’existe pas, ou elle est privée et ce navigateur n’y a pas de place.
error-not-seated = Vous êtes ici spectateur.
error-not-running = La partie n’est pas en cours.
error-stale = La table a changé entre-temps.
error-illegal = Ce n’est pas possible maintenant.
error-nothing-asked = Plus personne n’est consulté.
error-unknown-game = Ce serveur n’a pas ce jeu.
error-unknown-bot = Ce serveur n’a pas ce joueur artificiel.
error-unknown-language = Ce texte n’existe pas dans cette langue.
error-bad-options = Ces options ne vont pas ensemble.
error-bad-seats = Ces places ne conviennent pas au jeu.
error-bad-name = Veuillez choisir un autre nom.
error-bad-seed = Cette graine n’est pas possible.
error-no-open-seat = Toutes les places sont prises.
error-bad-invitation = Cette invitation a déjà servi.
error-not-over = La partie n’est pas encore finie.
error-no-such-turn = Ce coup n’existe pas.
error-bad-transcript = Ce fichier n’est pas une de nos parties (ligne { $line }).
error-not-found = Cela n’existe pas.
close = Fermer

## Babel's table

babel-supply = Cartes Temple
babel-empty-stack = aucune carte
babel-empty-hand = Votre main est vide.
babel-returned = Cartes connues sur la carrière, la prochaine d’abord
babel-held-card = Votre carte de départ, niveau 1
babel-choose = Que voulez-vous faire ?
babel-refused = Impossible
babel-no-move = Rien à en faire pour l’instant.
babel-nothing-here = Ceci n’est là que pour être vu.
babel-not-there = Pas ici. Possible avec elle : { $what }
babel-column-yours = Votre colonne, { $site } : { $cards }
babel-column-theirs = Colonne adverse, { $site } : { $cards }
babel-temple-yours = Votre temple, { $site } : niveaux { $levels }
babel-temple-theirs = Temple adverse, { $site } : niveaux { $levels }
babel-site = Chantier : { $site }
babel-tab = { $site } : votre temple { $yours }, l’adverse { $theirs }
babel-their-hand = Main adverse : { $count }
babel-hand-card = { $nation } : { $count } en main
babel-score = Vous avez { $mine }, { $name } a { $theirs }. Repères : 9, 15 et 20.
babel-unseen = Cartes Nation non situées
babel-unseen-temples = Cartes Temple non situées
babel-known = Connues dans la main adverse
babel-hint-wait = Votre adversaire joue. Ce qui a changé sera marqué d’or.
babel-hint-move = Votre pion part de la carrière. Une carte le porte au chantier de sa nation : touchez une carte ou faites-la glisser.
babel-hint-lay = Déployez maintenant une carte ici : faites-la glisser de votre main vers votre côté du chantier.
babel-hint-held = Une carte ici suffit pour le niveau 1 : touchez votre carte de départ parmi les cartes Temple.
babel-hint-end = Vous pouvez continuer à agir, ou terminer votre tour : vous recevrez alors deux cartes Temple.
babel-hint-build = Autant de cartes dans votre colonne, autant de niveaux possibles, l’un après l’autre. Prenez-les dans l’une ou l’autre colonne Temple.
babel-hint-groups = Trois cartes identiques à la suite ont un pouvoir : un sceau d’or apparaît. À 15 points vous gagnez, si l’autre en a 9 ou moins.
babel-hint-halving = Votre main est réduite de moitié. Touchez les cartes dont vous vous passez.
hints-off = Plus de conseils
