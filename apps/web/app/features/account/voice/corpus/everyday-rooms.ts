/**
 * What is spoken in rooms where the product listens: at home, at work, on the phone, on the way, and about work and invoices to another
 * person. Each part was written before the grammar met it; what it took of each at first stands in docs/adr/018, and was mended by kind.
 */
export const everydayRoomsFirst = `
tu as mangé quoi à midi
on se retrouve devant le cinéma
il reste du gratin dans le frigo
je prends la voiture ou tu en as besoin
le petit a encore de la fièvre
on a reçu la facture d'électricité
tu as payé la cantine
elle a gagné son match de tennis
ma mère voudrait qu'on passe dimanche
je n'ai plus de batterie
tu me prêtes ton chargeur
c'est toi qui as pris mes lunettes
le facteur est passé ce matin
il y a un colis pour toi en bas
ferme bien la porte à clé
la machine à laver fait un drôle de bruit
il faudrait repeindre le couloir
le robinet goutte depuis hier
j'ai appelé trois plombiers aucun ne répond
le jardinier passe jeudi après-midi
la haie du voisin déborde chez nous
elle garde les enfants le mercredi
on cherche quelqu'un pour la sortie de l'école
je te dois combien pour les courses
tu peux me rembourser quand tu veux
garde la monnaie
c'était quarante-cinq euros le plein
la banque m'a encore prélevé des frais
ils ont refusé notre dossier
le propriétaire accepte de baisser le loyer
on a signé le bail hier
l'agence veut une caution
je n'ai pas encore ouvert le courrier
mets ça sur la table
pose ton téléphone deux minutes
regarde qui appelle
ne réponds pas c'est du démarchage
mets le haut-parleur
je te mets en attente
ne quittez pas je vous passe le service
vous êtes bien chez Martin et fils
rappelez après quatorze heures
je vous écoute
vous pouvez épeler votre nom
je note votre numéro
notre réunion est décalée à mardi
qui prend les notes aujourd'hui
partage ton écran on ne voit rien
ton micro est coupé
on t'entend très mal
la diapo suivante s'il te plaît
reviens à la diapo d'avant
c'est écrit en tout petit
agrandis un peu on ne lit pas
le client n'a toujours pas validé
le devis part ce soir
il manque une signature sur le contrat
j'imprime le dossier pour demain
l'imprimante n'a plus d'encre
tu as le mot de passe du wifi
redémarre la box
l'ordinateur fait une mise à jour
j'ai perdu tout mon travail
sauvegarde avant de fermer
ferme tous tes onglets
clique en haut à droite
descends encore un peu tu vas le voir
remonte remonte c'était juste là
non pas celui-là l'autre
appuie sur le bouton rouge
la deuxième à gauche après le feu
au rond-point prenez la troisième sortie
tourne à droite tout de suite
ralentis c'est limité à trente
tu t'es garé où
le train est annulé
on change à Dijon
la voie n'est pas affichée
montrez-moi votre billet
votre carte s'il vous plaît
vous avez la carte de fidélité
sans contact ou avec le code
je vais prendre le menu du jour
l'addition s'il vous plaît
un café et un verre d'eau
c'est pour emporter
il vous reste des tartelettes
donnez-moi six tranches de jambon
je cherche la taille au-dessus
les cabines sont au fond
c'est soldé à moins trente
vous livrez à domicile
je voudrais rendre cet article
gardez bien votre ticket
la pharmacie de garde est loin
le docteur a une heure de retard
tirez la langue
respirez profondément
ouvrez grand la bouche
ça fait mal quand j'appuie
prends ton sirop avant de dormir
compte jusqu'à dix
raconte-moi une histoire
encore une page et on éteint
lis-moi celle avec le loup
c'est quoi la morale
arrête d'embêter ta sœur
c'est à moi de jouer
tu as triché
j'ai gagné
remets tes chaussures
où est passé ton bonnet
mouche-toi
dis merci à la dame
demande pardon
fais un bisou à mamie
on compte jusqu'à trois
cherche dans ta chambre
tu n'as pas cherché partout
va voir dans le garage
le chat veut sortir
descends de là tout de suite
lâche cette balle
assis
pas bouger
allez viens on rentre
il pleut des cordes
mets une veste
la météo annonce de l'orage
ils ont dit quoi aux informations
change de chaîne
c'est l'heure du match
qui a marqué
il a été exclu
quel est le score
monte un peu j'entends rien
c'est la pub
on le regarde en version originale
enlève les sous-titres
c'est la saison deux
ne me raconte pas la fin
il joue dans quel film déjà
comment s'appelle l'actrice
j'ai son nom sur le bout de la langue
tu te souviens de nos vacances à Oléron
on avait loué un petit appartement
il faut réserver avant l'été
les billets sont encore chers
on demandera un congé
mon chef est d'accord
j'ai posé deux semaines
elle a démissionné
il a eu une promotion
elle est passée cadre
je commence un nouveau poste lundi
j'ai un entretien à neuf heures
ils demandent trois ans d'expérience
mon profil les intéresse
envoie-leur une lettre
tu as relu ton texte
il y a une faute à la deuxième ligne
recommence ton exercice
sors ton cahier
ouvre ton livre page douze
écris la date
souligne le titre
recopie la consigne
lève la main avant de parler
qui veut lire la suite
continue Manon
plus fort on ne t'entend pas
la récréation est finie
rangez vos affaires
la liste des fournitures
le règlement de l'école
signez le carnet
elle a eu quinze en histoire
le conseil de classe est mardi
la kermesse cherche des bénévoles
j'aide au stand de crêpes
on a besoin de bras pour le déménagement
il monte l'armoire tout seul
passe-moi le tournevis
tiens l'échelle
perce ici
attention au câble
coupe le courant avant
mesure encore une fois
il faut une rallonge
la peinture n'est pas sèche
on remet une couche
c'est du beau travail
tu lui as laissé un pourboire
elle demande vingt euros de l'heure
il ne fait pas de facture
on s'est mis d'accord par téléphone
il a annulé au dernier moment
je ne sais pas s'il viendra
il est toujours à l'heure
`;

