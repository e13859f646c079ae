/**
 * What people ask for on every page of the map and by the buttons of a page, written before the pages had their ways to be asked for. The
 * grammar was never changed for a line of it: only its figures are known.
 */
export const everywhereHeldOut = `
# go.landing
retourne sur la page d'accueil du site
ramenez-moi à l'accueil s'il vous plaît

# go.login
je voudrais me connecter
connecte-moi à mon compte

# go.registration
comment je fais pour m'inscrire
je veux créer un compte
inscris-moi

# go.dashboard
euh mon tableau de bord
ouvre le dashboard
je voudrais retourner au tableau de bord

# go.missions
montre-moi les missions
quelles missions il y a près de chez moi
j'aimerais voir les annonces

# go.missions.own
où sont les missions que j'ai publiées
montre mes annonces
mes missions s'il te plaît

# go.compose
je voudrais publier une mission
poste une annonce
créer une nouvelle mission

# go.offers
ouvre mes propositions
voir les propositions que j'ai envoyées
PROPOSITIONS

# go.notifications
est-ce que j'ai des notifications
ouvre mes notifs
notification

# go.messages
ouvre mes messages
je veux lire mes messages
va dans ma messagerie
est-ce que j'ai reçu des messages
mes conversations

# go.planning
affiche mon agenda
peux-tu ouvrir mon planning
emmène-moi au calendrier

# go.ownProfile
voir mon profil
ouvre mon profile
je souhaite modifier mon profil

# go.verification
ouvre la vérification
je veux faire vérifier mon profil
vérifier mon identité
où j'envoie mes justificatifs
page de vérification

# go.badges
montre mes badges
quels badges j'ai
ouvre les badges s'il te plaît
mes récompenses

# go.quality
qualité et performance
ouvre qualité et performances
affiche mes performances
voir la qualité de mon travail

# go.clients
ouvre mes clients
la liste de mes clients
je voudrais voir les clients
mon carnet de clients

# go.network
mon réseau
ouvre le réseau
affiche moi mon réseau
voir mes contacts

# go.favorites
mes jobbeurs favoris
ouvre mes favoris
affiche les favoris s'il vous plaît

# go.marketing
adresse et affichette
je veux imprimer une affichette
ouvre mon affichette
où est l'adresse de mon profil

# go.reviews
ouvre mes avis
voir les avis que j'ai reçus
lis mes avis
qu'est-ce qu'on dit de moi
avis

# go.reviewHistory
historique et évaluations
ouvre l'historique de mes missions
mes évaluations

# go.finances
paiement et finance
ouvre mes finances
montre-moi mes paiements
combien j'ai gagné

# go.jobi
combien de Jobi il me reste
ouvre mon solde
je veux acheter des Jobi

# go.settings
ouvre les réglages
aller dans les paramètres
page des réglages

# go.detailsSettings
changer mon numéro de téléphone
téléphone et naissance
modifier ma date de naissance
ouvre la page téléphone et naissance

# go.notificationSettings
choix des notifications
régler les notifications
je veux changer mes notifications par e-mail
préférences de notification

# go.visibilitySettings
visibilité
masquer mon profil
je veux cacher mon profil
ouvre la visibilité de mon profil

# go.blockedSettings
personnes bloquées
qui est-ce que j'ai bloqué
montre les personnes que j'ai bloquées
ouvre la liste des personnes bloquées

# go.displaySettings
affichage et lecture
ouvre les réglages d'affichage
je veux agrandir le texte
changer la taille du texte
accessibilité

# go.security
sécurité
je voudrais changer de mot de passe
ouvre la sécurité de mon compte

# go.voiceSettings
reconnaissance vocale
ouvre les réglages de la voix
paramètres des commandes vocales

# go.accountSettings
données et compte
supprimer mon compte
je veux télécharger mes données
ouvre données et comptes
mettre mon compte en pause

# go.support
j'ai besoin de contacter le support
ouvrir l'assistance
je voudrais parler à quelqu'un

# go.newTicket
écrire à l'équipe
écris à l'équipe
je veux écrire un message à l'équipe

# go.tickets
mes demandes d'aide
ouvre mes tickets
voir mes demandes au support

# go.bugReports
signaler un problème
je veux signaler un bug
signale un bug s'il te plaît
il y a un problème à signaler

# go.billing
mes factures
ouvre mes factures
je voudrais faire une facture
facturation s'il vous plaît
affiche mes devis

# go.billingSettings
paramètres de facturation
ouvre les réglages de facturation

# go.receivedDocuments
devis et factures reçus
les factures que j'ai reçues
ouvre les devis reçus
voir mes documents reçus

# go.companyInvoices
factures d'achat
ouvre mes factures d'achat

# go.aiCredits
crédit IA
mes crédits IA
ouvre les crédits d'intelligence artificielle
combien de crédits IA il me reste

# go.premium
passer premium
prémium
je veux passer en premium
m'abonner à premium
ouvre mon abonnement
devenir premium s'il te plaît

# go.cardTemplates
cartes de visite
faire une carte de visite
ouvre mes cartes de visites
je voudrais créer ma carte de visite

# go.photoEditor
retoucher une photo
retouche une photo
je veux recadrer une photo
ouvre l'éditeur de photos

# go.ownOffers
mes offres partenaires
ouvre mes offres partenaire
voir les offres partenaires que j'ai publiées

# go.newOffer
nouvelle offre partenaire
créer une offre partenaire

# go.scanner
scanner un code
scanne un code
je veux scanner un QR code
ouvre le scanner
lire un code QR

# go.browseOffers
offres partenaires
ouvre les offres des partenaires
voir les réductions
les bons plans

# go.ownCodes
mes codes QR
ouvre mes QR codes
affiche mon code QR

# go.favoriteOffers
offres favorites
mes offres favorites
ouvre mes offres préférées

# go.updates
nouveautés
quoi de neuf sur Jobami
ouvre les nouveautés
montre les dernières nouveautés

# go.statistics
statistiques
ouvre mes statistiques
affiche mes stats
voir mes chiffres

# go.advancedStatistics
statistiques avancées
ouvre les statistiques avancées

# go.advice
formations et conseils
ouvre les conseils
je voudrais me former
les formations
donne-moi des conseils

# go.matching
missions pour vous
les missions pour moi
quelles missions me conviennent
missions qui me correspondent

# go.services
services disponibles
quels services il y a
ouvre la liste des services

# go.servicesSearch
trouver un jobbeur
je cherche un jobbeur
trouve-moi un jobbeur près de chez moi

# go.help
ouvre la page d'aide du site
questions fréquentes
la foire aux questions

# go.about
à propos
qui êtes-vous
à propos de Jobami

# go.contact
nous contacter
page de contact

# go.blog
ouvre le blog
lire le blog

# go.newsletter
newsletter
m'abonner à la newsletter
la lettre d'information

# go.saleTerms
conditions générales de vente
ouvre les CGV
lire les conditions de vente

# go.useTerms
conditions d'utilisation
les CGU

# go.privacy
politique de confidentialité
ouvre la confidentialité
qu'est-ce que vous faites de mes données

# go.legalNotice
mentions légales
montre les mentions légales

# go.cookies
cookies
régler les cookies
ouvre la page des cookies

# go.ethics
charte éthique
ouvre la charte

# go.ranking
référencement
comment les jobbeurs sont classés

# go.administration
ouvre l'administration
va dans l'admin

# go.moderation
modération
ouvre la modération

# go.disputes
ouvre les litiges
voir les litiges en cours

# go.cases
contenus signalés
montre les contenus signalés

# go.userManagement
ouvre la gestion des comptes
les comptes des membres

# go.promocodes
codes promo
ouvre les codes promos

# press.Filtrer
filtre
filtrer s'il te plaît
clique sur filtrer
je voudrais filtrer

# press.Trier
trie
clique sur trier
appuie sur le bouton trier

# press.Répondre
réponds
je veux répondre
répondre s'il vous plaît
clique sur répondre

# press.Accepter la proposition
accepte la proposition
accepter
je veux accepter la proposition
appuie sur accepter

# press.Refuser
refuse
clique sur refuser
je voudrais refuser

# press.Voir plus
voir plus
clique sur voir plus

# press.Modifier la mission
modifie la mission
appuie sur modifier la mission
clique sur modifier

# press.Supprimer la mission
supprime la mission
supprimer la mission s'il te plaît

# press.Enregistrer la recherche
enregistre la recherche
clique sur enregistrer la recherche

# press.Payer 45 €
payer
je veux payer
clique sur payer

# press.Partager
partage
partager s'il te plaît

# press.Ajouter aux favoris
ajoute aux favoris
ajouter aux favoris s'il te plaît

# open.first
ouvre le premier
ouvre la première
ouvre la première mission
clique sur le premier résultat

# open.second
ouvre le deuxième
ouvre la deuxième mission

# open.last
ouvre le dernier
ouvre la dernière

# go.forward
page suivante
passe à la page suivante

# help
qu'est-ce que je peux dire
aide
que puis-je dire ici
`;

