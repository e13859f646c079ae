/** What people ask for, written last, all at once, before it was tried on any of it: the grammar is never tuned to these lines. */
export const askedLater = `
# go.landing
ramène-moi à l'accueil s'il te plaît
je voudrais retourner à l'accueil
retourne à la page d'accueil
est-ce que tu peux me remettre sur l'accueil
retour page d'accueil
on revient à l'accueil
écran d'accueil
affiche moi la page d accueil

# go.dashboard
emmène-moi sur mon tableau de bord
j'aimerais voir le tableau de bord
tu pourrais ouvrir mon tableau de bord
reviens au tableau de bord
le tableau de bord s'il vous plaît
accéder au tableau de bord

# go.missions
montre-moi les missions disponibles
je veux consulter les missions
quelles sont les missions autour de moi
j'aimerais trouver une mission près d'ici
affiche la liste des missions
voir toutes les annonces
y a-t-il de nouvelles missions
je cherche des missions

# go.missions.own
affiche mes missions
je voudrais revoir mes missions
montre-moi les annonces que j'ai publiées
où sont mes missions
ouvre la page de mes missions
la liste de mes missions

# go.compose
je veux publier une annonce
j'aimerais déposer une mission
comment je fais pour poster une mission
crée une nouvelle annonce
pouvez-vous m'aider à publier une mission
dépose une mission
rédiger une nouvelle mission
ajouter une mission

# go.offers
fais-moi voir mes propositions
je voudrais consulter mes offres
quelles offres ai-je envoyées
les propositions que j'ai faites
ouvre mes offres
la liste de mes propositions

# go.notifications
est-ce que j'ai des notifications
montre les notifications
regarde mes notifications
ouvre-moi les notifications s'il te plaît
quelles sont mes notifications
va voir mes notifications

# go.security
je veux modifier mon mot de passe
comment changer mon mot de passe
peux-tu ouvrir la page sécurité
ouvre les réglages de sécurité
je souhaite changer de mot de passe
remplacer mon mot de passe

# go.settings
ouvre-moi les réglages
je veux aller dans les paramètres
accède aux paramètres
peux-tu afficher mes préférences
les paramètres du compte
modifier mes réglages

# go.voiceSettings
ouvre les réglages de la voix
je voudrais régler la reconnaissance vocale
les paramètres de la commande vocale
va dans les réglages vocaux
change les paramètres de la voix
je veux modifier les réglages de la reconnaissance vocale

# go.messages
est-ce que j'ai reçu des messages
montre-moi mes messages
ouvre la messagerie
je voudrais lire mes messages
va dans ma boîte de réception
consulte mes conversations
mes discussions

# go.ownProfile
affiche ma page de profil
je veux modifier mon profil
va sur mon profil
ouvre mon profil s'il te plaît
montre-moi mon profil
page profil

# go.favorites
montre-moi mes favoris
je veux consulter mes favoris
la page des favoris
ouvre la liste de mes favoris
va à mes favoris
qui sont mes favoris

# go.planning
montre-moi mon planning
j'aimerais consulter mon agenda
ouvre mon calendrier
quel est mon emploi du temps
affiche le planning de la semaine
va sur mon agenda

# go.finances
je voudrais voir mes paiements
ouvre la page des paiements
montre mes finances
va dans paiements et finances
où sont mes paiements
affiche l'historique de mes paiements

# go.billing
montre-moi mes factures
je veux consulter ma facturation
ouvre mes devis
où sont mes factures
je cherche mes factures
affiche la liste de mes factures

# go.jobi
combien de Jobi est-ce que j'ai
quel est mon solde de Jobi
montre-moi mon solde
dis-moi combien il me reste de Jobi
je voudrais connaître mon solde
consulter mes Jobi
solde s'il te plaît

# go.support
je voudrais parler au support
comment contacter le service client
mets-moi en contact avec l'assistance
je veux écrire au support
appelle le support technique
j'ai besoin de contacter le support
parler à un conseiller

# go.help
montre-moi les questions fréquentes
ouvre la foire aux questions
je voudrais lire la faq
va sur la page des questions fréquentes
affiche les questions les plus courantes
consulter la FAQ

# go.login
je veux me connecter
connecte-moi
peux-tu ouvrir la page de connexion
comment je me connecte
je voudrais m'identifier
connexion à mon compte
connectez-moi à mon compte

# go.registration
je voudrais créer un compte
inscris-moi
comment s'inscrire
j'aimerais m'inscrire
ouvre la page d'inscription
crée-moi un compte
m'inscrire sur le site

# go.back
reviens en arrière
retourne à la page précédente
je veux revenir à la page d'avant
fais marche arrière
peux-tu retourner en arrière
page précédente s'il te plaît
reviens sur la page précédente

# go.forward
va à la page suivante
passe à la page suivante
je voudrais aller à la page d'après
page suivante s'il vous plaît
avance d'une page
la prochaine page

# page.reload
rafraîchis la page
peux-tu recharger cette page
actualise s'il te plaît
recharge
je veux rafraîchir l'écran
relance la page
rechargement de la page

# read.page
lis-moi la page
peux-tu me lire cette page
je voudrais que tu lises la page
lis le contenu
commence à lire s'il te plaît
lis tout haut la page
lisez-moi tout
fais-moi la lecture

# read.title
sur quelle page est-ce que je suis
lis-moi le titre de la page
comment s'appelle cette page
dis-moi où je suis
quel est le titre de cette page
on est sur quelle page

# read.headings
donne-moi le plan de la page
lis les titres de la page
quels sont les titres de cette page
je voudrais entendre le sommaire
énumère les titres
lis-moi tous les titres

# read.selection
lis-moi la sélection
lis le texte que j'ai sélectionné
peux-tu lire ce que j'ai surligné
je voudrais entendre la sélection
lire la partie surlignée
lecture de la sélection

# read.pause
mets en pause
fais une pause s'il te plaît
mets la lecture en pause
attends un peu
suspends la lecture
je voudrais faire une pause

# read.resume
reprends la lecture
continue à lire
tu peux continuer
reprends s'il te plaît
remets la lecture en route
lis la suite
continuez de lire

# read.skip
passe au suivant
saute ce paragraphe
va au texte suivant
paragraphe suivant s'il te plaît
je veux passer ce texte
passe à l'élément suivant

# scroll.down
descends la page
fais défiler vers le bas
un peu plus bas
peux-tu descendre
descendez s'il vous plaît
défile vers le bas
je veux voir plus bas

# scroll.up
remonte la page
fais défiler vers le haut
monte un peu
va plus haut
je voudrais remonter
remonte un petit peu s'il te plaît

# scroll.top
remonte tout en haut
va en haut de la page
retourne au début de la page
je veux revenir en haut
haut de page
ramène-moi tout en haut

# scroll.bottom
descends tout en bas
va à la fin de la page
je veux aller en bas de la page
descends jusqu'en bas
bas de page
va au bas de la page

# list.buttons
lis-moi les boutons
quels sont les boutons de la page
liste les boutons
quels boutons y a-t-il
donne-moi la liste des boutons
énumère les boutons s'il te plaît

# list.links
quels sont les liens
lis-moi les liens de la page
donne-moi tous les liens
liste des liens de cette page
énumère les liens
je voudrais connaître les liens

# list.fields
quels champs faut-il remplir
liste les champs du formulaire
lis-moi les champs
quels sont les champs à remplir
donne-moi la liste des champs
énumère les champs s'il vous plaît

# form.next
passe au champ suivant
va au prochain champ
je veux aller au champ suivant
champ d'après s'il te plaît
case suivante
prochain champ

# form.previous
reviens au champ précédent
retourne au champ d'avant
va au champ précédent
je veux revenir au champ d'avant
case précédente
champ précédent s'il te plaît

# form.clear
efface ce champ
vide le champ s'il te plaît
efface ce que j'ai écrit
je voudrais effacer le texte du champ
supprime le contenu
efface tout

# form.submit
envoie le formulaire
valide s'il te plaît
je veux valider le formulaire
soumets le formulaire
tu peux envoyer
confirme le formulaire
envoyer ma réponse

# form.errors
quelles sont les erreurs
lis-moi les erreurs
y a-t-il des erreurs
dis-moi les erreurs du formulaire
donne la liste des erreurs
quelles erreurs j'ai faites

# help
de l'aide s'il te plaît
qu'est-ce que je peux te demander
aide-moi
j'ai besoin d'aide
quelles commandes je peux utiliser
donne-moi la liste des commandes
affiche l'aide
tu peux m'aider
que peux-tu faire pour moi

# stop
arrête
tais-toi
arrête de parler s'il te plaît
stoppe la lecture
arrêtez de lire
silence s'il te plaît
c'est bon arrête

# stop.listening
arrête de m'écouter
coupe le microphone
n'écoute plus
je veux que tu arrêtes d'écouter
éteins le micro
désactive le micro s'il te plaît
ferme le micro

# go.landing
renvoie-moi à l'accueil
je souhaite revenir à la page d'accueil
va à l accueil
accueil merci
# go.dashboard
où se trouve le tableau de bord
retournons au tableau de bord
peux tu afficher mon tableau de bord
montre le tableau de bord s'il te plaît
# go.missions
fais-moi la liste des missions
quelles sont les nouvelles missions
je voudrais parcourir les missions
trouve-moi une mission
des missions près de moi
# go.missions.own
combien de missions j'ai publiées
je veux accéder à mes missions
mes missions en cours
voir les annonces que j'ai postées
# go.compose
comment créer une mission
je voudrais mettre une annonce
peux-tu me créer une nouvelle mission
poste une mission
# go.offers
quelles propositions j'ai reçues
donne-moi mes offres
je veux revoir mes propositions
ouvre mes candidatures
# go.notifications
tu peux m'afficher les notifications
où sont mes notifications
quelles notifications j'ai
# go.security
je voudrais un nouveau mot de passe
emmène-moi à la page sécurité
comment faire pour changer de mot de passe
# go.settings
va dans les options
je veux changer mes paramètres
montre-moi les préférences
# go.voiceSettings
affiche les paramètres vocaux
comment régler la reconnaissance vocale
configure la voix
# go.messages
voir la messagerie
est-ce que quelqu'un m'a écrit
j'ai reçu un message
lis mes derniers messages
# go.ownProfile
je voudrais compléter mon profil
où est mon profil
modifier mes informations
# go.favorites
lister mes favoris
où se trouvent mes favoris
je veux voir mes jobbeurs favoris
# go.planning
affiche mon planning de demain
je voudrais voir mon emploi du temps
ouvrir l'agenda
# go.finances
combien j'ai gagné
consulter mes finances
page paiements
# go.billing
télécharge ma facture
voir les devis
affiche factures et devis
# go.jobi
mon solde s'il vous plaît
combien me reste-t-il de Jobi
je veux voir mes Jobi
# go.support
je veux contacter quelqu'un
comment joindre le support
ouvre le support client
# go.help
lis-moi la foire aux questions
où sont les questions fréquentes
# go.login
je voudrais me connecter à mon compte
où est la connexion
# go.registration
comment créer un compte
je veux m'inscrire gratuitement
# go.back
je veux faire marche arrière
peux-tu revenir à la page précédente
retour s'il te plaît
# go.forward
va en avant
je veux la page suivante
# page.reload
mets la page à jour
peux-tu actualiser l'écran
rechargez s'il vous plaît
# read.page
lis-moi le texte
peux-tu lire à voix haute
fais la lecture de la page
lis ce qui est écrit
# read.title
donne-moi le titre
dis-moi sur quelle page je suis
# read.headings
fais-moi un sommaire
les titres s'il te plaît
# read.selection
lis le passage que j'ai sélectionné
lis ma sélection
# read.pause
peux-tu mettre en pause
petite pause
arrête-toi un instant
# read.resume
reprends où tu en étais
tu peux reprendre
continue ta lecture
# read.skip
passe ce passage
texte suivant
saute au suivant
# scroll.down
descends encore
va vers le bas
fais descendre
# scroll.up
monte encore un peu
va vers le haut
remontez
# scroll.top
reviens tout en haut
début de page
# scroll.bottom
va jusqu'en bas
à la fin de la page
# list.buttons
donne-moi les boutons
quels boutons je peux utiliser
# list.links
quels sont les liens disponibles
dis-moi les liens
# list.fields
quelles sont les cases à remplir
dis-moi les champs
# form.next
champ suivant
passons au champ suivant
# form.previous
reviens un champ en arrière
le champ précédent
# form.clear
supprime ce que j'ai tapé
remets le champ à zéro
# form.submit
peux-tu envoyer le formulaire
j'ai fini envoie
# form.errors
est-ce qu'il y a des erreurs
montre-moi mes erreurs
# help
j'aurais besoin d'aide
quelles commandes puis-je dire
au secours
# stop
peux-tu arrêter
arrête la lecture s'il te plaît
tu peux te taire
# stop.listening
arrête l'écoute
éteins le microphone
cesse de m'écouter
`;
