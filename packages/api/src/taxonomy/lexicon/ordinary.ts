import { tokensOf } from "./forms.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(tokensOf(text));

/** State that something is needed, when, how much and for whom: neither for a service nor against one. */
export const neutralTerms = setOf(
  `a ai as au aux avec avoir avez avons besoin bsn besoins c ce cet cette ces cela ça changer chercher cherche cherchons d dans de des du deux
  elle elles en entre est et étais était être eu faire fait fais faite faites faut fo fodrait faudrait il ils j je jé jai g gt j’aimerais aimerais aimerait
  kelkun kelqu1 quelquun qqn qlq qqun qqch qq qlqn l la le les leur leurs lui m ma me mes moi mon mn n ne nos notre nous on ont ou où par pas pe peu pe petit petite petits petites
  plus pour pr pendant peut peux pouvez pourriez pouvoir pourrait puis qu que quelqu quelque quelques quelquun qui quoi recherche rech recherchons s sa sans se ses si
  son sont sur sous suis t ta te tes ton toi tout toute tous toutes trop très trouver trouve tu un une uns urgent urgence urgente vos votre vous venir vienne vient voudrais voudrait vouloir veut veux voulons y
  svp stp merci bonjour bonsoir salut coucou hello slt bjr quand comme comment combien aider aide aidez aiderait savoir sait sais aussi bien mal mieux vite rapide rapidement maintenant
  aujourd hui demain après avant hier matin midi soir soirée après-midi aprem nuit jour jours journée semaine semaines mois an ans année années heure heures h week end weekend we
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre été hiver printemps automne vacances
  noël rentrée un deux trois quatre cinq six sept huit neuf dix vingt cent premier dernière dernier prochain prochaine toujours encore déjà depuis jusqu jusque chaque
  grand grande grands grandes gros grosse grosses vieux vieille vieilles vieil nouveau nouvelle nouveaux nouvel neuf neuve joli jolie beau belle bon bonne simple rapide
  cher chère prix tarif euros euro pas moins max sérieux sérieuse sérieusement compétent dispo disponible confiance recommandé professionnel pro expérimenté qualifié motivé
  chez domicile maison appart appartement appartements logement chambre salon cuisine étage studio quartier ville village près autour proche coin rue ici là loin
  mari femme homme dame monsieur personne personnes gens fille fils fille garçon frère soeur sœur mère père maman papa mamie papi grand-mère grand-père tante oncle parents parent copain copine amie ami amis voisin voisine enfant enfants bébé ado
  m2 mètres mètre kg km cm m kilos fois peu beaucoup plusieurs paire truc machin chose choses problème souci soucis pb urgent mais donc car alors parce sinon non oui ok
  presque juste seul seule seuls seulement ensemble part lieu cas doit dois doivent faudra va vais aller allez vont venez aurais aurait serait sera soit voici voilà cherchais quel quelle quels quelles
  marche marchent fonctionne plaît conseil conseiller conseils contre rien jamais entier entière complet complète genre besoin service services prestation prestataire artisan jobber jobbeur intervention intervenir`,
);

/** State something else than a service: what is bought, sold, let, known, played or watched. */
export const elsewhereTerms = setOf(
  `acheter achat vendre vends vente     occasion météo temps recette recettes résultat résultats match matchs score horaire horaires billet billets vol vols avion train tgv sncf
  hôtel hotels séjour voyage croisière bitcoin bourse crypto action actions taux crédit prêt rachat immobilier immo t1 t2 t3 t4 t5 f3 f4 président élection élections ministre guerre capitale définition synonyme
  streaming gratuit gratuite torrent série séries netflix cinéma horreur rencontre rencontres célibataire sexe porno escort loto euromillions tiercé pari  sportifs
  tatouage chirurgien chirurgie avocat notaire divorce psychiatre pharmacien numéro numero banque actualité actu actualités infos journal
  horoscope astrologie voyance voyant cartomancie drogue cannabis weed arme pistolet bombe pirater wikipedia  meteo paroles chanson lyrics blague blagues devinette
  promo promos soldes remboursement essence gazole carburant kebab tacos burger snack discothèque
  maçon maçonnerie couvreur charpentier carreleur terrassement vétérinaire psychologue psy ostéopathe ostéo coiffeur coiffeuse coiffure barbier manucure épilation esthéticienne mécanicien
  pneu pneus embrayage garagiste prothèse greffe cancer symptôme symptômes maladie lentilles
  poème poèmes poésie citation citations proverbe règles tarot belote échecs sudoku énigme quiz élections législatives sénateur député mondial olympiques
  définitions convertisseur calculatrice gps itinéraire population superficie altitude  record
  fusée lune mars planète astronaute galaxie dinosaure amour aime sens dieu football foot psg om ligue rugby jo jeux jeu console ps5 xbox fortnite minecraft
  meilleur meilleure meilleurs top  salaire salaires gagner gagne devenir race races adopter adoption collection musée musées exposition expo nourriture pâques ramadan
  covid grippe fièvre symptome habitation solaire photovoltaïque enterrée extension ardoise tuile zinc tatoueur tatoueuse  réserver réservation  
   célèbre célébrité  auteur wiki forum signification origine étymologie  rhume toux gogh picasso
   inflation pib  timbre loterie casino poker bingo sonnerie wallpaper télécharger download  crack
  pokemon mario zelda  harry potter marvel disney mbappé messi ronaldo macron trump poutine`,
);