/** What is spoken in a room, to others and to other assistants: nothing of it is for the product, whatever page stands. */
export const everydayHeldOut = `
tu as pensé à acheter du pain
on mange quoi ce soir
j'arrive dans dix minutes
passe-moi le sel
il faut que je rappelle maman
le facteur est passé ce matin
elle a accepté de venir dimanche
je réponds au téléphone
réponds au téléphone
ouvre la fenêtre il fait chaud
ferme la porte derrière toi
la facture d'électricité a encore augmenté
tu as payé le loyer
il a perdu son portefeuille
le premier arrivé prépare le café
ouvre le frigo
la première à gauche après le feu
filtre le café
trie le linge avant de le laver
trie les déchets
partage ton goûter avec ta sœur
supprime le sucre de ton café
c'est la dernière fois que je te le dis
il y a des clients à la boulangerie
j'ai vu une affiche dans la rue
la carte de visite du plombier est sur le frigo
scanne le document sur l'imprimante
prends une photo du chat
retouche le mur avec la peinture blanche
le réseau ne passe pas ici
il n'y a pas de réseau dans le métro
tu me donnes un conseil pour la cuisson
mon avis c'est qu'il va pleuvoir
donne ton avis sur cette robe
j'ai besoin de nouvelles chaussures
quelles sont les nouvelles
les statistiques du chômage sont tombées
le match est en direct à vingt heures
il a reçu une médaille à l'école
mon badge ne marche plus au bureau
j'ai oublié mon badge
mets tes lunettes pour lire
j'ai des cookies au chocolat
mange un cookie
fais des cookies pour le goûter
tu peux baisser le son
la télé est trop forte
appelle le médecin pour demain matin
rendez-vous chez le dentiste à neuf heures
le planning de la nounou est sur la porte
on est quel jour aujourd'hui
il est quelle heure
quel temps fera-t-il demain
mets un minuteur de dix minutes
réveille-moi à sept heures
allume la lumière du salon
éteins la télé
joue la chanson suivante
monte le chauffage
combien coûte un billet pour Lyon
c'est combien la baguette
paie la note et on y va
je vais payer à la caisse
on se retrouve à la gare
il refuse de manger ses légumes
refuse de lui parler
elle ne répond jamais à ses messages
laisse un message à Julie
j'ai envoyé un colis hier
le colis est arrivé
la voisine a un nouveau jardinier
il cherche un plombier pas cher
mon profil a une bosse sur le nez
la sécurité sociale m'a remboursé
attache ta ceinture de sécurité
j'ai changé de numéro
quel est ton numéro
les enfants sont à l'école
il y a un problème avec la voiture
j'ai un problème de dos
c'est pas mon problème
la charte de l'école
j'ai signé le contrat
le litige avec le propriétaire est réglé
la mémoire me joue des tours
le serveur a oublié l'addition
appelle le serveur
bon anniversaire mamie
les comptes sont bons
il faut faire les comptes du mois
le code de la porte est quatre mille deux cents
tape le code
il a révisé son code
ses performances au lycée baissent
le premier ministre a parlé hier
la deuxième chaîne
ouvre le dernier pot de confiture
range ta chambre
modifie la recette avec moins de sel
enregistre le film de ce soir
ajoute du lait à la liste
ajoute le numéro de Paul dans mes contacts
j'ai bloqué sur cet exercice
la porte est bloquée
il a voulu voir plus grand
tu veux voir plus de photos du bébé
les offres du supermarché commencent lundi
il y a des soldes partout
la visibilité est mauvaise sur l'autoroute
le blog de cuisine de ma sœur
à propos tu as vu Paul
bref je te raconte la suite demain
on verra bien
oui mais pas maintenant
non merci
c'est d'accord pour samedi
`;
