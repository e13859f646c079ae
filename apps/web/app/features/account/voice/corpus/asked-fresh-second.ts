/** The second part of what people ask for, written after the first was mended and never looked at by the grammar. */
export const askedFreshSecond = `
# go.landing
[emmène-moi|reconduis-moi|renvoie-moi|rentre] à l'accueil
[peux-tu|pourrais-tu] revenir à la page d'accueil
on retourne à l'accueil
j'aimerais bien retrouver l'accueil
ben l'accueil quoi

# go.dashboard
[peux-tu|pouvez-vous] [afficher|ouvrir] mon tableau de bord
[emmène-moi|retourne] au tableau de bord
où est mon tableau de bord
bon ben le tableau de bord

# go.missions
[est-ce que je peux|j'aimerais] voir les missions
[cherche|trouve|propose]-moi des missions
quelles missions sont disponibles
y a-t-il des missions près de chez moi
toutes les missions

# go.missions.own
[peux-tu|pourriez-vous] me montrer mes missions
[où sont|je cherche] mes missions
mes propres missions
la liste de mes missions

# go.compose
[peux-tu|j'aimerais|il faut] [publier|poster] une mission
[déposez|ajoutez|rédigez] une annonce
comment [publier|poster] une mission
création d'une mission
je souhaite publier des missions

# go.offers
[peux-tu|pouvez-vous] ouvrir mes offres
[où sont|quelles sont] mes [offres|propositions]
les offres que j'ai envoyées

# go.notifications
[peux-tu|est-ce que tu peux] me lire mes notifications
[ai-je|est-ce que j'ai] des notifications
les dernières notifications
notif

# go.security
[peux-tu|pourrais-tu] ouvrir la sécurité du compte
[modification|changement] du mot de passe
comment changer mon mot de passe
il faut que je change mon mot de passe

# go.settings
[peux-tu|pouvez-vous] ouvrir les paramètres
[va|allez|emmène-moi] dans les [réglages|paramètres]
où sont les [réglages|paramètres]
mes préférences

# go.voiceSettings
[emmène-moi dans|va dans] les paramètres de la voix
[modifie|change] les réglages de la voix
les options de la voix

# go.messages
[est-ce que j'ai|ai-je|y a-t-il] des messages
[peux-tu|pouvez-vous] m'ouvrir la messagerie
[où sont|consulte] mes messages
nouveaux messages
mes conversations

# go.ownProfile
[peux-tu|pourriez-vous] afficher mon profil
[modifie|complète|consulte|éditer] mon profil
j'aimerais bien mettre à jour mon profil
où est mon profil

# go.favorites
[peux-tu|pouvez-vous] afficher mes favoris
[où sont|quels sont] mes favoris
la liste de mes favoris
les favorites

# go.planning
[peux-tu|pourrais-tu] ouvrir mon planning
[mon calendrier|mon agenda]
[consulte|regarder] mon emploi du temps
qu'est-ce que j'ai dans mon planning

# go.finances
[peux-tu|pouvez-vous] me montrer mes paiements
[où sont|quels sont] mes paiements
l'historique de mes paiements

# go.billing
[peux-tu|pourrais-tu] ouvrir mes factures
[où sont|consulte] mes factures
[accéder à|liste de] mes factures
mes deux devis

# go.jobi
[peux-tu me donner|quel est] mon solde
combien ai-je de Jobi
solde de mes Jobi
je voudrais connaître mon solde

# go.support
[peux-tu|j'aimerais] contacter le support
comment [joindre|contacter] le [support|service client]
[mets-moi|mettez-moi] en relation avec un conseiller
écrire au support

# go.help
[peux-tu|pourrais-tu] ouvrir la foire aux questions
où est la foire aux questions
les questions les plus fréquentes
accéder à la faq

# go.login
[peux-tu|comment] me connecter
je souhaite m'identifier
se connecter à mon compte
connexion s'il vous plaît

# go.registration
[comment|est-ce que je peux] m'inscrire
[crée|créez]-moi un compte
je n'ai pas de compte
ouverture d'un compte

# go.back
[peux-tu|pourrais-tu] revenir en arrière
[reviens|retourner] à la page d'avant
[recule|un pas en arrière]
on revient en arrière

# go.forward
[peux-tu|est-ce que tu peux] aller à la page suivante
[repasse|retourne] à la page suivante
en avant

# page.reload
[peux-tu|pouvez-vous] [recharger|rafraîchir] la page
[rechargez|réactualise] la page s'il vous plaît
rechargement de la page
actualisé la page

# read.page
[peux-tu|pourrais-tu|pouvez-vous] me lire la page
[lisez|relis] la page
j'aimerais que tu lises la page
lis ce qui est écrit
lie la page
lit la page

# read.title
[peux-tu|pouvez-vous] me lire le titre
c'est quoi le titre
comment s'appelle cette page

# read.headings
[peux-tu|pourrais-tu] me lire les titres
donne-moi le plan de la page
le sommaire s'il te plaît
tous les titres de la page

# read.selection
[peux-tu|pouvez-vous] lire la sélection
lis ce que j'ai sélectionné
lecture de la sélection

# read.pause
[peux-tu|pouvez-vous] mettre en pause
[fais|faites] une pause
on fait une pause
mais en pause
suspends la lecture

# read.resume
[peux-tu|pourrais-tu] reprendre la lecture
[reprenez|poursuis] la lecture
continue à lire
reprends

# read.skip
[peux-tu|pouvez-vous] passer ce paragraphe
[sautez|saute] le paragraphe
va au paragraphe suivant

# scroll.down
[peux-tu|pourrais-tu] descendre
[descends|descend|descendre] encore
défile vers le bas
un peu plus bas s'il te plaît
vers le bas

# scroll.up
[peux-tu|pourrais-tu] remonter
[remontes|remontez] un peu
défile vers le haut
un peu plus haut
vers le haut

# scroll.top
[peux-tu|pouvez-vous] remonter en haut de la page
[tout en haut|haut de page]
retour en haut
remonter au début de la page

# scroll.bottom
[peux-tu|pouvez-vous] aller en bas de la page
[tout en bas|bas de page]
descends à la fin de la page

# list.buttons
[peux-tu|pouvez-vous] me donner les boutons
[liste des|quels] boutons
il y a quoi comme boutons

# list.links
[peux-tu|pouvez-vous] lister les liens
[liste des|quels] liens
énumère les liens
tous les liens de la page

# list.fields
[peux-tu|pouvez-vous] lister les champs
[liste des|quels] champs
il y a quels champs dans le formulaire

# form.next
[peux-tu|pouvez-vous] passer au champ suivant
[le champ|au champ] d'après
prochain champ

# form.previous
[peux-tu|pouvez-vous] revenir au champ précédent
[le champ|au champ] d'avant

# form.clear
[peux-tu|pouvez-vous] effacer le champ
[supprime|effacez] le texte du champ
efface ce que j'ai écrit

# form.submit
[peux-tu|pouvez-vous] [envoyer|valider] le formulaire
[envoyez|validez|soumettre] le formulaire
validation du formulaire
valide

# form.errors
[peux-tu|pouvez-vous] me lire les erreurs
[y a-t-il|est-ce qu'il y a] des erreurs
liste des erreurs
les erreurs du formulaire

# help
[peux-tu|pouvez-vous|est-ce que tu peux] m'aider
qu'est-ce que je peux dire
[à l'aide|j'ai besoin d'un peu d'aide]
liste des commandes
au secours

# stop
[arrête-toi|stoppe|ça suffit]
[peux-tu|pouvez-vous] arrêter la lecture
arrête de [lire|parler]
chut

# stop.listening
[peux-tu|pouvez-vous] couper le micro
[arrête|cesse] de m'écouter
désactivation du micro
coupez le microphone
`;
