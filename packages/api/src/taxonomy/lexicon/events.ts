import type { GroupLexicon } from "./lexicon.ts";

/** Feasts, meals, arts and amusement. */
export const eventsLexicon: GroupLexicon<
  | "serveur-d-un-soir"
  | "barman"
  | "chef-a-domicile"
  | "patisserie-sur-mesure"
  | "anniversaires"
  | "decoration-de-salle"
  | "cours-d-instrument"
  | "animation-musicale"
  | "reportage"
  | "montage-video"
  | "magie-et-clown"
  | "ateliers-creatifs"
> = {
  "serveur-d-un-soir": {
    sure: "serveur serveuse servir serve banquet hôtesse maître+hôtel plonge plongeur débarrasser+table voiturier vestiaire majordome",
    likely: "service+table extra réception plateau cocktail+servir restauration salle vin+honneur hôte",
    together:
      "service|servir|extra|serveur|serveuse|serve|aide|personnel+table|salle|mariage|réception|soirée|buffet|plat|repas|invité|restaurant|apéro|cocktail|champagne|traiteur|verre|brasserie|vin extra+restaurant|resto|week|restauration|soir faire+plonge vin+honneur service+salle",
  },
  barman: {
    sure: "barman barmaid barmen cocktail mixologue mixologie mojito tireuse bartender mojitos spritz margarita open-bar sommelier flair punch caïpirinha",
    likely: "bar bière boisson apéro apéritif shaker rhum alcool",
    together:
      "bar|cocktail+tenir|soirée|anniversaire|mariage|mobile|préparer|faire|animation|open servir|préparer|tenir+boisson|bière|bar|cocktail|alcool tireuse+bière",
  },
  "chef-a-domicile": {
    sure: "cuisinier cuisinière cuisiner cuistot traiteur chef batch brunch paella couscous raclette+soirée sushi gastronomique méchoui plancha tajine barbecue+cuire popote repas dîner cuistance végétarien buffet+préparer lunch tapas fingerfood crêpier cochon+broche plats",
    likely:
      "cuisine plat menu barbecue diner souper déjeuner buffet manger grillade cuisson gamelle bouffe crêpes pizzaïolo",
    together:
      "buffet+froid|chaud|campagnard|sucré préparer|faire|cuisiner|cuisine|chef|mijoter|traiteur|concocter|organiser+repas|dîner|diner|plat|menu|manger|buffet|brunch|barbecue|grillade|déjeuner|bouffe|crêpes|pizza|couscous|paella|réveillon cours|apprendre+cuisine|cuisiner chef|cuisinier|cuisine+domicile|maison|chez|personne repas+famille|semaine|domicile|personne|anniversaire|mariage|noël|baptême|âgée",
  },
  "patisserie-sur-mesure": {
    sure: "gâteau pâtissier pâtissière pâtisserie cake wedding+cake macaron cupcake layer dessert tarte+commande biscuit pièce+montée entremets bûche+noël viennoiserie croquembouche chou+crème sablé brioche candy charlotte fraisier+gâteau choux boulanger",
    likely: "tarte communion sucré number design sucrerie galette pop bougies crème",
    together:
      "gâteau|cake|dessert|tarte+anniversaire|an|ans|mariage|baptême|commande|licorne|mesure|fraise|chocolat|personnalisé|communion|naissance|anniv|thème pièce+montée number+cake cake+design cup+cake candy+bar bûche+noël",
  },
  anniversaires: {
    sure: "évjf evjf evg évg baby+shower organisatrice organisateur wedding+planner baptême+organiser crémaillère pendaison+crémaillère gender+reveal noces cousinade",
    likely:
      "fête anniversaire organiser anniv surprise baptême boum goûter planner noël+organiser événement départ+retraite séminaire kermesse fiançailles communion réveillon mariage+organiser halloween",
    together:
      "organiser|préparer|organisation|planifier|organisatrice|aide|gérer|prévoir|coordonner+anniversaire|fête|baptême|mariage|anniv|boum|surprise|évjf|noces|goûter|évènement|événement|réveillon|communion|séminaire|crémaillère|retraite|enterrement|soirée|cousinade|départ enterrement+vie|garçon|fille fête|anniversaire+surprise|enfant|mari|fils|fille|ans|thème animer|animation|animateur|animatrice+goûter|anniversaire|fête|boum|anniv jour+j|coordinatrice",
  },
  "decoration-de-salle": {
    sure: "décorer décorateur décoratrice décoration déco ballon arche guirlande bouquet fleuriste centre+table bouquets floral florale drapé housse+chaise tenture papier+crépon scénographie chemin+table",
    likely: "fleurs fleuri pompons",
    together:
      "décorer|déco|décoration|installer|habiller|embellir|gonfler+salle|mariage|anniversaire|baptême|table|ballon|fête|noël|église|voiture|sapin|vitrine|baby|évènement|tente|fleur|lieu|mairie|chaise centre+table salle+fêtes|décorer fleur|fleurs|bouquet+mariage|table|mariée|église|cérémonie",
  },
  "cours-d-instrument": {
    sure: "guitare violon batterie solfège ukulélé saxophone flûte clarinette accordéon trompette harpe djembé violoncelle synthé contrebasse banjo cajon trombone chorale vocalise harmonica mandoline cithare oud percussions instrument pianiste+cours guitariste+cours éveil+musical piano coach+vocal synthétiseur vocal partition lire+partition",
    likely: "chant chanter musique basse professeur+chant percussion gratte mao",
    together:
      "cours|apprendre|prof|professeur|leçon|jouer|débuter|débutant|initiation|stage|enseigner|progresser|améliorer+guitare|piano|chant|batterie|violon|musique|solfège|basse|instrument|flûte|saxo|saxophone|chanter|gratte|harmonica|dj accorder+piano|guitare",
  },
  "animation-musicale": {
    sure: "dj louer+sono karaoké orchestre fanfare sono sonorisation deejay disc jockey saxophoniste accordéoniste chanteur chanteuse musicien musicienne pianiste groupe+musique blind playlist bal batucada mariachi violoniste guitariste gospel quatuor",
    likely:
      "concert groupe musique soirée jazz ambiance rock animer+soirée enceintes musical danser platines",
    together:
      "groupe|dj|musicien|chanteur|musique|chanteuse|pianiste|guitariste|duo|violoniste|son|saxophoniste+mariage|soirée|cérémonie|jazz|anniversaire|cocktail|concert|fête|bal|église|rock|vin|réception|baptême|boum|enterrement|live|ambiance mettre+ambiance|musique|son animer+soirée|mariage|bal|karaoké ambiance+musicale",
  },
  reportage: {
    sure: "photographe photographier photographie shooting packshot drone vidéaste caméraman cameraman portrait portraitiste book filmer grossesse+photo captation photobooth photo-reportage",
    likely:
      "photo reportage nouveau-né grossesse vidéo+mariage cliché airbnb+photo film+mariage linkedin+photo naissance",
    together:
      "photo|photos|shooting|photographe|portrait|séance|reportage|cliché|prendre+mariage|grossesse|bébé|nouveau|naissance|famille|appart|produit|airbnb|cv|portrait|pro|baptême|couple|professionnel|maison|linkedin|identité|enceinte|annonce|événement|fiançailles|immobilier|plat|bijou|restaurant|anniversaire|entreprise|équipe|corporate|soirée|chien|beau filmer|vidéo|film|caméra|captation|tourner|drone+mariage|événement|spectacle|soirée|conférence|baptême|concert|clip|anniversaire|interview|drone séance+photo prendre+photo",
  },
  "montage-video": {
    sure: "monteur+vidéo montage+vidéo rush rushs étalonnage sous-titre sous-titrer sous-titrage after+effects première+pro premiere générique court-métrage vlog podcast youtubeur capcut davinci",
    likely:
      "vidéo film clip youtube sous+titre court+métrage couper+film aftermovie reel bande+son caméscope gopro",
    together:
      "monter|montage|couper|monteur|monteuse|éditer|assembler|truquer|bout|raccourcir|compiler|diaporama+vidéo|film|clip|rush|youtube|reel|reels|podcast|gopro|souvenir|bande|court|tiktok|twitch sous+titre|titrer diaporama+musique|photo|mariage|retraite|anniversaire vidéo+youtube|vacances|chaîne nettoyer+audio|son",
  },
  "magie-et-clown": {
    sure: "magicien magicienne magie clown père+noël+arbre prestidigitateur mentaliste marionnette jongleur mascotte conteur conteuse père+noël sculpteur+ballon maquillage+enfant maquilleuse+enfant ventriloque guignol échassier cracheur+feu mime hypnotiseur princesse illusionniste prestidigitation bulles+savon marionnettiste saint+nicolas jonglage",
    likely: "spectacle maquillage tour+magie animation+enfant cirque noël père",
    together:
      "spectacle|animation|magie|tour|tours|maquillage|animateur|animatrice|maquilleuse|show|conte+enfant|enfants|anniversaire|école|noël|kermesse|ans|halloween|gamin|mariage|carnaval|crèche|gosse sculpture|sculpteur|sculpter+ballon|ballons",
  },
  "ateliers-creatifs": {
    sure: "atelier origami slime poterie scrapbooking pâte+modeler pâte+sel loisir+créatif perle centre+aéré couture+cours céramique aquarelle tricot crochet+apprendre créatif créative macramé coloriage argile broderie coudre collage+enfant mercredis",
    likely:
      "dessin couture dessiner occuper animatrice peinture+enfant bricolage+enfant activité manuel manuelle tricoter activités",
    together:
      "activité|travaux+manuel|manuelle|manuels cours|atelier|apprendre|stage|initiation+peinture|peindre|dessin|cuisine_enfant atelier+cuisine cours+peinture atelier|activité|cours|initiation|apprendre|occuper|stage|animer+peinture|enfant|dessin|couture|poterie|cuisine_enfant|bricolage|mercredi|créatif|manuelle|bijou|dessiner|gamin|coudre|tricot|tricoter|gosse|aquarelle|peindre|bougie|argile|minot occuper+enfant|enfants|gamin|gamins|gosse|mercredi|vacances bricolage|peinture+enfant|enfants|gamins|gosse",
  },
};
