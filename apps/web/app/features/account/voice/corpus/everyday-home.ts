/** What is spoken at home in a day: written before the grammar was read, and only measured. */
export const everydayHome = `
tu as pensé à sortir les poubelles
il faut que je rappelle maman ce soir
on mange quoi à midi
attends je suis en train de parler au téléphone
ouvre la fenêtre il fait chaud
ferme la porte en sortant
tu peux baisser la musique s'il te plaît
j'ai encore reçu une facture d'électricité
le facteur a laissé un message à la voisine
on part en vacances la semaine prochaine
c'est quoi le mot de passe du wifi déjà
il y a trop de monde au marché le samedi
je cherche mes clés depuis ce matin
tu sais où est la télécommande
mets ton manteau il va pleuvoir
les enfants sont chez leur grand-mère
j'ai rendez-vous chez le dentiste à quinze heures
elle m'a envoyé une photo de son chat
arrête de courir dans le couloir
va chercher ton frère à l'école
je n'ai pas compris ce que tu as dit
la mission de la sonde s'est bien passée
il a accepté le poste à Lyon
annule pas tout à cause de moi
tu peux me passer le sel
on verra bien demain
le chien veut sortir
j'ai mal au dos depuis hier
descends voir si le courrier est arrivé
monte te coucher il est tard
envoie le ballon par ici
retourne la crêpe avant qu'elle brûle
tu veux du café ou du thé
c'était mieux avant les travaux
mon profil plaît à personne sur cette application
j'aimerais bien avoir de l'aide pour le déménagement
il me faut un nouveau portefeuille en cuir
le prix de l'essence a encore augmenté
regarde la carte on est où là
elle a supprimé toutes ses photos de l'ordinateur
je vais chercher du pain et je reviens
on a gagné deux à un hier soir
la page de garde du livre est déchirée
tu as vu les annonces du gouvernement
appelle le plombier la cuisine est inondée
le service était très lent au restaurant
arrive pas en retard cette fois
c'est à qui de faire la vaisselle
j'ai lu tout le journal dans le train
il paraît que le musée est gratuit le dimanche
on s'est inscrits au yoga le mardi
la voiture est au garage jusqu'à vendredi
passe me voir quand tu as fini
dis bonjour à la dame
tu continues tout droit et après tu tournes à gauche
ça suffit maintenant rangez vos chambres
le calendrier de la cuisine est encore sur novembre
ils proposent un menu à douze euros
je te confirme pour demain midi
l'accueil de l'hôtel ferme à minuit
`;
