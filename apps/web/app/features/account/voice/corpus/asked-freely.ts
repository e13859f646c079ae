/** What people could ask for more freely: written after the first version of the grammar, before it was tried on any of it. */
export const askedFreely = `
# go.landing
je veux revenir à l'accueil
j'aimerais voir la page d'accueil
peux-tu m'emmener à l'accueil
on retourne à l'accueil
accueil s'il te plaît
page accueil
ramène-moi à la page d'accueil

# go.dashboard
je voudrais voir mon tableau de bord
tu peux ouvrir le tableau de bord
affiche-moi le tableau de bord
je veux aller sur le tableau de bord
tableaux de bord

# go.missions
je cherche une mission
je veux voir les missions
fais voir les missions
je voudrais consulter la liste des missions
est-ce qu'il y a des missions
liste les missions
voir la mission
toutes les missions
rechercher une mission
les annonces

# go.missions.own
je veux voir mes missions
où est-ce que je peux voir mes missions
liste mes missions
ouvre ma mission
la liste de mes missions

# go.compose
je veux publier une mission
je voudrais poster une nouvelle mission
j'ai une mission à publier
est-ce que tu peux créer une mission
publier mission
poste une annonce
publie des missions
faire une nouvelle mission
je voudrais proposer une mission
mettre en ligne une mission

# go.offers
où en sont mes offres
je voudrais voir mes propositions
mon offre
mes offres en cours
les propositions que j'ai reçues

# go.notifications
est-ce que j'ai de nouvelles notifications
notification
j'aimerais voir mes notifications
lis-moi mes notifications
mes alertes

# go.security
je veux changer mon mot de passe
comment changer mon mot de passe
changer le mot de passe
mot de passe
réglages de sécurité

# go.settings
je voudrais changer les paramètres
paramètre
ouvre-moi les paramètres
réglage
modifier les réglages

# go.voiceSettings
les paramètres vocaux
je veux changer les réglages de la voix
configurer la voix
paramètre vocal

# go.messages
est-ce que j'ai des messages
je voudrais lire mes messages
message
ouvre la boîte de réception
ma boîte de messages

# go.ownProfile
je veux modifier mon profil
voir le profil
profils
affiche-moi mon profil
mon compte

# go.favorites
je voudrais voir mes favoris
favori
ouvre la liste des favoris

# go.planning
je veux voir mon planning
qu'est-ce que j'ai dans mon planning
affiche-moi mon planning

# go.finances
où sont mes paiements
je veux voir mes paiements
paiement
voir mes paiements et mes finances

# go.billing
je voudrais voir mes factures
où sont mes factures
facture
mon devis

# go.jobi
combien ai-je de Jobi
je veux connaître mon solde
mon solde Jobi
voir mon solde
j'ai combien de Jobi
les Jobi
il me reste combien de Jobi

# go.support
page d'aide
je veux contacter le support
je voudrais parler au support
joindre l'assistance
écrire au support
contacter le service client

# go.help
je voudrais voir la foire aux questions
question fréquente
les questions les plus fréquentes

# go.login
je veux me connecter
je voudrais m'identifier
connecte-toi
connecter
la page de connexion

# go.registration
je veux m'inscrire
je voudrais créer un compte
créer un nouveau compte
nouveau compte
inscrivez-moi s'il vous plaît

# go.back
fais retour
je veux revenir en arrière
page d'avant
reviens
retourne à la page d'avant
reviens sur la page précédente
revenir à la page précédente
revenir

# go.forward
je veux aller à la page suivante
la page d'après s'il te plaît
avance d'une page
page suivante s'il vous plaît

# page.reload
je veux actualiser
peux-tu recharger cette page
rafraîchir
rafraîchis
recharge le site
actualiser s'il te plaît
recharge-moi la page

# read.page
lis
lis-moi tout
je voudrais que tu lises la page
je veux que vous lisiez la page
peux-tu me lire cette page
lis-moi le contenu
lis le contenu de cette page
démarre la lecture
fais-moi la lecture
lis-moi ce qu'il y a sur la page
relis la page

# read.title
je suis où
on est où
c'est quoi le titre
où est-ce que je suis
sur quelle page sommes-nous
sur quelle page on est
dis-moi le titre de cette page
quelle page est-ce

# read.headings
je veux entendre les titres
donne les titres
lis tous les titres
fais-moi le sommaire
quel est le plan de la page
énumère les titres

# read.selection
lis ce qui est sélectionné
lis le texte que j'ai sélectionné
peux-tu lire la sélection
lis ce texte sélectionné

# read.pause
mets sur pause
fais pause
je veux faire une pause
met en pause
pause la lecture
mettre la lecture sur pause
mets-toi en pause

# read.resume
tu peux reprendre
continue à lire
recommence à lire
reprends où tu en étais
vas-y continue
reprendre la lecture s'il te plaît
continuez la lecture

# read.skip
passe à la suite s'il te plaît
saute ça
au suivant
suivant
passe au suivant
passe celui-ci

# scroll.down
descends un petit peu
un peu plus bas
descends encore
je veux descendre
va vers le bas
défile
scrolle vers le bas
fais descendre
continue vers le bas
bas

# scroll.up
monte un petit peu
un peu plus haut
remonte encore
je veux monter
va vers le haut
scrolle vers le haut
fais remonter
haut

# scroll.top
remonte en haut
je veux aller en haut
retour tout en haut
va au début
va tout en haut de la page
remonte au début de la page
haut de la page
retourner en haut de la page
remonte jusqu'en haut

# scroll.bottom
va tout en bas de la page
je veux aller en bas
va à la fin
descends à la fin de la page
jusqu'en bas
descends complètement

# list.buttons
c'est quoi les boutons
qu'est-ce qu'il y a comme boutons
quels sont les boutons sur la page
dis-moi les boutons
combien y a-t-il de boutons
les boutons disponibles
bouton

# list.links
dis-moi les liens
qu'est-ce qu'il y a comme liens
quels sont les liens de cette page
je veux la liste des liens
affiche les liens

# list.fields
dis-moi les champs
quels sont les champs à remplir
quels champs dois-je remplir
donne les champs
affiche la liste des champs

# form.next
aller au champ d'après
je veux passer au champ suivant
champs suivant
le prochain champ
au champ suivant

# form.previous
champs précédents
je veux revenir au champ précédent
le champ d'avant
remonte au champ précédent

# form.clear
efface
efface tout
je veux effacer ce champ
efface ce que j'ai écrit
vide ce que j'ai écrit
effacer les champs

# form.submit
valide
envoie
je veux envoyer le formulaire
tu peux valider le formulaire
soumettre
envoie-le
confirmer le formulaire
envoyé le formulaire

# form.errors
est-ce qu'il y a des erreurs
dis-moi les erreurs
quelle erreur
où sont les erreurs
il y a des erreurs
c'est quoi les erreurs
erreur

# help
au secours
je veux de l'aide
peux-tu m'aider
est-ce que tu peux m'aider
qu'est-ce que tu sais faire
quoi dire
que peux-tu faire
je voudrais voir la liste des commandes
commandes
aidez-moi s'il vous plaît

# stop
stoppe
arrête tout
arrête-toi
je veux que tu arrêtes
tu peux arrêter
tu peux te taire
arrête ça
arrêtez de parler s'il vous plaît
silence s'il te plaît
ça suffit
ferme-la
coupe la lecture
termine la lecture

# stop.listening
arrête de m'écouter
éteindre le micro
tu peux couper le micro
ne m'écoutez plus
je veux que tu arrêtes d'écouter
stop l'écoute
désactive l'écoute
coupe l'écoute

# go.landing
dirige-moi vers l'accueil
mets la page d'accueil
rends-toi sur l'accueil
charge la page d'accueil

# go.dashboard
bascule sur le tableau de bord
redirige-moi vers mon tableau de bord

# go.missions
lance les missions
je veux accéder aux missions
va voir les missions

# go.notifications
vérifie mes notifications
regarde mes notifications

# go.messages
vérifie mes messages
va voir mes messages

# go.ownProfile
je veux accéder à mon profil
mets mon profil

# go.settings
je veux accéder à mes paramètres
va voir les paramètres

# read.page
active la lecture
lis à haute voix
lis-moi un peu la page
écoute de la page
je veux écouter la page

# read.pause
suspends
une pause
mets une pause
attends

# read.resume
redémarre la lecture
remets la lecture
enlève la pause
reprends là où tu t'es arrêté

# read.skip
passe au prochain texte
paragraphe suivant
saute le texte
passe à l'élément suivant

# scroll.down
descends d'un cran
défiler la page
défilement vers le bas
page vers le bas
glisse vers le bas
fais défiler
plus bas sur la page

# scroll.up
défilement vers le haut
page vers le haut
remonter la page
plus haut sur la page

# scroll.top
revenir au début
tout au début
au début de la page
tout en haut de l'écran

# scroll.bottom
pied de page
va au pied de page
bas de l'écran
tout à la fin

# list.buttons
liste tous les boutons
quels sont les boutons disponibles
donne-moi tous les boutons

# list.links
montre-moi tous les liens
quels liens sont disponibles

# list.fields
affiche-moi les champs
liste tous les champs

# form.next
passe à la case suivante
prochaine case

# form.previous
case précédente
reviens d'un champ

# form.clear
efface le texte
nettoie le champ
remets le champ à zéro
supprime le texte

# form.submit
enregistre le formulaire
valide la saisie
envoie mes réponses
soumets mon formulaire

# form.errors
lis l'erreur
y a-t-il une erreur
montre-moi les erreurs de saisie

# help
comment ça marche
quelles commandes puis-je dire
quelles sont les commandes vocales
liste des commandes vocales
je peux dire quoi

# stop
arrête maintenant
stop la lecture
ne lis plus
ne parle plus
arrête-la

# stop.listening
coupe le microphone
désactive la reconnaissance vocale
arrête la reconnaissance vocale
arrête d'écouter s'il te plaît

# go.missions
affichage des missions
consultation des missions
missions à proximité

# go.settings
ouverture des paramètres
accès aux paramètres
modification des paramètres

# go.ownProfile
affichage de mon profil
modification du profil

# go.compose
dépôt d'une mission
ajout d'une mission
création d'une mission
il faut que tu publies une mission

# go.notifications
ouverture des notifications
consultation de mes notifications
notifications non lues

# go.billing
consultation de mes factures
affichage des factures

# go.support
contact du support
support client

# page.reload
il faut que tu recharges la page
je veux que vous rechargiez la page
rafraîchissement de la page
réactualise la page
tu veux bien recharger la page

# scroll.down
défilement
descente
il faut que tu descendes

# scroll.up
remontée

# form.next
passage au champ suivant

# form.clear
effacement du champ

# form.submit
soumission du formulaire
je voudrais que tu envoies le formulaire

# form.errors
lecture des erreurs
affichage des erreurs

# list.links
lecture des liens
énumération des liens

# list.buttons
affichage des boutons
lecture des boutons

# read.pause
mise en pause
suspension de la lecture

# stop
interruption de la lecture
je veux que vous arrêtiez

# stop.listening
coupure du micro
désactivation du micro

# help
demande d'aide
`;