export const everydayRoomsSecond = `
tu as entendu l'orage cette nuit
j'ai très mal dormi
le café est trop fort
il n'y a plus de beurre
qui a fini les céréales
sors les poubelles c'est mercredi
le bac jaune est plein
j'ai oublié mon badge au bureau
mon train est à huit heures dix
je pars sans toi
dépêche-toi on va être en retard
prends un parapluie au cas où
tu finis à quelle heure
je te tiens au courant
appelle-moi quand tu arrives
je suis dans le métro ça va couper
tu me reçois
allô
je vous rappelle dans cinq minutes
c'est de la part de qui
il est en rendez-vous
laissez-lui un message
son répondeur est plein
il ne décroche jamais
tu as reçu mon message hier
j'ai lu tes messages dans le bus
elle m'a bloqué sur les réseaux
il a changé sa photo
tu as vu sa story
supprime cette photo de moi
envoie-la dans le groupe
on est combien dans la discussion
je quitte le groupe
mets un pouce et c'est bon
il ne m'a pas mis d'étoile
elle a laissé un avis affreux sur le restaurant
les avis sont bons mais c'est cher
la commande est arrivée incomplète
je fais une réclamation
le service client ne répond pas
on m'a fait un avoir
le livreur a sonné chez la voisine
signe ici
gardez un double
la facture du garage est salée
le contrôle technique est passé
il faut changer les pneus
le voyant est allumé
on fait le plein avant l'autoroute
il y a un bouchon de dix kilomètres
prends la sortie d'après
fais demi-tour dès que possible
on est arrivés
c'est au premier à droite en sortant
l'ascenseur est en panne
il faut monter à pied
tenez-moi la porte
c'est au fond du couloir
la salle est réservée
on attend encore deux personnes
on peut commencer
premier point à l'ordre du jour
qui est pour
qui s'abstient
la proposition est rejetée
je propose qu'on fasse une pause
on reprend dans un quart d'heure
tu peux résumer
où en est le budget
on dépasse de dix pour cent
le client demande une remise
on refuse poliment
la mission dure six mois
elle part en mission à Nantes
le consultant facture trop cher
on cherche un prestataire
ils publient l'annonce demain
j'ai vu ton offre d'emploi
ta candidature est bien partie
ils m'ont proposé un contrat court
je leur donne ma réponse vendredi
j'accepte pas ces conditions
on négocie encore
tu devrais te faire aider
mon comptable s'en occupe
les impôts ont envoyé un courrier
la déclaration est à faire en mai
il manque un justificatif
le dossier est complet
votre demande est en cours
prenez un ticket et attendez
guichet numéro quatre
le numéro quarante-deux
à qui le tour
avancez s'il vous plaît
reculez d'un pas
ne bougez plus
souriez
elle est floue on la refait
zoome sur le chien
tourne un peu la tête
mets le flash
la lumière est mauvaise
éteins derrière toi
ouvre les volets il fait jour
aère la chambre
fais ton lit
range ton bureau
c'est quoi ce désordre
trie tes jouets
donne ceux qui sont cassés
on les vend à la brocante
je les mets en ligne ce soir
cinq euros le lot
c'est à prendre ou à laisser
vendu
tu as rendu les livres à la bibliothèque
il y a une pénalité de retard
le film est à vingt heures
j'ai pris les places sur internet
montre ton billet à l'entrée
le code ne passe pas
essaie avec l'autre appareil
ça charge
ça rame
coupe la connexion et remets-la
l'écran est tout noir
débranche tout
c'était mal branché
le bouton ne marche plus
appuie longtemps dessus
il faut le code de la télévision
mets la deux
où sont passées les piles
baisse c'est trop fort
tu peux mettre pause deux secondes
reprends au début
avance jusqu'au générique
on arrête là pour ce soir
j'éteins tout
bonne nuit fais de beaux rêves
maman j'ai soif
il y a un monstre sous le lit
laisse la porte ouverte
encore cinq minutes
récite ta poésie
quel est le contraire de grand
sept fois huit
combien font douze et quinze
c'est quoi la capitale de la Hongrie
comment on écrit chrysanthème
il y a deux m à comment
fais une phrase avec ce verbe
la réponse est à la fin du livre
lis l'énoncé jusqu'au bout
passe à la question suivante
retourne ta feuille
note tes devoirs
demande à la maîtresse
il est puni
elle a été sage
bravo ma chérie
bon anniversaire
souffle tes bougies
ouvre ton cadeau
qui veut du gâteau
une petite part pour moi
sers-toi
passe-moi l'eau
ça manque de poivre
c'est délicieux
tu me donnes la recette
préchauffe le four
bats les blancs en neige
laisse reposer une heure
goûte-moi ça
je fais la vaisselle
essuie la table
il faut racheter des éponges
ajoute-le à la liste
on va au marché samedi
deux kilos de pommes de terre
c'est la saison des fraises
un bouquet pour offrir
je vous l'emballe
vous cherchez quelque chose
je regarde seulement
vous payez comment
je n'ai que des gros billets
il me manque deux euros
revenez nous voir
à votre service
je cherche la rue des Lilas
vous êtes d'ici
c'est à dix minutes à pied
suivez le canal
le chemin est fermé
regarde la carte
on s'est perdus
on revient sur nos pas
le sommet est tout là-haut
quelle vue
`;

