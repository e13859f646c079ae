/**
 * What people could speak for each command, written before the grammar that understands it. « a | b | c … » is a verb as one speaks
 * it to a friend, politely and in the infinitive, with what follows; other lines are spoken as they stand.
 */
export const asked = `
# go.landing
va | allez | aller … à l'accueil
va | allez | aller … sur la page d'accueil
retourne | retournez | retourner … à l'accueil
reviens | revenez | revenir … à la page d'accueil
affiche | affichez | afficher … l'accueil
montre-moi | montrez-moi | me montrer … la page d'accueil
ouvre | ouvrez | ouvrir … la page d'accueil
ramène-moi | ramenez-moi | me ramener … à l'accueil
accueil
la page d'accueil
retour à l'accueil
retour accueil

# go.dashboard
ouvre | ouvrez | ouvrir … mon tableau de bord
affiche | affichez | afficher … le tableau de bord
va | allez | aller … sur mon tableau de bord
montre | montrez | montrer … le dashboard
emmène-moi | emmenez-moi | m'emmener … au tableau de bord
tableau de bord
le dashboard
retour au tableau de bord

# go.missions
montre-moi | montrez-moi | me montrer … les missions
affiche | affichez | afficher … la liste des missions
ouvre | ouvrez | ouvrir … la page des missions
va | allez | aller … aux missions
consulte | consultez | consulter … les missions disponibles
cherche | cherchez | chercher … une mission
trouve-moi | trouvez-moi | me trouver … une mission
voir toutes les missions
parcours | parcourez | parcourir … les missions
missions
les missions
quelles sont les missions disponibles
voir les nouvelles missions

# go.missions.own
montre-moi | montrez-moi | me montrer … mes missions
affiche | affichez | afficher … mes missions
ouvre | ouvrez | ouvrir … la liste de mes missions
consulte | consultez | consulter … toutes mes missions
va | allez | aller … à mes missions
mes missions
où sont mes missions
les missions que j'ai publiées

# go.compose
publie | publiez | publier … une mission
poste | postez | poster … une mission
crée | créez | créer … une nouvelle mission
ajoute | ajoutez | ajouter … une mission
propose | proposez | proposer … une mission
dépose | déposez | déposer … une mission
publie | publiez | publier … ma mission
rédige | rédigez | rédiger … une mission
nouvelle mission
une nouvelle mission
publier une annonce
déposer une annonce
publication d'une mission

# go.offers
montre-moi | montrez-moi | me montrer … mes offres
affiche | affichez | afficher … mes propositions
ouvre | ouvrez | ouvrir … mes offres
consulte | consultez | consulter … les propositions
va | allez | aller … à mes propositions
mes offres
mes propositions
les offres

# go.notifications
ouvre | ouvrez | ouvrir … mes notifications
affiche | affichez | afficher … les notifications
montre-moi | montrez-moi | me montrer … mes notifications
consulte | consultez | consulter … mes notifications
va | allez | aller … dans les notifications
notifications
mes notifications
est-ce que j'ai des notifications
quelles sont mes notifications

# go.security
change | changez | changer … mon mot de passe
modifie | modifiez | modifier … mon mot de passe
ouvre | ouvrez | ouvrir … les paramètres de sécurité
va | allez | aller … dans la sécurité
affiche | affichez | afficher … la page de sécurité
sécurité
sécurité du compte
la sécurité de mon compte
changement de mot de passe
mon mot de passe

# go.settings
ouvre | ouvrez | ouvrir … les paramètres
affiche | affichez | afficher … mes paramètres
va | allez | aller … dans les réglages
montre | montrez | montrer … les réglages
accède | accédez | accéder … aux paramètres
modifie | modifiez | modifier … mes paramètres
paramètres
réglages
mes paramètres
la page des paramètres
préférences

# go.voiceSettings
ouvre | ouvrez | ouvrir … les réglages de la voix
affiche | affichez | afficher … les paramètres de la voix
va | allez | aller … dans la reconnaissance vocale
règle | réglez | régler … la voix
montre-moi | montrez-moi | me montrer … les paramètres vocaux
reconnaissance vocale
réglages vocaux
commandes vocales
paramètres de reconnaissance vocale

# go.messages
ouvre | ouvrez | ouvrir … mes messages
affiche | affichez | afficher … la messagerie
montre-moi | montrez-moi | me montrer … mes messages
va | allez | aller … dans ma messagerie
consulte | consultez | consulter … mes messages
lis | lisez | lire … mes messages
messages
mes messages
la messagerie
mes conversations

# go.ownProfile
ouvre | ouvrez | ouvrir … mon profil
affiche | affichez | afficher … mon profil
va | allez | aller … sur mon profil
montre-moi | montrez-moi | me montrer … mon profil
modifie | modifiez | modifier … mon profil
consulte | consultez | consulter … mon profil
profil
mon profil
la page de mon profil

# go.favorites
ouvre | ouvrez | ouvrir … mes favoris
affiche | affichez | afficher … mes favoris
montre-moi | montrez-moi | me montrer … les favoris
va | allez | aller … dans mes favoris
favoris
mes favoris
la liste de mes favoris

# go.planning
ouvre | ouvrez | ouvrir … mon planning
affiche | affichez | afficher … le planning
montre-moi | montrez-moi | me montrer … mon planning
consulte | consultez | consulter … mon planning
planning
mon planning
mon agenda

# go.finances
ouvre | ouvrez | ouvrir … mes paiements
affiche | affichez | afficher … les paiements et finances
montre-moi | montrez-moi | me montrer … mes finances
consulte | consultez | consulter … mes paiements
paiements
mes paiements
mes finances
paiements et finances

# go.billing
ouvre | ouvrez | ouvrir … mes factures
affiche | affichez | afficher … mes devis
montre-moi | montrez-moi | me montrer … mes factures
va | allez | aller … dans la facturation
consulte | consultez | consulter … mes factures
factures
mes factures
mes devis
facturation

# go.jobi
affiche | affichez | afficher … mon solde
montre-moi | montrez-moi | me montrer … mes Jobi
consulte | consultez | consulter … mon solde de Jobi
ouvre | ouvrez | ouvrir … mes Jobi
donne-moi | donnez-moi | me donner … mon solde
mes Jobi
mon solde
solde de Jobi
le solde de mes Jobi
quel est mon solde
combien j'ai de Jobi
combien de Jobi ai-je
combien de Jobi me reste-t-il

# go.support
contacte | contactez | contacter … le support
appelle | appelez | appeler … le support
ouvre | ouvrez | ouvrir … le support
va | allez | aller … au support
affiche | affichez | afficher … la page d'assistance
support
assistance
le service client
j'ai besoin d'assistance

# go.help
ouvre | ouvrez | ouvrir … la foire aux questions
affiche | affichez | afficher … les questions fréquentes
montre-moi | montrez-moi | me montrer … la FAQ
va | allez | aller … à la FAQ
consulte | consultez | consulter … les questions fréquentes
FAQ
la F.A.Q.
questions fréquentes
foire aux questions

# go.login
connecte-moi | connectez-moi | me connecter
ouvre | ouvrez | ouvrir … la page de connexion
va | allez | aller … à la connexion
affiche | affichez | afficher … la page de connexion
connexion
se connecter
identifie-moi | identifiez-moi | m'identifier

# go.registration
inscris-moi | inscrivez-moi | m'inscrire
crée | créez | créer … un compte
crée-moi | créez-moi | me créer … un compte
ouvre | ouvrez | ouvrir … la page d'inscription
va | allez | aller … à l'inscription
créer mon compte
inscription
s'inscrire
ouvrir un compte
création de compte

# go.back
reviens | revenez | revenir … en arrière
retourne | retournez | retourner … à la page précédente
va | allez | aller … à la page précédente
recule | reculez | reculer
retourne | retournez | retourner … en arrière
affiche | affichez | afficher … la page d'avant
page précédente
la page précédente
retour
retour arrière
retour en arrière
en arrière

# go.forward
va | allez | aller … à la page suivante
passe | passez | passer … à la page suivante
avance | avancez | avancer
va | allez | aller … en avant
affiche | affichez | afficher … la page suivante
page suivante
la page suivante
la page d'après
prochaine page

# page.reload
recharge | rechargez | recharger … la page
actualise | actualisez | actualiser … la page
rafraîchis | rafraîchissez | rafraîchir … la page
recharge | rechargez | recharger
actualise | actualisez | actualiser … cette page
rafraîchis | rafraîchissez | rafraîchir … l'écran
mets | mettez | mettre … à jour la page
rechargement de la page
actualisation de la page

# read.page
lis | lisez | lire … la page
lis-moi | lisez-moi | me lire … la page
lis | lisez | lire … le contenu de la page
lis | lisez | lire … cette page à voix haute
lis | lisez | lire … toute la page
commence | commencez | commencer … la lecture
lance | lancez | lancer … la lecture de la page
lis | lisez | lire … le texte de la page
lecture de la page
lecture

# read.title
lis | lisez | lire … le titre
lis-moi | lisez-moi | me lire … le titre de la page
donne | donnez | donner … le titre de la page
dis-moi | dites-moi | me dire … où je suis
où suis-je
où je suis
quel est le titre
quel est le titre de la page
sur quelle page je suis
quelle est cette page

# read.headings
lis | lisez | lire … les titres
lis-moi | lisez-moi | me lire … les titres de la page
donne-moi | donnez-moi | me donner … le plan de la page
liste | listez | lister … les titres
affiche | affichez | afficher … le sommaire
lis | lisez | lire … le sommaire de la page
quels sont les titres
plan de la page
sommaire
les titres

# read.selection
lis | lisez | lire … la sélection
lis-moi | lisez-moi | me lire … le texte sélectionné
lis | lisez | lire … ce que j'ai sélectionné
lis | lisez | lire … ma sélection
lis | lisez | lire … le passage sélectionné
lecture de la sélection
la sélection

# read.pause
mets | mettez | mettre … en pause
mets | mettez | mettre … la lecture en pause
fais | faites | faire … une pause
mets | mettez | mettre … pause
suspends | suspendez | suspendre … la lecture
pause
pause de la lecture
lecture en pause

# read.resume
reprends | reprenez | reprendre … la lecture
continue | continuez | continuer … la lecture
reprends | reprenez | reprendre
continue | continuez | continuer … de lire
poursuis | poursuivez | poursuivre … la lecture
continue | continuez | continuer
reprise de la lecture
relance | relancez | relancer … la lecture

# read.skip
passe | passez | passer … au texte suivant
passe | passez | passer
saute | sautez | sauter … ce texte
passe | passez | passer … ce texte
va | allez | aller … au texte suivant
lis | lisez | lire … le texte suivant
texte suivant
passe | passez | passer … à la suite

# scroll.down
descends | descendez | descendre
descends | descendez | descendre … un peu
descends | descendez | descendre … la page
descends | descendez | descendre … plus bas
va | allez | aller … plus bas
défile | défilez | défiler … vers le bas
fais | faites | faire … défiler vers le bas
fais | faites | faire … défiler la page vers le bas
fais | faites | faire … descendre la page
plus bas
vers le bas
encore plus bas

# scroll.up
monte | montez | monter
remonte | remontez | remonter
remonte | remontez | remonter … un peu
monte | montez | monter … la page
va | allez | aller … plus haut
défile | défilez | défiler … vers le haut
fais | faites | faire … défiler vers le haut
fais | faites | faire … remonter la page
plus haut
vers le haut

# scroll.top
va | allez | aller … en haut de la page
remonte | remontez | remonter … tout en haut
retourne | retournez | retourner … en haut
va | allez | aller … au début de la page
reviens | revenez | revenir … en haut de la page
monte | montez | monter … en haut de la page
retour en haut
haut de page
tout en haut
le haut de la page
début de la page

# scroll.bottom
va | allez | aller … en bas de la page
descends | descendez | descendre … tout en bas
va | allez | aller … à la fin de la page
descends | descendez | descendre … jusqu'en bas
descends | descendez | descendre … en bas de la page
va | allez | aller … tout en bas
bas de page
tout en bas
fin de la page
le bas de la page

# list.buttons
liste | listez | lister … les boutons
donne-moi | donnez-moi | me donner … la liste des boutons
lis | lisez | lire … les boutons
énumère | énumérez | énumérer … les boutons
dis-moi | dites-moi | me dire … quels sont les boutons
quels boutons
quels sont les boutons
quels boutons y a-t-il
liste des boutons
les boutons de la page

# list.links
liste | listez | lister … les liens
donne-moi | donnez-moi | me donner … les liens
lis | lisez | lire … les liens
énumère | énumérez | énumérer … les liens de la page
montre | montrez | montrer … les liens
quels liens
quels sont les liens
quels liens y a-t-il sur la page
liste des liens

# list.fields
liste | listez | lister … les champs
donne-moi | donnez-moi | me donner … la liste des champs
lis | lisez | lire … les champs
énumère | énumérez | énumérer … les champs du formulaire
quels champs
quels sont les champs
quels champs y a-t-il
liste des champs
les champs du formulaire

# form.next
va | allez | aller … au champ suivant
passe | passez | passer … au champ suivant
avance | avancez | avancer … au champ suivant
va | allez | aller … au prochain champ
champ suivant
le champ suivant
prochain champ

# form.previous
va | allez | aller … au champ précédent
reviens | revenez | revenir … au champ précédent
retourne | retournez | retourner … au champ précédent
reviens | revenez | revenir … au champ d'avant
champ précédent
le champ précédent
retour au champ précédent

# form.clear
efface | effacez | effacer … le champ
vide | videz | vider … le champ
efface | effacez | effacer … ce champ
supprime | supprimez | supprimer … le contenu du champ
efface | effacez | effacer … le contenu du champ
efface | effacez | effacer … le texte du champ
vide | videz | vider … ce champ

# form.submit
envoie | envoyez | envoyer … le formulaire
valide | validez | valider … le formulaire
soumets | soumettez | soumettre … le formulaire
envoie | envoyez | envoyer … ce formulaire
valide | validez | valider … mon formulaire
transmets | transmettez | transmettre … le formulaire
envoi du formulaire
validation du formulaire

# form.errors
lis | lisez | lire … les erreurs
lis-moi | lisez-moi | me lire … les erreurs du formulaire
donne-moi | donnez-moi | me donner … les erreurs
montre | montrez | montrer … les erreurs
liste | listez | lister … les erreurs
quelles erreurs
quelles sont les erreurs
erreurs du formulaire
y a-t-il des erreurs
est-ce qu'il y a des erreurs dans le formulaire

# help
affiche | affichez | afficher … l'aide
ouvre | ouvrez | ouvrir … l'aide
aide-moi | aidez-moi | m'aider
liste | listez | lister … les commandes
donne-moi | donnez-moi | me donner … la liste des commandes
montre-moi | montrez-moi | me montrer … les commandes disponibles
aide
de l'aide
à l'aide
j'ai besoin d'aide
liste des commandes
que puis-je dire
qu'est-ce que je peux dire
qu'est-ce que je peux demander
quelles sont les commandes
quelles commandes sont disponibles

# stop
arrête | arrêtez | arrêter
arrête | arrêtez | arrêter … la lecture
stoppe | stoppez | stopper … la lecture
arrête | arrêtez | arrêter … de lire
tais-toi | taisez-vous | te taire
cesse | cessez | cesser … de lire
interromps | interrompez | interrompre … la lecture
arrête | arrêtez | arrêter … de parler
stop
silence
chut
arrêt de la lecture

# stop.listening
arrête | arrêtez | arrêter … l'écoute
arrête | arrêtez | arrêter … d'écouter
arrête | arrêtez | arrêter … de m'écouter
coupe | coupez | couper … le micro
éteins | éteignez | éteindre … le micro
désactive | désactivez | désactiver … le micro
ferme | fermez | fermer … le micro
arrête | arrêtez | arrêter … le micro
cesse | cessez | cesser … d'écouter
ne plus écouter
n'écoute plus
n'écoutez plus
ne m'écoute plus
arrêt de l'écoute
`;
