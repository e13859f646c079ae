/** What is spoken in a room while a person listens; written last, before it was tried on any of it: the grammar is never tuned to it. */
export const everydayLater = `
tu as bien dormi
il faut que je passe à la pharmacie
qu'est-ce qu'on mange ce soir
j'ai oublié d'acheter du pain
tu peux mettre la table
les enfants sont déjà couchés
je descends chercher le courrier
tu montes quand tu as fini
ferme la porte derrière toi
ouvre la fenêtre, il fait chaud
mets ton manteau
on part dans dix minutes
attends-moi devant la gare
j'arrive tout de suite
tu as vu mes clés
où est la télécommande
passe-moi le sel
donne-moi la main
arrête de taper du pied
arrête de courir dans le couloir
continue tout droit jusqu'au rond-point
prends la prochaine à gauche
la prochaine fois tu préviendras
reviens avant huit heures
retourne te coucher
va te laver les mains
va chercher ton frère
fais tes devoirs
lis ton livre avant de dormir
écris à ta grand-mère
envoie-moi la photo
envoie un message à Sophie
envoie ça par mail à la comptable
valide ton billet avant de monter
efface le tableau
efface cette photo
vide le lave-vaisselle
vide les poubelles avant de partir
recharge ton téléphone
recharge la batterie de la voiture
remonte la fermeture éclair
descends du canapé
monte dans la voiture
saute un repas si tu n'as pas faim
on passe à table
on change de sujet
je change de chaîne
c'est quoi le titre de ce film
lis-moi une histoire
lis-moi le menu du restaurant
lis le mode d'emploi
quel est le titre du prochain épisode
la suite au prochain numéro
reprends des pâtes
tu reprends du café
reprends ton souffle
fais une pause de dix minutes dans ta révision
on fait une pause café
silence dans la salle
tais-toi et mange
ça suffit maintenant les garçons
stop la voiture arrive
attention à la marche
à quelle heure ferme la mairie
combien coûte un plombier le dimanche
combien je te dois
combien de temps dure le trajet
combien de personnes viennent samedi
il me reste vingt euros
mon solde de congés est presque nul
j'ai payé la facture d'électricité
la facture du garagiste est trop élevée
demande un devis au peintre
le devis du plombier est arrivé
je dois payer la cantine
le paiement a été refusé à la caisse
mon compte en banque est à découvert
ouvre-lui un compte épargne
j'ai changé de mot de passe au travail
le mot de passe du wifi est derrière la box
coupe le gaz avant de partir
coupe le son de la télé
baisse un peu la radio
éteins la lumière du salon
allume le four à deux cents degrés
mets de la musique
mets une chanson de Brassens
mets un minuteur de huit minutes
réveille-moi à six heures et quart
quel temps fait-il demain à Lille
est-ce qu'il va pleuvoir ce week-end
il fait combien dehors
quelle heure est-il à Montréal
raconte-moi une blague
qui a gagné le match hier soir
qui est le maire de Bordeaux
quelle est la capitale de l'Australie
comment on dit merci en japonais
comment va ta mère
comment se passe le nouveau travail
comment s'appelle ton chien
combien font douze fois huit
ajoute du lait à la liste de courses
ajoute un rendez-vous chez le dentiste
supprime l'alarme de demain
annule le taxi
réserve une table pour deux
commande une pizza quatre fromages
achète des billets pour Marseille
appelle maman
appelle le médecin
rappelle-moi de sortir le chien
rappelle-moi dans une heure
joue le morceau suivant
passe la chanson
monte le volume
monte le chauffage d'un degré
descends les volets
ferme les rideaux de la chambre
ouvre le garage
lance l'aspirateur
démarre la cafetière
traduis bonjour en espagnol
quelles sont les nouvelles du jour
donne-moi les titres du journal
lis les titres de la presse
quels sont mes rendez-vous demain
est-ce que j'ai reçu un colis
où est mon colis
j'ai un message sur le répondeur
je te laisse un message
tu as lu mon message d'hier
les messages du groupe me fatiguent
j'ai mis une annonce sur Leboncoin
l'annonce du train était incompréhensible
la mission de mon frère est finie
il est parti en mission au Mali
elle cherche une mission d'intérim
c'est mission impossible
la liste des invités est prête
la liste des courses est sur le frigo
fais la liste de ce qui manque
quelle page du livre on doit lire
ouvre ton cahier à la page douze
tourne la page
à la page suivante il y a une carte
je suis au début du livre
c'est en haut de l'armoire
c'est tout en bas de la rue
le bureau est en haut à droite
en bas de l'immeuble il y a un boulanger
va en bas de l'immeuble
on se voit en haut de la côte
plus haut sur l'étagère
plus bas la musique
un peu plus bas sur la gauche
il y a plus bas comme prix
le bas de ma robe est déchiré
début mars on déménage
la fin du film est triste
c'est la fin des haricots
retour à la maison à minuit
le retour est prévu dimanche
je reviens dans cinq minutes
il revient de loin
on avance bien dans les travaux
avance ta chaise
avance le rendez-vous à midi
recule un peu la voiture
le champ du voisin est inondé
le champ d'à côté est à vendre
on traverse le champ
le chant des oiseaux me réveille
le bouton de ma veste est tombé
appuie sur le bouton rouge
j'ai un bouton sur le nez
le lien entre eux est très fort
envoie-moi le lien du site
c'est une erreur de ma part
il y a une erreur dans l'addition
les erreurs de jeunesse
corrige les erreurs de ta dictée
remplis le formulaire de la mairie
le formulaire est à rendre lundi
signe le formulaire pour l'école
inscris-toi au cours de yoga
j'ai inscrit les enfants à la piscine
les inscriptions au club ferment demain
ma connexion internet est lente
connecte la manette à la console
il faut se connecter au wifi
le profil de ce candidat est intéressant
tourne-toi de profil
mon favori pour la course est le numéro trois
c'est mon plat favori
le planning des vacances n'est pas bon
mon planning est trop chargé cette semaine
l'agenda de la ministre est complet
les finances de la commune vont mal
la sécurité sociale ne répond pas
mets ta ceinture de sécurité
le service client ne répond jamais
le support de la télé est cassé
l'assistance a applaudi
mon assistante est en congé
l'aide à domicile passe le mardi
aide ton frère à ranger
aide-moi à porter ce carton
j'ai demandé de l'aide à mon voisin
je cherche de l'aide pour déménager
je cherche un plombier à Nantes
je cherche quelqu'un pour garder mon chat
je cherche une nounou pour la rentrée
je voudrais un café
je voudrais une baguette bien cuite
je veux rentrer chez moi
je veux une glace
je veux voir la mer
je veux voir les photos de vacances
j'aimerais aller en Grèce
j'aimerais lire davantage
peux-tu m'expliquer ce mot
peux-tu répéter la question
peux-tu venir plus tôt
pourrais-tu me prêter ta perceuse
est-ce que tu peux garder le chien
est-ce que vous avez du pain complet
est-ce que tu viens samedi
est-ce que c'est loin
tu peux me passer ton chargeur
vous pouvez vous asseoir
il faut arroser les plantes
il faut que tu arrêtes de fumer
il faut valider les acquis
veuillez patienter un instant
veuillez laisser un message après le bip
bonjour, vous allez bien
bonsoir tout le monde
merci beaucoup
merci pour tout
d'accord à demain
ok ça marche
oui bien sûr
non pas maintenant
peut-être plus tard
je ne sais pas
je n'en sais rien
on verra bien
c'est pas grave
c'est bon pour moi
tant pis
bon appétit
à tes souhaits
au revoir et bonne soirée
allô, tu m'entends
attends je te rappelle
ne quitte pas
ne touche pas à ça
ne parle pas la bouche pleine
n'écoute pas ce qu'il raconte
écoute ta sœur
écoute-moi bien
regarde la lune
regarde la route
regarde ce que j'ai trouvé
montre-moi ton dessin
montre-moi comment tu fais
dis-moi la vérité
dis bonjour à la dame
dis-lui de venir
donne-lui à manger
donne à boire au chat
mets la télé
mets le chien dehors
range ta chambre
nettoie la cuisine
nettoie la vitre du salon
lave la voiture
tonds la pelouse avant midi
coupe les tomates en dés
fais cuire le riz
fais attention à toi
fais comme chez toi
fais-moi un bisou
viens voir par ici
viens avec nous
entre donc
asseyez-vous
sors de là
dépêche-toi
on y va
on rentre
on s'en va demain
on est où déjà dans la recette
où est-ce qu'on mange à midi
où tu habites
où sont les toilettes
qui vient dîner
qui a pris mon stylo
quand est-ce qu'on arrive
pourquoi tu pleures
quel jour on est
quel âge a ton fils
quelle belle journée
quelles chaussures tu préfères
quoi de neuf
tu fais quoi ce soir
tu sais faire les crêpes
tu as fini ton assiette
vous êtes sur la bonne page du journal
j'ai tout lu en une nuit
j'ai tout effacé par erreur
j'ai tout compris
je suis en pause jusqu'à deux heures
je suis en bas de chez toi
je suis au service des urgences
je passe te prendre à huit heures
je passe l'aspirateur
je monte me coucher
je lis le journal tous les matins
je relis mon texte et je te l'envoie
j'envoie les invitations ce soir
j'arrête le sucre
j'arrête pas d'y penser
je continue mes études
je reprends le travail lundi
je recharge ma carte de bus
je publie un livre au printemps
je dépose les enfants à l'école
je poste la lettre demain
je crée des bijoux
je change de voiture
je modifie la recette
je consulte un spécialiste
je contacte le propriétaire
je visite un appartement à midi
je valide mon semestre
je me connecte rarement
je m'inscris à la salle de sport
`;

