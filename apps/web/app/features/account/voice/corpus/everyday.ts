/**
 * What people speak to the assistant of a home, and to each other: none of it is a command of this product, or only by chance. « [a|b] »
 * stands for each of its tokens. Written before the grammar.
 */
export const everyday = `
réveille-moi à [six heures|sept heures et demie|neuf heures du matin|midi] [demain|lundi|vendredi|]
mets [une alarme|un réveil|une alerte] pour [sept heures|dans deux heures|demain matin|huit heures ce soir|le quinze mars]
supprime [l'alarme|mon réveil|toutes les alarmes] de [sept heures|demain matin|dimanche]
quelles alarmes [sont activées|j'ai mises|sont réglées pour demain]
est-ce que mon réveil est mis [pour demain|à six heures|]
arrête l'alarme [de sept heures|]
arrête le réveil
coupe l'alarme s'il te plaît
repousse l'alarme de [cinq|dix|quinze] minutes
annule mon alarme de [six heures|lundi matin]
mets le volume [à cinquante|au maximum|plus fort|à zéro]
monte le [son|volume] [de la télé|du salon|de dix pour cent|s'il te plaît|]
baisse [le son|le volume|la musique] [un peu|de moitié|dans la cuisine|]
coupe le son [de la télé|pendant dix minutes|]
augmente [le volume|le son] des [enceintes|haut-parleurs]
plus fort
moins fort s'il te plaît
parle plus [fort|bas|lentement]
silence pendant [dix minutes|une heure]
tais-toi pendant [une heure|que je dors]
joue [du jazz|du rock|la dernière chanson de Stromae|ma playlist|ma musique préférée|Brel] [dans le salon|sur Spotify|s'il te plaît|]
mets [de la musique|du Mozart|un peu de musique douce|la radio|France Inter|mes chansons préférées] [dans la cuisine|en boucle|]
lance [la musique|ma playlist de sport|la chanson suivante|un podcast|la radio]
arrête [la musique|la radio|le podcast|la chanson|la vidéo|le film]
mets [la musique|le podcast|le film|la radio|la chanson] en pause
reprends [la musique|le podcast|le livre audio|mon livre|le film là où je l'ai laissé]
continue [le podcast|le livre audio|la chanson|mon histoire|à jouer du jazz]
passe [à la chanson suivante|cette chanson|au morceau suivant|au prochain épisode|l'aspirateur|la serpillière]
chanson suivante
morceau précédent
saute [cette chanson|cette piste|la publicité]
répète [cette chanson|la dernière chanson|ce que tu as dit]
quelle est cette chanson
qui chante [cette chanson|ce morceau|en ce moment]
j'aime [cette chanson|ce groupe|la musique classique|beaucoup ce morceau]
ajoute cette chanson à [mes favoris|ma playlist|ma liste de lecture]
enregistre cette chanson dans mes favoris
lis [mon livre audio|le livre|le dernier chapitre|une histoire aux enfants|les nouvelles|le journal|mes e-mails|le dernier mail de Paul]
reprends la lecture de mon livre audio
continue la lecture du livre
mets la lecture aléatoire
lis-moi [les titres de l'actualité|les gros titres|les infos du jour|l'article du Monde]
quelles sont les nouvelles [du jour|à la télé|aujourd'hui|de France|dans le monde]
donne-moi [les dernières nouvelles|les titres du journal|les actualités du sport|la météo|l'heure|une recette]
quoi de neuf [dans le monde|en politique|au foot]
quel temps fait-il [à Paris|dehors|aujourd'hui|en ce moment|]
va-t-il [pleuvoir|neiger|faire beau|y avoir de l'orage] [demain|cette semaine|ce soir|]
est-ce qu'il [pleut|neige|fait froid|fait chaud] [à Lyon|dehors|demain|]
dois-je prendre [un parapluie|un manteau|mes lunettes de soleil] [aujourd'hui|demain matin]
quelle est [la température|la météo|la prévision] [dehors|pour demain|à Marseille|de la semaine]
quelle heure est-il [à New York|à Tokyo|maintenant|]
quel jour [sommes-nous|est-on|tombe Noël]
quelle est la date [d'aujourd'hui|de Pâques|du prochain jour férié]
convertis [l'heure de Paris en heure de Londres|dix euros en dollars|trois miles en kilomètres]
allume [la lumière|les lumières|la lampe|le chauffage|la télé|la machine à café] [du salon|de la chambre|dans la cuisine|]
éteins [la lumière|les lumières|la lampe|le chauffage|la télé|la prise] [du salon|de la chambre|dans la cuisine|]
tamise les lumières [du salon|à vingt pour cent|]
change la couleur [de la lumière en bleu|des lampes|de l'ampoule]
mets les lumières [en rouge|plus fortes|moins fortes|à cinquante pour cent]
baisse [les volets|les stores|le chauffage|la lumière]
monte [les volets|le chauffage|la température à vingt degrés|les stores]
descends [les volets|les stores|les poubelles|la température]
lance [l'aspirateur|le lave-vaisselle|la cafetière|le robot]
démarre [le robot aspirateur|la machine à laver]
fais [du café|couler un café|le ménage avec le robot]
prépare-moi un café [serré|pour sept heures|]
nettoie [le salon|la moquette|sous le lit]
ajoute [du lait|des œufs|du pain|trois tomates|de la lessive] à [la liste de courses|ma liste|mes courses]
enlève [le lait|les œufs|le pain] de [la liste de courses|ma liste]
crée une [nouvelle liste|liste de courses|liste de choses à faire|playlist pour la fête]
efface [ma liste de courses|la liste|tous mes rendez-vous|mes rappels|l'historique]
vide [la liste|le panier|la corbeille|le lave-vaisselle]
qu'est-ce qu'il y a [sur ma liste|dans mes courses|au cinéma|à la télé ce soir]
supprime [la liste|la première ligne de la liste|le rendez-vous de demain|mon compte Twitter]
lis [ma liste de courses|la liste|mes rappels|mes rendez-vous de demain]
quelles listes [ai-je|j'ai|sont ouvertes]
montre-moi [la liste de courses|ma liste de tâches|mes photos|le chemin|la carte]
envoie un [mail|message|texto|e-mail] à [maman|Paul|mon patron|Julie] [pour dire que je suis en retard|disant bonjour|]
envoie [le formulaire à la mairie|mes photos à maman|un bisou à mamie|une réponse à Luc]
réponds à [Paul|ce mail|ma sœur que j'arrive|l'invitation]
ai-je [des mails|de nouveaux e-mails|reçu un mail de Paul|un message de ma banque]
est-ce que j'ai [reçu des mails|des nouveaux e-mails|un rendez-vous demain|des rappels]
vérifie [mes mails|mes e-mails|ma boîte|mon compte en banque]
ouvre [mes mails|le garage|la porte|la fenêtre|Facebook|l'application météo]
lis-moi [mes mails|le mail de Sophie|mon dernier message de Paul|les commentaires]
quel est le numéro de [Paul|maman|la pizzeria|mon dentiste]
ajoute [Paul à mes contacts|ce mail à mes contacts|une adresse]
appelle [maman|le médecin|un taxi|Julien|le restaurant|le bureau]
ajoute [un rendez-vous|une réunion|un événement] [demain à dix heures|avec Paul lundi|au calendrier]
quel est mon [prochain rendez-vous|programme aujourd'hui]
montre-moi mon [planning de la semaine prochaine|agenda de lundi|calendrier de mars]
qu'ai-je de prévu [demain|ce week-end|cet après-midi|mardi]
annule [ma réunion|le rendez-vous de lundi|tous mes événements|ma commande]
rappelle-moi [d'appeler maman|de sortir les poubelles|la réunion de quatorze heures|d'acheter du pain]
mets un rappel pour [demain|le dentiste|payer le loyer|l'anniversaire de Léa]
quand est [ma prochaine réunion|l'anniversaire de Paul|Noël|la rentrée]
à quelle heure [est ma réunion|commence le film|part le train|ferme la boulangerie]
est-ce que je suis libre [demain|vendredi soir|à quinze heures]
raconte-moi [une blague|une histoire|quelque chose de drôle]
dis-moi [une blague|quelque chose de gentil|le temps qu'il fait|où est la pharmacie|qui tu es]
fais-moi rire
connais-tu une blague [sur les chats|de Toto|]
comment [vas-tu|t'appelles-tu|ça va aujourd'hui|s'est passée ta journée]
quel âge as-tu
qui [es-tu|t'a créé|est le président|a gagné le match hier|a écrit les Misérables]
est-ce que tu [m'aimes|dors|peux m'entendre|connais Siri|aimes la pizza]
merci [beaucoup|pour ton aide|c'est gentil|olly]
bonne nuit
bonjour [olly|tout le monde|comment ça va]
c'est [bien|parfait|nul|faux|très gentil|exactement ça]
tu [t'es trompé|as raison|n'as pas compris|m'énerves]
non ce n'est pas ce que j'ai demandé
comment [cuire un œuf|faire des crêpes|cuisiner le riz|préparer une ratatouille|griller du poisson]
donne-moi [la recette des crêpes|une recette de gâteau|les ingrédients de la tartiflette]
combien de temps [faut-il pour cuire des pâtes|dure le trajet|reste-t-il|cuit le rôti]
combien de [calories dans une pomme|grammes dans une livre|sucre pour le gâteau|jours avant Noël]
que puis-je [cuisiner ce soir|manger|faire avec des courgettes|regarder à la télé]
trouve [une recette de lasagnes|un restaurant italien|un cinéma|un hôtel|une pharmacie] [près d'ici|à Lyon|ouvert|]
commande [une pizza|des sushis|chinois|un taxi|un Uber] [pour ce soir|pour deux|]
est-ce que [le restaurant livre|ma commande arrive|la pizza est prête|le magasin est ouvert]
où est [ma commande|ma pizza|la gare|mon colis|mon téléphone|Charlie]
réserve [un train pour Paris|une table pour deux|un billet d'avion|un taxi]
à quelle heure est le prochain [train|bus|métro|vol] [pour Lyon|pour la gare|]
comment aller [à la gare|chez Paul|au centre-ville|à l'aéroport en bus]
y a-t-il [des bouchons|du trafic|des embouteillages|des travaux] [sur l'autoroute|ce matin|]
montre-moi la route pour [Lille|la maison|le bureau]
emmène-moi à [la maison|la gare|la plage|Bordeaux]
va à [la maison|Paris|la plage|la station suivante]
achète [un billet pour Nantes|des piles|deux places de cinéma]
publie [un tweet|une photo sur Facebook|sur Twitter que je suis content|un statut]
poste [cette photo sur Instagram|un message sur Facebook|une lettre|mon avis]
tweete [que je suis en vacances|ma plainte à la SNCF]
quoi de neuf sur [Facebook|Twitter|Instagram]
montre-moi [les notifications de Facebook|mon fil Twitter|les tendances]
lance [un podcast d'histoire|le podcast de France Culture|l'épisode suivant]
joue [l'épisode suivant du podcast|le prochain épisode|un jeu|aux échecs avec moi|au quiz]
lance [un quiz|une partie de Trivial Pursuit|un jeu de devinettes]
jouons [aux échecs|au pendu|à un jeu]
démarre [un quiz de géographie|un nouveau jeu|ma playlist]
quelle est [la capitale du Pérou|la racine carrée de neuf|la hauteur de la tour Eiffel|la définition de résilience]
combien font [deux plus deux|douze fois douze|cent divisé par trois]
qui est [Victor Hugo|Emmanuel Macron|Beyoncé|mon père]
que veut dire [sérendipité|le mot ubiquité|bonjour en allemand]
épelle [anticonstitutionnellement|rhododendron]
quel est le cours [du dollar|de l'action Total|du bitcoin]
définis [photosynthèse|le mot page|la lune]
recommande-moi [un film|un restaurant|un livre|un endroit où sortir]
quels [événements y a-t-il ce soir|films passent au cinéma|concerts ce week-end|restaurants sont ouverts]
y a-t-il [un concert ce soir|de bons films|un bon restaurant près d'ici]
que se passe-t-il [ce week-end|à Paris|au théâtre]
trouve-moi [un plombier|une baby-sitter|un emploi|un appartement à louer|une nounou]
je cherche [une aide ménagère|un jardinier|une femme de ménage|du travail|mes clés|une aide pour mon déménagement]
j'ai besoin [d'un plombier|d'une aide ménagère|de vacances|d'un coup de main pour mon jardin|d'aide pour les devoirs de maths]
je voudrais [un café|une pizza|partir en vacances|parler à quelqu'un|une aide à domicile|changer de banque]
je veux [écouter du jazz|dormir|manger italien|acheter une voiture|une augmentation|regarder un film]
peux-tu [m'apporter un café|fermer la porte|allumer la lumière|me rappeler de boire|traduire ce mot]
est-ce que tu peux [éteindre la télé|baisser le chauffage|chercher un hôtel|me réveiller demain]
j'ai [perdu mon chat|faim|mal à la tête|deux enfants|passé une bonne journée|terminé la mission hier]
il faut [sortir le chien|acheter du pain|passer le balai|que je parte]
on va [au cinéma|manger dehors|chez mes parents|monter une armoire demain]
monter [une armoire|un meuble|les escaliers|une entreprise|à cheval|le son de la télé]
descendre [les courses|à la cave|du train|une rivière]
passer [l'aspirateur|le permis|une commande|à table|chez le coiffeur|la nuit dehors]
vider [le garage|la cave|le grenier|les poubelles|le frigo]
effacer [un tatouage|le tableau|une dette|mes traces]
envoyer [un colis|une lettre|de l'argent|les enfants au lit]
valider [mon billet|mon permis|une commande de pizza|un trimestre]
créer [une entreprise|un site web|une association|un groupe]
poster [une lettre|un colis|une photo de vacances]
reprendre [le travail|des études|le sport|une entreprise]
arrêter [de fumer|le sucre|la voiture|les études|l'école]
continuer [les études|tout droit|à chercher|le régime]
ouvrir [un restaurant|une bouteille|la fenêtre|une boutique en ligne]
changer [une ampoule|les draps|de voiture|le mot de passe du wifi|l'eau du poisson]
aide [aux devoirs|au déménagement|à domicile|pour le jardin|sociale au logement]
aide-moi à [porter ce meuble|faire mes devoirs|choisir une robe|trouver mes clés]
retour [de courses|au travail lundi|vers le futur|d'un colis Amazon]
pause [déjeuner|café|de midi|musicale]
la page [est blanche|trente du livre|ne s'affiche pas|des sports du journal|de garde]
le bouton [ne marche pas|de mon manteau|rouge est cassé]
les liens [du mariage|de parenté]
mon profil [est vide|ne plaît à personne|de coureur]
ma mission [est annulée|commence demain|dure deux heures]
les missions [d'un député|spatiales|de la NASA]
la mission [de ma vie|est terminée depuis hier|Apollo]
cette offre [est trop chère|me plaît|d'emploi]
le message [de Paul|était clair|ne part pas]
le titre [de ce film|de la chanson|de champion du monde]
les titres [de transport|du journal de vingt heures|de la bourse]
l'accueil [de l'hôtel|des enfants le matin|était froid]
les paramètres [du téléphone|de la télé]
la connexion [est lente|internet du salon|wifi ne marche plus]
l'inscription [à l'école|au judo|des enfants à la cantine]
le champ [de blé|de mon voisin|de course]
les erreurs [de ma jeunesse|d'arbitrage]
le haut [de mon maillot|du placard]
le bas [du pantalon|de laine]
en haut [de l'armoire|de la tour Eiffel]
en bas [de chez moi|de l'immeuble]
plus [de lait|tard|de sucre dans le café|haut la température]
retourne [le steak|te coucher|chez toi]
reviens [demain|vite à la maison|me voir]
recharge [mon téléphone|ma carte de métro|la batterie]
actualise [mon CV|le GPS]
sélectionne [la chanson|le meilleur film]
liste [les pays d'Europe|mes alarmes|les chansons de Brel|de courses]
support [de téléphone|pour vélo]
assistance [dépannage autoroute|informatique à domicile]
sécurité [sociale|routière|incendie de l'immeuble]
facture [d'électricité|du téléphone de mars]
paiement [du loyer|par chèque à la boulangerie]
`;

