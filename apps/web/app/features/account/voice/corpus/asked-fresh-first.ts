/**
 * What people ask for, written anew in two parts, each before the grammar was tried on any of it: forms of the verb, nouns, wishes, fillers,
 * number, and spellings as engines write them. The causes of what the first part missed were mended by kind; the second was only measured.
 */
export const askedFreshFirst = `
# go.landing
[ramène-moi|retourne|reviens|va] à l'accueil
[retourner|revenir|aller] à la page d'accueil
je veux [revenir|retourner|aller] à l'accueil
euh l'accueil s'il te plaît
page d accueil

# go.dashboard
[affiche|montre-moi|ouvre] mon tableau de bord
[voir|afficher|consulter] le tableau de bord
je voudrais [voir|retrouver] mon tableau de bord
le tableau de bord merci
tableaux de bord

# go.missions
[montre-moi|affiche|liste] les missions
[voir|chercher|consulter] les missions
je veux [voir|chercher|trouver] une mission
les missions près de chez moi s'il te plaît
nouvelle missions

# go.missions.own
[affiche|montre-moi|ouvre] mes missions
[voir|consulter|retrouver] mes missions
je voudrais [voir|consulter] mes missions
mes missions s'il vous plaît
mes mission

# go.compose
[publie|poste|crée] une mission
[publier|poster|créer] une mission
je veux [publier|poster|créer] une [mission|nouvelle mission]
j'aimerais [publier|déposer] une annonce
euh une nouvelle mission
publié une mission

# go.offers
[montre-moi|affiche|ouvre] mes offres
[voir|consulter] mes [offres|propositions]
je veux voir mes propositions
mes propositions s'il te plaît
mes offre

# go.notifications
[montre-moi|ouvre|lis] mes notifications
[voir|ouvrir|lire] les notifications
je veux [voir|lire] mes notifications
alors mes notifications
ma notification

# go.security
[ouvre|affiche] la sécurité de mon compte
[changer|modifier] mon mot de passe
je veux changer [mon mot de passe|de mot de passe]
change mon mot de passe s'il te plaît
les mots de passe

# go.settings
[ouvre|affiche|montre-moi] les [paramètres|réglages]
[ouvrir|voir] les [paramètres|réglages]
je voudrais aller dans les [paramètres|réglages]
ok les paramètres
paramètre

# go.voiceSettings
[ouvre|affiche] les réglages de la voix
[régler|configurer] la reconnaissance vocale
je veux [régler|configurer] la reconnaissance vocale
paramètre de la voix

# go.messages
[montre-moi|ouvre|lis] mes messages
[voir|lire|consulter] mes messages
je veux [lire|voir|consulter] mes messages
la messagerie s'il te plaît
mes message

# go.ownProfile
[montre-moi|ouvre|affiche] mon profil
[voir|ouvrir|modifier|compléter] mon profil
je veux [modifier|compléter|voir] mon profil
mon profile

# go.favorites
[montre-moi|ouvre|affiche] mes favoris
[voir|consulter] mes favoris
je voudrais [voir|retrouver] mes favoris
mon favori

# go.planning
[montre-moi|ouvre|affiche] mon [planning|emploi du temps]
[voir|consulter] mon planning
je veux consulter mon [planning|agenda]
mes plannings

# go.finances
[montre-moi|affiche|ouvre] mes paiements
[voir|consulter] mes [paiements|finances]
je voudrais voir mes paiements
mon paiement

# go.billing
[montre-moi|ouvre|affiche] mes [factures|devis]
[voir|consulter|télécharger] mes factures
je veux voir [ma facture|mes factures]
ma facture

# go.jobi
[montre-moi|affiche|donne-moi] mon solde
[voir|consulter] [mon solde|mes Jobi]
je veux voir mon solde
combien il me reste de Jobi
combien j'ai de Jobi

# go.support
[contacte|appelle] le support
[contacter|joindre] le [support|service client]
je veux [contacter|parler à] le support
j'ai besoin de parler à quelqu'un
le supports

# go.help
[montre-moi|ouvre|affiche] les questions fréquentes
[voir|lire|consulter] la foire aux questions
je voudrais lire les questions fréquentes
question fréquente

# go.login
[connecte-moi|connectez-moi]
[me connecter|se connecter|m'identifier]
je veux me connecter
la page de connexion s'il te plaît
connections

# go.registration
[inscris-moi|inscrivez-moi]
[m'inscrire|s'inscrire|créer un compte]
je veux [m'inscrire|créer un compte|créer mon compte]
inscriptions

# go.back
[reviens|retourne|va] en arrière
[revenir|retourner] en arrière
je veux revenir [en arrière|à la page précédente]
page précédente s'il te plaît
retour

# go.forward
[avance d'une page|va à la page suivante]
[aller à la page suivante|page suivante]
je veux aller à la page suivante

# page.reload
[recharge|actualise|rafraîchis] la page
[recharger|actualiser|rafraîchir] la page
je voudrais [recharger|actualiser] cette page
actualisation de la page
recharger les pages

# read.page
[lis|lis-moi] la page
[lire|écouter] la page
je veux [écouter|entendre] la page
lecture de la page
tu peux me lire cette page

# read.title
[lis|dis-moi|donne-moi] le titre
[lire|entendre] le titre de la page
je veux entendre le titre
quel est le titre de la page

# read.headings
[lis|liste|donne-moi] les titres
[lire|lister] les [titres|en-têtes]
je voudrais entendre les titres de la page

# read.selection
[lis|lis-moi] la sélection
[lire|écouter] le texte sélectionné
je veux entendre la sélection

# read.pause
pause
mets en pause
[mettre|faire une] pause
je veux mettre la lecture en pause
mets la lecture en pause s'il te plaît

# read.resume
[reprends|continue] la lecture
[reprendre|continuer] la lecture
je voudrais reprendre la lecture
reprise de la lecture

# read.skip
[passe|saute] ce paragraphe
[passer|sauter] au paragraphe suivant
je veux passer au paragraphe suivant
paragraphe suivant

# scroll.down
[descends|descendez]
[descendre|descendre un peu]
je veux descendre dans la page
fais défiler vers le bas
plus bas

# scroll.up
[remonte|monte]
[remonter|monter un peu]
je voudrais remonter un peu
fais défiler vers le haut
plus haut

# scroll.top
[va|retourne|remonte] en haut de la page
[aller|revenir] tout en haut
je veux aller en haut de la page
le haut de la page

# scroll.bottom
[va|descends] en bas de la page
[aller|descendre] tout en bas
je veux aller tout en bas
le bas de la page

# list.buttons
[liste|donne-moi|lis] les boutons
[lister|lire|entendre] les boutons
je voudrais connaître les boutons
quels sont les boutons

# list.links
[liste|donne-moi|lis] les liens
[lister|lire|entendre] les liens
je veux la liste des liens
quels sont les liens

# list.fields
[liste|donne-moi|lis] les champs
[lister|lire] les champs
je veux entendre les champs du formulaire
quels sont les champs

# form.next
[va|passe] au champ suivant
[aller|passer] au champ suivant
je veux passer au champ suivant
champ suivant

# form.previous
[reviens|retourne] au champ précédent
[revenir|retourner] au champ précédent
je voudrais revenir au champ précédent
champ précédent

# form.clear
[vide|efface] le champ
[vider|effacer] le champ
je veux effacer le champ
tout effacer

# form.submit
[envoie|valide|soumets] le formulaire
[envoyer|valider] le formulaire
je voudrais [envoyer|valider] le formulaire
envoyé le formulaire

# form.errors
[lis|montre-moi|donne-moi] les erreurs
[lire|entendre] les erreurs
je veux connaître les erreurs
quelles sont les erreurs

# help
[aide-moi|aidez-moi]
j'ai besoin d'aide
de l'aide s'il te plaît
[montre-moi|ouvre|affiche] l'aide
que puis-je dire
quelles sont les commandes

# stop
stop
[arrête|arrêtez|tais-toi|taisez-vous]
[arrêter|arrête] la lecture
je veux que tu arrêtes
silence

# stop.listening
[arrête|arrêtez] d'écouter
ne m'écoute plus
[coupe|désactive|éteins] le micro
je veux désactiver le micro
`;
