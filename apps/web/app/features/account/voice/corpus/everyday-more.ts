/** More of what is spoken to other assistants, written after the grammar and before it was tried on any of it. */
export const everydayMore = `
peux-tu [régler|programmer|modifier] mon réveil pour [huit heures|dix heures vendredi|le week-end]
dis-moi [quand sonne mon réveil|si j'ai une alarme ce matin|l'heure de mon alarme]
je dois me lever à [cinq heures|six heures et quart] [demain|]
enlève toutes mes alarmes
lance un minuteur de [trois|dix|vingt] minutes
combien de temps reste-t-il [au minuteur|sur le minuteur des pâtes]
[mets|baisse|monte] le son à [trente|soixante-dix] pour cent
[remets|remonte] le son
arrête le minuteur
est-ce que tu peux [parler moins fort|monter le volume|couper le son|arrêter la musique|mettre la musique en pause]
je veux [écouter la radio|que tu arrêtes la musique|monter le chauffage|une chanson d'amour|réserver un hôtel|descendre à la gare]
je voudrais [entendre les Beatles|que tu joues du classique|réserver une table|changer de chanson|savoir l'heure]
joue [tous les albums de Daft Punk|une chanson au hasard|le titre suivant|ma liste de lecture favorite|le titre Ne me quitte pas]
mets la chanson [précédente|suivante] s'il te plaît
remets [cette chanson|la musique|le début de la chanson]
qui est l'artiste de [ce titre|la chanson qui passe]
quel est le titre de [la chanson|ce morceau|l'album]
donne-moi le titre de cette chanson
sauvegarde [ce titre|cette musique] dans [mes favoris|ma liste]
note cette chanson cinq étoiles
je n'aime pas [ce titre|cette musique|quand tu parles]
ouvre [Spotify|Deezer|YouTube|ma playlist|la radio|les rideaux|les volets de la chambre]
lis [le livre que j'écoutais hier|Harry Potter depuis le début|le chapitre suivant|la page deux cents du livre]
reprends [le chapitre trois|l'histoire|où on s'est arrêté dans le roman]
continue [la lecture de Germinal|le roman|l'épisode d'hier]
va [au chapitre suivant|à la page douze du livre|au début de la chanson|à la fin de l'épisode]
reviens [au début du livre|au chapitre précédent|trente secondes en arrière dans la vidéo]
avance [la vidéo de dix secondes|le podcast d'une minute]
fais une pause dans [le film|l'histoire]
quels sont [les gros titres|les titres de la presse|les événements de ce soir|mes prochains rendez-vous|les résultats du match|les ingrédients]
quelles sont [les dernières actualités|les nouvelles du monde|mes alarmes|les heures d'ouverture|les prévisions|mes tâches]
envoie-moi [des notifications pour le match|les nouvelles du foot|un résumé]
préviens-moi [quand il pleut|s'il y a une nouvelle sur le climat]
[affiche|montre] [la météo|les photos de vacances|le trajet|la recette|les résultats|mon calendrier de mai|la liste des films]
affiche-moi [les restaurants à proximité|la carte de Lyon|les horaires des trains]
[fait-il|fera-t-il] [froid|beau|chaud] [à Nice|ce week-end|demain matin|dehors]
il [pleut|neige|va pleuvoir] [à Brest|demain|]
combien fait-il dehors
quel est le fuseau horaire de [Tokyo|Montréal]
quelle est la différence entre [Paris et Sydney|le miel et le sucre]
[éteins|allume|ferme|coupe] [tout|la prise de la télé|la clim|l'arrosage|le ventilateur|le wifi|le four]
rends la lumière plus [douce|vive|chaude]
change les lumières [en vert|du bureau]
il fait [trop sombre|trop froid|chaud] ici
[ferme|ouvre] [le portail|la porte d'entrée|les stores du salon]
[passe|lance|arrête|démarre] l'aspirateur [dans le salon|maintenant|]
fais-moi [un expresso|un thé|à manger|une liste|un rappel pour demain]
crée [un événement|un rappel|une réunion avec Marie|un contact|une alarme]
ajoute [une tâche|un élément à ma liste|rendez-vous chez le coiffeur|une note]
retire [les bananes de la liste|la réunion de demain]
[envoie|écris|transfère] [un courriel à mon chef|ce mail à Paul|un message à ma femme|le rapport]
[valide|confirme|annule] [la réservation|le rendez-vous|ma participation|la commande de sushis]
efface [le dernier message|ma dernière alarme|tout mon agenda de mardi|la photo]
supprime [ce mail|la réunion|l'événement du vingt|mes vieux messages]
lis [le dernier message de maman|les messages de Julie|le mail de la banque|mes derniers e-mails|le message que Paul m'a envoyé]
est-ce que [Paul m'a écrit|maman a répondu|j'ai des mails non lus|mon patron m'a envoyé un message]
ouvre [le dernier mail|les pièces jointes|mon courrier]
montre-moi [les mails de ce matin|mes e-mails non lus|les messages de Paul|le profil de Julie sur Facebook]
quel est [l'e-mail de Paul|le code postal de Lyon|le titre du film|le meilleur restaurant|mon solde bancaire|le planning des bus]
combien [coûte un billet|ai-je d'argent sur mon compte|pèse un éléphant|font trois fois neuf|de likes sur ma photo]
ai-je [une réunion aujourd'hui|du temps libre demain|des notifications Facebook|des rappels ce soir|assez d'argent]
qu'est-ce que [j'ai à faire demain|tu penses de moi|veut dire ce mot|je dois acheter|je peux regarder ce soir|je peux dire à Paul|tu sais sur Napoléon]
que [fais-tu|penses-tu de Siri|dois-je faire demain|peux-tu me dire sur Jules César|se passe-t-il dehors]
où [suis-je garé|est la station la plus proche|se trouve le mont Blanc|puis-je manger italien|sont mes lunettes]
comment [faire un nœud de cravate|envoyer un colis|publier un livre|créer une entreprise|arrêter de fumer|descendre un piano|monter une tente|changer une roue]
pourquoi [le ciel est bleu|tu ne réponds pas]
[raconte|dis] [une histoire|quelque chose|un poème|bonjour à Paul]
aide-moi [à dormir|pour mes devoirs|à monter ce meuble|à trouver un resto]
j'ai besoin [de toi|de lait|d'un taxi|d'aide pour déménager|d'une pause]
j'ai eu [une mauvaise journée|une promotion]
je suis [fatigué|content|en retard|perdu]
tu es [génial|bête|là|très utile]
[super|génial|parfait] [merci|c'est bien|continue comme ça]
non [pas ça|arrête de parler de ça|je voulais dire Lyon|merci olly]
oui [c'est ça|s'il te plaît|vas-y]
olly [arrête|silence|pause|continue|joue du rock|quelle heure est-il|baisse le son]
[commande|réserve|trouve|appelle] [moi un taxi|un VTC pour l'aéroport|une voiture]
commande à manger chez [McDo|le japonais]
est-ce que ce restaurant fait [à emporter|la livraison]
donne-moi [les horaires du bus|la distance jusqu'à Lille|l'itinéraire|un conseil|l'adresse du dentiste|la liste des ingrédients|la liste de mes alarmes]
achète-moi un [billet de train pour Rennes|ticket de métro]
à quelle heure [ouvre la pharmacie|passe le bus|suis-je libre|se couche le soleil]
[poste|partage|publie] [sur mon mur|ma photo de profil|que je suis à la plage|un commentaire sur Instagram]
change ma photo de profil Facebook
envoie une [plainte à EDF|réclamation à Orange sur Twitter]
[jouons|joue] à [pierre feuille ciseaux|un jeu de mots|la bataille navale]
pose-moi [une question|une devinette|des questions sur l'histoire]
question suivante
[lance|ouvre|démarre] le jeu [de cartes|d'échecs|]
quelle est [la réponse|la population de la France|la vitesse de la lumière|mon adresse|la page d'accueil de Google]
définition de [carré|liberté|mission|profil]
synonyme de [maison|aide|retour]
traduis [page|bonjour|je suis perdu] en [anglais|espagnol]
combien vaut [un euro en yens|l'action Apple]
qui a [écrit Hamlet|inventé le téléphone|gagné la coupe]
[cherche|trouve] [un concert|des recettes végétariennes|la bande-annonce du film|des offres d'emploi|une aide à domicile|un jardinier pour samedi]
je cherche [un job d'été|un bon film|mon téléphone|des offres de voyage|un support pour ma télé|une page de coloriage]
recommande [un bar|une série|une boutique]
[peinture|jardinage|ménage|plomberie] [à Lyon|demain|pas cher]
tonte de pelouse
garde d'enfants le mercredi
cours de [maths|piano|français à domicile]
montage de meuble [Ikea|]
aide [ménagère|administrative|scolaire]
livraison de courses
déménagement [samedi matin|d'un studio]
la boîte aux lettres est pleine
les messages subliminaux
mon planning est chargé
mes favoris au tiercé
les paramètres vitaux
un champ de tulipes
le formulaire est en ligne
les liens du sang
un haut en coton
il monte les escaliers
elle descend du bus
nous lisons le journal
ils arrêtent demain
il faut que je publie mon livre
je publie un livre
je passe te voir
je reviens tout de suite maman
je descends faire les courses
je monte me coucher
on arrête là pour ce soir
tu peux passer me prendre
on peut continuer à manger
je vais envoyer une lettre
je vais descendre à la cave
je vais ouvrir la fenêtre
il faut valider la commande
on va lire une histoire
est-ce qu'on peut faire une pause pipi
la page suivante du magazine
le bas de la rue
plus haut dans la montagne
retour à la maison
retour à la normale
page jaune
bouton d'acné
stop à la pollution
silence dans la salle
chut bébé dort
pause publicité
aide au logement
support mural
compte à rebours
compte jusqu'à dix
nouveau message de Paul
nouvelle recette
mission impossible
regarder Mission impossible
profil bas
titre de transport
paiement sans contact
facture de gaz
notifications Instagram
sécurité sociale
connexion internet
inscription à la gym
`;