/** Near misses of the commands, written with the sentences above. */
export const nearLater = `
je cherche une aide ménagère
je cherche une aide à domicile pour ma mère
besoin d'aide pour mon jardin
aide pour monter un meuble
une aide au déménagement
aide-moi à déménager samedi
publie un livre de recettes
publie une photo de mon chat
je voudrais publier un roman
crée une liste de courses
crée un compte bancaire pour ma fille
une mission de trois mois à Paris
trouve une mission d'intérim à Lyon
les missions de la NASA
mes missions au travail ont changé
la page précédente du livre
la page suivante est déchirée
lis la page douze
lis la page des sports
lis-moi le journal
lis le message de Paul
lis les titres de l'actualité
le titre de la chanson
le titre du livre
passe la suivante à ton voisin
passe le suivant au docteur
descends les poubelles
descends à la cave
monte au grenier
monte le son
remonte le store
tout en haut de la tour Eiffel
tout en bas de l'escalier
le haut de la bouteille
la fin de la semaine
au début de la rue
vide le champ de patates
vide la corbeille
efface le message de Marie
efface mon numéro
efface l'historique de navigation
envoie le colis
envoie le formulaire à la CAF
valide le panier
valide la commande de pizza
quelles sont les erreurs à éviter en cuisine
les erreurs de la facture
combien coûte la mission
combien d'euros me reste-t-il
le solde de tout compte
mon solde bancaire
les soldes d'été
paiement par chèque
mes paiements de retraite
la facture de gaz
la facture du téléphone
un devis pour la toiture
un profil de poste
le profil de l'Alpe d'Huez
mes favoris pour le Tour de France
mon planning de révisions
le planning de la salle de sport
les notifications de mon téléphone
coupe les notifications de WhatsApp
la sécurité de la maison
le mot de passe de la box
les paramètres de la télé
les réglages du vélo
règle le chauffage
la voix de ma mère
les commandes du restaurant
la liste des commandes de Noël
support de vélo
appelle le service des impôts
contacte mon assureur
connexion au wifi
connecte le casque
inscription à la crèche
inscris ma fille à la danse
questions pour un champion
les questions de l'examen
le plan de la ville
le plan du métro
la sélection de l'équipe de France
les liens du sang
les boutons de manchette
les champs de blé
champ libre
pause déjeuner
pause pipi
reprends une part de gâteau
reprends ta place
continue tout droit
arrête la machine
arrête la voiture ici
arrête le chauffage
coupe le pain
coupe le moteur
attends le bus
attends cinq minutes devant l'école
retour vers le futur
retour du colis
en avant la musique
avance de trois cases
rafraîchis ma coupe
recharge le téléphone
actualise mon CV
accueil des enfants à la garderie
la page d'accueil du journal Le Monde
tableau de bord de la voiture
le voyant du tableau de bord
stop au prochain feu
silence radio
chut le bébé dort
`;