/** Spoken to an assistant that plays and reads, word for word a command of this product: chance hits that the bound must bear. */
export const shared = `
ouvre ma boîte de réception
quel est mon planning de demain
quel est mon emploi du temps
arrête
stop
pause s'il te plaît
silence
arrête s'il te plaît
continue
reprends
plus haut
monte
tais-toi
mes notifications
montre-moi mon planning
`;

/** Near misses, each one word or two from a command. */
export const near = `
je cherche une aide ménagère
une aide ménagère à Lyon
aide à la personne
j'aimerais une aide pour repasser
arrête-toi devant la maison
arrêt de bus
arrêt maladie
le bus est à l'arrêt
la pause est finie
on fait une pause café
pose la question à Paul
il a posé ses affaires
lis ça à ton frère
lire entre les lignes
un titre de séjour
mon titre de transport est sur la page deux
je lis le journal page trois
la page est trop longue
cette page ne marche pas
je n'aime pas la page d'accueil
supprime mes missions
supprime mon profil
ne publie pas la mission
n'envoie pas le formulaire
j'ai déjà envoyé le formulaire
le formulaire est trop long
remplis le formulaire d'impôts
un bouton de chemise
le bouton est bleu
où acheter des boutons
j'ai un lien avec lui
lien de famille
les champs sont inondés
champs élysées
va aux champs
bas les pattes
en bas de la rue
la fin du film
au début du mois
le haut de la montagne
mets la page en noir et blanc
retour gratuit sous trente jours
le retour du printemps
mon retour est prévu lundi
une mission humanitaire
la mission de mon voisin a été annulée
combien coûte une mission de jardinage
qui a accepté mon offre
mon offre d'emploi préférée
quelle est ta proposition
notifie maman que j'arrive
désactive les notifications de mon téléphone
ton mot de passe est faible
j'ai perdu mon mot de passe du wifi
la reconnaissance faciale
ta voix est belle
change de voix
un message pour Julie
laisse un message à Sophie
mon profil est complet
le profil de Paul
mes films favoris
mon plat favori
le planning de la crèche
il n'y a plus de jobs ici
un petit job d'été
le solde de mon compte en banque
les soldes commencent demain
la facture est trop élevée
un devis pour la toiture
la foire du Trône
j'ai une question
questions pour un champion
je me connecte au wifi
connecte la télé au wifi
inscris du lait sur la liste
inscris-moi au cours de yoga
un compte en banque
règle ton compte avec lui
la page suivante du livre
avance l'horloge d'une heure
recule d'un pas
rafraîchis-moi la mémoire
j'ai besoin de me rafraîchir
coupe le gâteau
coupe l'eau du jardin
ferme la porte du garage
éteins le four
micro-ondes en panne
écoute du rap
j'écoute la radio
n'écoute pas ton frère
le silence est d'or
un grand silence
stop au gaspillage
panneau stop
passe-moi le sel
passe une bonne journée
saute dans la piscine
vide ton sac
efface ce sourire
valide mon ticket de bus
soumets l'idée au patron
la suite au prochain numéro
liste des courses
liste de mariage
commande un taxi
les commandes de l'avion
que puis-je dire à ma mère
qu'est-ce que je peux dire à mon patron
où suis-je né
où je suis allé hier
`;
