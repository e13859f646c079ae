/** Written last, when nothing was changed any more for what the other parts missed; only measured. */
export const everywhereThird = `
# go.dashboard
remets-moi sur le tableau de bord
dashboard s'il vous plaît

# go.missions
est-ce qu'il y a de nouvelles missions
fais-moi voir les missions

# go.missions.own
où en sont mes missions
liste mes annonces

# go.compose
euh je voudrais poster une mission
comment on publie une mission

# go.offers
quelles propositions ai-je reçues
voir mes candidatures

# go.notifications
mes notifications non lues
va sur les notifications

# go.messages
combien de messages j'ai
ouvre la messagerie s'il te plaît

# go.planning
montre le calendrier
mon emploi du temps

# go.ownProfile
je veux compléter mon profil
allez sur mon profil

# go.verification
où est la vérification
faire vérifier mon compte

# go.badges
qu'est-ce que j'ai comme badges
voir les badges

# go.quality
mes performances s'il vous plaît

# go.clients
où sont mes clients
clients

# go.network
montre mon réseau
je veux parrainer un ami

# go.favorites
favoris
mes jobbeurs préférés

# go.marketing
ouvre adresse et affichette
imprime mon affichette

# go.reviews
lire mes avis
je voudrais voir mes avis

# go.reviewHistory
affiche l'historique et évaluations

# go.finances
je veux consulter mes gains
ouvre paiements et finances

# go.jobi
quel est mon solde
montre mon solde de jobi

# go.settings
mes paramètres
ouvre moi les réglages s'il te plaît

# go.detailsSettings
modifier mon numéro de téléphone
ma date de naissance

# go.notificationSettings
désactive les notifications
va au choix des notifications

# go.visibilitySettings
cache mon profil
réglages de visibilité

# go.blockedSettings
je veux débloquer quelqu'un
liste des personnes bloquées

# go.displaySettings
agrandis le texte
réglages d'affichage
active le mode sombre

# go.security
modifie mon mot de passe
ouvre la sécurité

# go.voiceSettings
réglages de la reconnaissance vocale

# go.accountSettings
je souhaite supprimer mon compte
télécharge mes données

# go.support
je voudrais contacter le support
page d'aide

# go.newTicket
écrire un message à l'équipe

# go.tickets
affiche mes demandes d'aide

# go.bugReports
signale un problème
je veux signaler un souci

# go.billing
consulte mes factures
mes devis s'il vous plaît
ouvre factures et devis

# go.billingSettings
réglages de facturation

# go.receivedDocuments
montre les devis que j'ai reçus
documents reçus

# go.companyInvoices
mes factures d'achats

# go.aiCredits
combien j'ai de crédits IA
mes crédits ia s'il te plaît

# go.premium
passe en premium
je voudrais passer premium
abonnement premium

# go.cardTemplates
ouvre les cartes de visite
je veux faire des cartes de visite

# go.photoEditor
retoucher ma photo
éditeur de photo

# go.ownOffers
affiche mes offres partenaires

# go.newOffer
publie une offre partenaire

# go.scanner
scanne le code
je veux scanner un code QR
scanner

# go.browseOffers
va aux offres partenaires
les réductions

# go.ownCodes
affiche mes codes QR
mon QR code

# go.favoriteOffers
les offres favorites

# go.updates
affiche les nouveautés
nouveautés s'il vous plaît

# go.statistics
ouvre les statistiques
mes chiffres

# go.advancedStatistics
mes statistiques détaillées

# go.advice
voir les formations
formation et conseil

# go.matching
missions recommandées

# go.services
quels sont les services disponibles

# go.servicesSearch
chercher un jobbeur
trouve quelqu'un près de chez moi

# go.help
montre la FAQ

# go.about
qui sommes-nous

# go.contact
comment vous contacter

# go.blog
articles du blog

# go.newsletter
abonne-moi à la newsletter

# go.saleTerms
les conditions de vente

# go.useTerms
ouvre les conditions générales d'utilisation

# go.privacy
protection des données

# go.legalNotice
ouvre mentions légales

# go.cookies
les cookies

# go.ethics
charte du site

# go.ranking
référencement s'il te plaît

# go.moderation
va à la modération

# go.appeals
montre les recours

# go.documents
documents à vérifier

# go.emailQueue
ouvre la file d'e-mails

# go.rgpdAudit
audits RGPD

# press.Filtrer
je veux filtrer
bouton filtrer

# press.Répondre
répondez s'il vous plaît
tu peux répondre

# press.Accepter la proposition
je voudrais accepter
accepte la proposition s'il te plaît

# press.Refuser
bouton refuser

# press.Voir plus
appuie sur voir plus

# press.Supprimer la mission
je veux supprimer la mission

# press.Enregistrer la recherche
enregistrer la recherche s'il te plaît

# press.Partager
clique sur partager

# press.Ajouter aux favoris
clique sur ajouter aux favoris

# open.first
ouvre le premier message
voir la première

# open.third
ouvre le troisième

# open.last
ouvre la dernière notification
`;

/** Spoken in a room. */
export const everydayThird = `
bonjour ça va
à tout à l'heure
bonne nuit les enfants
tu rentres quand
je rentre tard ce soir
on passe à table
passe à la pharmacie en rentrant
le bus a du retard
il y a du monde aujourd'hui
j'ai faim
il fait froid ici
monte le son
baisse un peu la radio
coupe la télé
mets la table
débarrasse la table
vide le lave-vaisselle
lance une machine
étends le linge
sors le chien
donne à manger au chat
arrose les plantes
tonds la pelouse samedi
le voisin tond sa pelouse
la haie est trop haute
il faut appeler un plombier
le plombier vient demain
l'électricien a fini
combien il t'a demandé
c'est trop cher
tu as son numéro
envoie-lui un texto
je t'envoie la photo
regarde cette photo
écoute ça
écoute-moi bien
tu m'écoutes
parle moins fort
répète s'il te plaît
qu'est-ce que tu dis
je n'ai rien compris
attends une seconde
attends-moi
j'arrive tout de suite
reste là
viens ici
va te laver les mains
va chercher le pain
va voir qui sonne
ouvre à ta mère
ouvre la boîte aux lettres
ferme les yeux
ferme l'ordinateur
éteins l'écran
allume le four à deux cents degrés
quelle est la recette des crêpes
combien de grammes de farine
ajoute deux œufs
goûte la soupe
il manque du sel
c'est bon
c'est parfait merci
pas mal du tout
je suis d'accord avec toi
tu as raison
je ne suis pas sûr
peut-être demain
on en reparle plus tard
laisse-moi réfléchir
laisse tomber
oublie ça
ce n'est pas grave
fais attention à la marche
tiens-toi droit
range tes affaires
fais tes devoirs
lis la consigne
lis ton livre
tourne la page du livre
la page est déchirée
c'est à quelle page
le titre du film
le début du film est long
la fin est triste
je descends à la prochaine
on monte en haut de la tour
le magasin est en bas
tout en haut du placard
mes parents arrivent demain
mon patron est malade
ma mission commence lundi
j'ai une mission en Allemagne
il a trouvé un job d'été
les annonces immobilières
j'ai publié un roman
elle publie ses photos
le profil de l'aile
mon compte est à découvert
le compte est bon
ouvre un compte à la banque
les notes du trimestre
mon solde de tout compte
il est premier de sa classe
la mission du président
les clients du restaurant
un badge d'accès
`;