/** Everyday terms that are no misspelling of another. */
export const ordinaryTerms = setOf(
  `pomme pommes homme hommes femme mère mer terre guerre verre verres vert verte rouge bleu blanc noir jaune rose gris bois fer air feu ciel soleil lune mer montagne plage ville pays monde
  france paris lyon marseille toulouse nice nantes lille bordeaux rennes strasbourg montpellier europe afrique amérique chine russie japon espagne italie histoire guerre paix roi reine
  content contente triste heureux fatigué faim soif froid chaud froide chaude sommeil peur colère envie idée idées mot mots nom question questions réponse réponses penser pense crois croire
  voir vois vu regarder regarde entendre dire dit parler parle boire mange manger dormir dort rêve rêver vivre vivent mourir naître aimer adore déteste jouer joue gagner gagne perdre sauter
  argent banane orange citron poire fraise cerise fromage pain beurre lait viande poulet boeuf porc riz pâte pâtes soupe sel sucre poivre huile vinaigre tarte tartes pizza pizzas
  lecteur acteur auteur chanson film livre livres page pages image images couleur couleurs nombre nombres chiffre chiffres lettre compte carte cartes point points ligne lignes
  rapide lent haut bas long court large mince gros plein vide facile difficile vrai faux possible impossible important meilleur pire même autre autres certain certains
  dollar dollars salaire prix valeur marché bourse cours course monnaie avenir passé présent vérité mensonge liberté justice loi droit devoir police pompier soldat armée
  traverser nager voler marcher monter descendre tomber lever asseoir rester partir arriver revenir entrer penser savoir connaître comprendre répondre demander donner recevoir rendre
  oiseau cheval vache cochon mouton loup ours lion tigre éléphant singe souris rat fourmi abeille mouche araignée requin baleine dauphin pingouin licorne
  nuage pluie neige vent orage tempête désert forêt rivière lac océan atlantique pacifique île volcan étoile étoiles planète galaxie univers espace temps
  texte phrase verbe sujet adjectif adverbe virgule musée théâtre château église cathédrale pont tour place gare bus métro tram bateau route pont
  date dates test tests tête têtes pied pieds main mains doigt nez bouche oreille oeil yeux cheveux coeur cœur corps sang os peau gorge genou  estomac foie cerveau
  changement changements tromper trompe tromperie trompé carrelage carreler poutre plancher parquet béton brique ciment sable plâtre toit charpente gouttière cheminée
  piscine piscines enterrer court tennis  équipe joueur gagnant victoire défaite arbitre stade olympique médaille
  chose  race espèce espèces nature  climat saison saisons degré degrés mardi
  minute minutes seconde secondes siècle époque moment moments instant hasard chance malchance destin bonheur malheur joie tristesse sourire rire pleurer larme larmes
  mariée marié époux épouse couple famille cousin cousine neveu nièce ancêtre  prénom prénoms génération enfance jeunesse vieillesse
  rendez choisir choix finir fini commencer début fin suite milieu centre bord côté haute basse droite gauche devant derrière dessus dessous dedans dehors partout
  pourquoi puisque lorsque tandis malgré selon parmi envers hormis sauf jadis naguère bientôt parfois souvent rarement surtout plutôt presque environ
   bruit bruits silence voix cri son sons  ombre  lueur flamme fumée cendre glace vapeur 
   autoroute péage radar accident  volant moteur frein essieu carrosserie portière  capot phare
  patron patronne  employé ouvrier directeur ministre maire sénateur roi prince princesse duc comte baron chevalier
    panneau panneaux poteau barreau   drapeau chapeau manteau   bateau château
  tissu laine coton soie cuir jean pantalon chemise robe jupe veste chaussure chaussures basket bottes gant gants bonnet écharpe pull
  conte fable légende mythe héros monstre fantôme sorcière sorcier fée lutin ogre géant nain vampire zombie robot
  science  atome molécule énergie électron lumière gravité masse force vitesse chaleur température 
  politique société économie culture religion philosophie art littérature cinéma théâtre  opéra
   vin rouge rosé champagne whisky vodka café thé  lait  sirop soda
   tigre panthère zèbre girafe hippopotame crocodile kangourou koala panda renard blaireau hérisson écureuil castor
  merveille merveilleux magnifique horrible affreux laid moche sympa gentil méchant drôle bizarre étrange normal spécial général
  penses dites disent disait croyait voulait pouvait venait allait faisait mettait prenait tenait savait`,
);