export const everydayRoomsThird = `
le réveil n'a pas sonné
tu peux sortir le chien avant de partir
il reste une tranche de brioche
ne touche pas c'est brûlant
le lait a tourné
passe un coup d'éponge
on déjeune ensemble jeudi
je suis garée en double file
tu m'ouvres j'ai oublié mes clés
la sonnette ne marche plus
mon voisin du dessus fait des travaux
ils refont toute l'électricité
on aura de la poussière partout
il nous faut un deuxième devis
le premier était deux fois plus cher
elle nous a fait un prix d'ami
tu règles en espèces
j'ai fait le virement ce matin
ça mettra deux jours à arriver
ma carte a été refusée
le plafond est atteint
j'ai changé de banque
ils offrent trois mois gratuits
lis bien les petites lignes
signe en bas de chaque page
paraphe les annexes
il manque la page trois
la copie est illisible
scanne-moi ça
le scanner est pris
envoie le tout à la secrétaire
elle est en congé jusqu'au dix
transmets-lui mes amitiés
tu lui diras bonjour de ma part
on n'a plus de nouvelles de lui
il ne donne jamais de nouvelles
c'est une bonne nouvelle
ils ont annoncé ça à la radio
j'ai vu l'alerte sur mon téléphone
désactive tes notifications la nuit
ça vibre sans arrêt
mets-le en mode avion
baisse la luminosité
prends-moi en photo devant la fontaine
la photo est à contre-jour
efface celles qui sont floues
partage l'album avec tes cousins
invite-la à ton anniversaire
qui vient samedi soir
on sera douze à table
rajoute deux chaises
plie la nappe
sers les invités
remplis la carafe
encore un peu de vin
à ta santé
le dessert arrive
qui découpe le gâteau
fais un vœu
mets de la musique douce
change de chanson celle-là est triste
c'est toujours la même
augmente les basses
on danse
il est tard les voisins dorment
raccompagne ta tante à la porte
à la semaine prochaine
prévenez-moi quand vous êtes rentrés
le bébé s'est rendormi
chut ne fais pas de bruit
prépare son biberon
change-le il est mouillé
couvre-le bien
la crèche ferme à dix-huit heures
qui va le chercher ce soir
la nounou nous donne ses disponibilités
elle veut être déclarée
on lui fait une fiche de paie
l'inscription à la danse est close
il faut un certificat médical
remplis la fiche sanitaire
la sortie est reportée à vendredi
prévois un pique-nique
il a oublié son cartable
on repassera à la maison
tu as révisé tes verbes
conjugue finir au futur
ferme ton livre et récite
tu sautes une ligne
reprends depuis le deuxième vers
un peu plus lentement
articule
très bien tu peux aller te rasseoir
au suivant
au tableau
efface le tableau avant de sortir
prends une feuille
sortez en silence
les résultats seront affichés vendredi
tu es reçue
mention bien
on fête ça
l'entraînement commence à dix-huit heures
deux tours de terrain
accélère
relâche les épaules
on recommence la série
trente secondes de repos
encore cinq
étire-toi bien
la douche est froide
j'ai mal au genou
pose de la glace
reste allongé
vous pouvez vous rhabiller
l'ordonnance est valable trois mois
un comprimé matin et soir
vous avez votre carte vitale
les résultats sont bons
on se revoit dans six mois
la secrétaire vous donnera un rendez-vous
l'ambulance arrive
ne restez pas là
reculez s'il vous plaît laissez passer
la route est coupée
suivez la déviation
vous roulez trop vite
vos papiers
coupez le moteur
soufflez là-dedans
c'est bon vous pouvez circuler
attache ta ceinture
on est bientôt arrivés
j'ai envie de vomir
arrête-toi à la prochaine aire
il y a une station dans deux kilomètres
vérifie la pression
nettoie le pare-brise
la batterie est à plat
tu as des câbles
ouvre le capot
démarre pour voir
coupe le contact
c'est la courroie
il faut commander la pièce
le garage vous rappelle
on vous prête un véhicule
signez là pour la caution
le bateau part à midi
la mer est agitée
mets ton gilet
tiens bon la barre
hisse la voile
on jette l'ancre
l'eau est bonne
ne va pas trop loin
sors tu as les lèvres bleues
rince tes pieds
secoue ta serviette
il a piqué un coup de soleil
le parasol s'envole
une glace à la pistache
deux boules dans un cornet
tu me fais goûter
le camping est complet
il reste une place à l'ombre
plante le piquet
tends la corde
allume la lampe
il y a un moustique
regarde les étoiles
fais un feu
passe-moi une brochette
raconte celle du fantôme
j'ai froid aux pieds
on rentre demain
vide la glacière
vérifie qu'on n'oublie rien
rends les clés à l'accueil
laissez une note au gardien
le jardin a souffert
tout est sec
arrose le soir
les tomates sont mûres
cueille les haricots
ramasse les feuilles
le tas de bois est mouillé
taille les rosiers en mars
débroussaille le fond
le taille-haie est chez mon frère
on louera une tondeuse
il propose de nous aider
je l'ai trouvé par une annonce
il a de bons avis
il est disponible le lundi
il prend quinze euros de l'heure
je lui ai demandé un reçu
il revient la semaine prochaine
elle n'est jamais revenue
on annule tout
c'est remis à plus tard
je m'en occupe
compte sur moi
ça marche
`;
