/** The same asked once more, in other terms, when the pages had their ways to be asked for; used as it is, and only measured. */
export const everywhereSecond = `
# go.missions
quelles sont les annonces autour de chez moi
va dans les missions

# go.missions.own
affiche les missions que j'ai postées
je voudrais retrouver mes missions

# go.compose
j'ai besoin de publier une annonce
dépose une mission

# go.messages
mes message s'il vous plait
est-ce que tu peux ouvrir la messagerie
consulter mes conversations

# go.notifications
les notifications merci
tu peux me lire mes notifications

# go.planning
euh le planning
qu'est-ce que j'ai dans mon agenda

# go.ownProfile
bonjour je voudrais voir mon profil
mon profil stp

# go.verification
je voudrais vérifier mon identité
ouvre la page vérification

# go.badges
je veux voir mes badges
mes badges merci

# go.quality
ouvre la page qualité et performance
qualité et performance s'il vous plaît

# go.clients
montre moi la liste des clients
je veux consulter mes clients

# go.network
va sur mon réseau
réseau

# go.favorites
est-ce que je peux voir mes favoris
liste de mes favoris

# go.marketing
montre mon affichette
je voudrais mon affichette

# go.reviews
montre les avis
où sont mes avis
consulter les avis sur moi

# go.finances
je voudrais voir mes paiements
page paiements et finances

# go.jobi
il me reste combien de Jobi
mes jobi

# go.settings
bonjour ouvre les paramètres
je cherche les réglages

# go.detailsSettings
je veux changer mon numéro
modifie mon numéro de téléphone

# go.notificationSettings
ouvre le choix des notifications
je voudrais régler mes notifications

# go.visibilitySettings
je voudrais masquer mon profil
ouvre la page visibilité

# go.blockedSettings
ouvre personnes bloquées
voir les personnes bloquées

# go.displaySettings
je veux changer la taille du texte
mets le thème sombre
ouvre affichage et lecture

# go.security
ouvre la page sécurité
je veux un nouveau mot de passe

# go.voiceSettings
va dans reconnaissance vocale
ouvre la reconnaissance vocale

# go.accountSettings
je veux supprimer mon compte
exporte mes données
ouvre la page données et compte

# go.support
contacte le service client
je veux parler à un conseiller

# go.newTicket
je voudrais écrire à l'équipe
envoie un message à l'équipe

# go.tickets
où sont mes demandes d'aide
ouvre mes demandes d'aide

# go.bugReports
j'ai un problème à signaler
je voudrais signaler un problème

# go.billing
où sont mes factures
ouvre la facturation
je veux créer un devis

# go.receivedDocuments
ouvre les devis et factures reçus
je voudrais voir les factures reçues

# go.companyInvoices
voir mes factures d'achat

# go.aiCredits
acheter des crédits IA
ouvre crédits ia

# go.premium
je veux devenir premium
ouvre la page premium
c'est quoi l'offre premium

# go.cardTemplates
voir mes cartes de visite
créer une carte de visite

# go.photoEditor
ouvre retoucher une photo
je voudrais retoucher ma photo

# go.ownOffers
où sont mes offres partenaires
gère mes offres partenaires

# go.scanner
ouvre le scanner de code
peux-tu scanner le QR code

# go.browseOffers
montre les offres partenaires
je voudrais voir les bons plans

# go.ownCodes
où sont mes codes QR
mes codes qr s'il te plaît

# go.favoriteOffers
voir mes offres favorites

# go.updates
quelles sont les nouveautés
va aux nouveautés

# go.statistics
je voudrais voir mes statistiques
va dans les statistiques

# go.advancedStatistics
je veux les statistiques avancées

# go.advice
ouvre formations et conseils
je veux des conseils

# go.matching
montre les missions pour moi
ouvre missions pour vous

# go.services
voir tous les services
services

# go.servicesSearch
je veux trouver un jobbeur
cherche un jobbeur

# go.help
va à la foire aux questions
les questions fréquentes s'il vous plaît

# go.about
ouvre la page à propos
c'est quoi Jobami

# go.contact
ouvre la page contact
contact

# go.blog
blog
va sur le blog

# go.newsletter
je veux m'inscrire à la newsletter

# go.saleTerms
ouvre les conditions générales de vente
CGV

# go.useTerms
montre les conditions d'utilisation

# go.privacy
ouvre la politique de confidentialité
RGPD

# go.legalNotice
où sont les mentions légales

# go.cookies
gérer les cookies

# go.ethics
lire la charte éthique

# go.ranking
ouvre la page référencement

# go.administration
ouvre la page d'administration
administration

# go.disputes
litiges

# go.userManagement
liste des utilisateurs
comptes

# go.statistics
stats

# press.Filtrer
tu peux filtrer
appuie sur filtrer s'il te plaît

# press.Trier
peux-tu trier
bouton trier

# press.Répondre
peux-tu répondre
appuie sur répondre

# press.Accepter la proposition
clique sur accepter la proposition
j'accepte la proposition

# press.Refuser
appuie sur refuser
refuser merci

# press.Voir plus
voir plus s'il te plaît

# press.Modifier la mission
je voudrais modifier la mission

# press.Supprimer la mission
clique sur supprimer la mission

# press.Payer 45 €
appuie sur payer
paie

# open.first
va sur le premier
affiche la première annonce

# open.second
choisis le deuxième

# open.last
affiche le dernier message

# help
quelles sont les commandes
`;

/** Spoken in a room while such a page stands. */
export const everydaySecond = `
tu veux du café
je descends les poubelles
remonte le store s'il te plaît
tu montes avec moi
reviens me voir demain
il revient de vacances lundi
retourne te coucher
on retourne à la mer cet été
je cherche mes clés
tu as vu mes lunettes
mes messages vocaux ne passent pas sur ce téléphone
envoie un message à Sophie
elle m'a laissé trois messages
appelle mon frère
mon agenda est dans mon sac
note le rendez-vous dans l'agenda de la cuisine
le profil de cette montagne est magnifique
on a refait la peinture du salon
mon réseau wifi est lent
le client est roi
mes clients sont partis à midi
elle a beaucoup de contacts dans le milieu
les avis sont partagés
à mon avis il ment
change d'avis
il a de bonnes notes à l'école
mes notes de cours sont illisibles
prends des notes
l'historique du château est passionnant
fais voir ta photo
prends-nous en photo
la photo est floue
la visite est à dix heures
une carte postale de Bretagne
joue aux cartes avec nous
range les cartes
une offre à ne pas manquer
les soldes durent trois semaines
quelle bonne réduction
les statistiques ne mentent pas
les chiffres du loto sont sortis
il apprend les chiffres
les paiements sans contact sont pratiques
mon argent de poche
il n'a plus d'argent
combien coûte l'abonnement de bus
j'ai un abonnement à la salle de sport
résilie mon abonnement au journal
mets ton téléphone en silencieux
mon téléphone n'a plus de batterie
donne-moi ton numéro de téléphone
sa date de naissance est en mars
la naissance du bébé est prévue en mai
il a bloqué la roue avec une pierre
la rue est bloquée par des travaux
cache les cadeaux
cache-toi vite
la lecture du testament est demain
une lecture de vacances
le texte est trop petit sur cette étiquette
agrandis le trou
le mode nuit de la voiture
la sécurité du chantier
appelle la sécurité
mets la ceinture
ma voix est cassée
baisse la voix
signale-lui qu'on arrive
il signale un accident sur la rocade
le problème de maths est difficile
pas de problème
aucun problème
écris à ta grand-mère
l'équipe a gagné trois à zéro
bravo à toute l'équipe
les devis des artisans sont trop chers
reçois mes salutations
il a reçu un cadeau
donne un crédit de temps
la banque refuse le crédit
l'intelligence de cet enfant m'étonne
premier arrivé premier servi
la première neige de l'année
le second tour est dimanche
la dernière fois c'était bien
le dernier métro est à minuit
ouvre la première bouteille
ouvre le deuxième carton
clique pas trop vite
appuie sur la pédale
appuie sur le bouton de l'ascenseur
choisis une couleur
accepte mes excuses
j'accepte ton invitation avec plaisir
il a refusé poliment
filtre l'eau du robinet
on trie les papiers demain
réponds quand on te parle
je ne sais pas quoi répondre
partage le gâteau en six
supprime les pièces jointes du mail
paie ta tournée
il a payé en liquide
ajoute une pincée de sel
le service est trop lent ici
rends-moi service
les services du rez-de-chaussée
les conditions météo sont mauvaises
à quelles conditions
la politique ça ne m'intéresse pas
un article du journal
le blog de Paul est drôle
les codes de la route ont changé
quel est le code du portail
qui es-tu
c'est quoi ce bruit
c'est quoi ton problème
qu'est-ce que tu fais
tu fais quoi ce week-end
oui j'arrive
non laisse ça
d'accord à demain
`;
