import type { GroupLexicon } from "./lexicon.ts";

/** Home, garden and animals. */
export const homeLexicon: GroupLexicon<
  | "tonte-de-pelouse"
  | "taille-de-haies"
  | "potager-et-plantations"
  | "menage-regulier"
  | "nettoyage-de-vitres"
  | "remise-en-etat"
  | "promenade-de-chiens"
  | "visite-a-domicile"
  | "montage-de-meubles"
  | "peinture"
  | "fixations-et-etageres"
  | "plomberie"
  | "electricite"
  | "serrurerie"
> = {
  "tonte-de-pelouse": {
    sure: "tondre tond tonds tonde tondu tondue tonte pelouse gazon tondeuse tondeur débroussailler débroussaillage débroussailleuse débroussaillement désherber désherbage désherbant faucher fauchage friche ronce herbe herbage broussaille jungle chiendent fougère scarifier scarification motoculteur rotofil coupe-bordure prairie",
    likely: "jardinier jardin jardinage terrain entretien+jardin paysagiste pissenlit mousse+jardin orties",
    together:
      "herbe|pelouse|gazon+couper|haut|haute|tailler|pousser|passer herbe+mauvaise|arracher|enlever jardin|terrain+nettoyer|entretenir|entretien|défricher|propre|sauvage|abandon|envahir ramasser+feuille+jardin feuilles+mortes robot+tondeuse",
  },
  "taille-de-haies": {
    sure: "haie thuya tuya laurier laurière élaguer élagage élagueur arbuste cyprès taille-haie bambou leylandii troène troènes branche étêter débiter abattage bûcheron tronçonneuse glycine lierre arbre fendre souche dessoucher dessouchage rogner rabattre branchage charmille buis pyracantha photinia",
    likely:
      "olivier cerisier pommier prunier sapin chêne bouleau saule platane figuier tilleul tailler taille rosier abattre mûrier",
    together:
      "tailler|taille|couper|élaguer|abattre|dépasser+haie|arbre|arbuste|branche|rosier|fruitier|jardin|vigne couper|fendre|débiter+bois|bûche|stère dépasser|déborder+voisin|voisine",
  },
  "potager-et-plantations": {
    sure: "potager planter plantation semer semis arroser arrosage bêcher bêchage rempoter rempotage repiquer compost composter composteur bouture massif terreau tomate salade courgette radis fraisier framboisier plant jardinière bulbe tulipe géranium gazon+rouleau bouturer pailler paillage biner binage sarcler serre permaculture oya pelargonium lavande hortensia plate-bande vivace",
    likely:
      "plante fleur légume terre jardin jardinier jardinage aromatique balcon rosier fruitier bêche pot",
    together:
      "planter|plante|replanter+arbre|olivier|cerisier|pommier|prunier|sapin|figuier|haie|rosier|fruitier|fleur|bulbe|balcon|gazon|salade|légume|tomate arroser+plante|jardin|fleur|absence|vacances plante+entretenir|entretien|soigner|arroser|mourir|balcon|absence gazon|pelouse+rouleau|semer|dérouler carré+potager retourner|préparer|bêcher+terre massif+fleur fleurir+balcon|terrasse|jardin",
  },
  "menage-regulier": {
    sure: "ménage ménager ménagère repassage repasser lessive serpillière serpillère aspirateur vaisselle poussière dépoussiérer balayer bonniche repasseuse nettoyeuse technicienne+surface plumeau fée+logis linge chemises",
    likely:
      "nettoyer nettoyage propreté propre pressing ranger+maison draps rangement laver récurer astiquer javel",
    together:
      "femme|homme|aide|dame|heure|fille+ménage nettoyer|laver|entretenir|entretien|propre|propreté|récurer+maison|appart|appartement|bureau|local|sol|studio|salle_bain|chambre|logement|cuisine|airbnb|gîte|intérieur|chez|sdb|locaux passer|aspirer+aspirateur|balai laver|plier|repasser|étendre+linge|drap|chemise nettoyer+wc|toilettes|frigo|four|salle changer+draps|lits agent+entretien",
  },
  "nettoyage-de-vitres": {
    sure: "vitre vitrier laveur carreau vitrerie vitrine raclette baie véranda",
    likely: "fenêtre velux vitrage miroir+nettoyer verrière",
    together:
      "laver|lavage|nettoyer|nettoyage|faire|sale|propre|astiquer|trace|nickel+vitre|fenêtre|carreau|velux|baie|véranda|vitrine|verrière|vitrage",
  },
  "remise-en-etat": {
    sure: "débarras débarrasser débarrasseur désencombrer désencombrement succession diogène karcher démoussage démousser shampouineuse insalubre décrassage décrasser nettoyage+chantier dégraisser moquette détachage hotte détacher défunt",
    likely:
      "grenier cave cellier chantier terrasse façade canapé+nettoyer tapis bazar syndrome moisissure moisi matelas+nettoyer crasse vider",
    together:
      "vider|débarrasser|nettoyer|trier|ranger|désencombrer|bazar+cave|grenier|garage|maison|cellier|appartement|box|débarras|dépendance|abri|cabanon nettoyer|nettoyage|ménage|grand|gros|remise|remettre+chantier|travaux|lieux|sinistre|locataire|incendie|inondation|printemps|déménagement nettoyer|laver|shampouiner|nettoyage|détacher|haute+canapé|tapis|moquette|matelas|terrasse|façade|hotte|toiture|toit|allée|dalle|piscine|muret|sofa|fauteuil|tombe|voiture|caravane haute+pression nettoyer+fond état+lieux grand+ménage gros+ménage ménage+printemps remise+état fin+bail",
  },
  "promenade-de-chiens": {
    sure: "promener promeneur promeneuse balader dogsitter dog canin toutou clebs laisse chiot chien chienne labrador caniche bouledogue berger teckel husky york yorkshire golden cocker beagle chihuahua dressage dresser éducateur+canin médor wouaf",
    likely: "promenade balade sortir pipi",
    together:
      "promener|sortir|balader|promenade|balade|courir|marcher|dresser|éduquer|tour|défouler|éducation+chien|chienne|labrador|toutou|animal|chiot|berger|clebs|husky|caniche|teckel|médor",
  },
  "visite-a-domicile": {
    sure: "catsitter cat petsitter pet pet-sitter litière hamster perruche perroquet aquarium félin chat chatte chaton minou matou lapin poule poulailler canari tortue serpent furet cochon+inde poisson oiseau lapins poney croquettes gamelle nac",
    likely: "animal animaux nourrir garder gardien bête",
    together:
      "garder|nourrir|garde|visite|passer|soigner|surveiller|occuper|gardien|gardienne|manger|venir|absence|vacances+chat|chatte|lapin|poule|poisson|animal|animaux|bête|oiseau|chaton|perroquet|tortue|minou|hamster|cheval garder|garde|vacances|pension|absence|week|surveiller|gardien|nuit+chien|chienne|chiens|labrador|toutou|chiot|york|caniche visite+domicile",
  },
  "montage-de-meubles": {
    sure: "montage+meuble monteur+meuble ikea conforama kallax billy pax malm kit visser vissage notice+meuble remonter+meuble assemblage",
    likely:
      "assembler meuble armoire commode bibliothèque dressing lit+superposé étagère+kit abri+jardin démonter notice pergola cabane trampoline",
    together:
      "monter|montage|assembler|remonter|démonter|assemblage|montée|monteur|construire+meuble|armoire|lit|commode|bureau|cuisine|dressing|bibliothèque|placard|table|chaise|buffet|canapé|étagère|kit|berceau|abri|cabane|pergola|trampoline|chalet|vitrine|penderie|caisson|console|kallax|balançoire|tonnelle|cabanon|barbecue|vélo|tiroir|portique|mezzanine|ikea|salon acheter+ikea|kit+monter meuble+réparer|bancal|tiroir cuisine+ikea|équipée|kit poser|installer+cuisine plan+travail",
  },
  peinture: {
    sure: "peindre peint peints repeindre repeint peintre lasure lasurer papier+peint tapisser tapisserie tapissier enduit enduire crépi ponçage poncer ripolin glycéro boiserie badigeonner vernir vernis rafraîchir+mur décoller+papier placo ravalement toile+verre",
    likely: "peinture plafond façade volet mur rafraîchir pinceau rouleau+mur fissure",
    together:
      "peindre|repeindre|peinture|rafraîchir|refaire|lessiver|couche|blanc|coup|rénover+chambre|salon|mur|plafond|volet|portail|couloir|cuisine|façade|appart|appartement|maison|radiateur|meuble|escalier|pièce|boiserie|porte|cage|barrière|entrée|bureau|grille|clôture reboucher+trou|fissure décoller|poser|coller+papier|tapisserie",
  },
  "fixations-et-etageres": {
    sure: "fixer fixation accrocher étagère tringle rideau percer perceuse cimaise patère crochet cheville vidéoprojecteur porte-manteau store voilage équerre suspendre accrochage tasseau pendre+cadre barre+rideau barre+appui visseuse bricoleur bricolage bricoler",
    likely:
      "tableau+mur miroir cadre poser support mural suspension+mur placard tablette+mur moustiquaire hamac",
    together:
      "fixer|accrocher|poser|installer|percer|mettre|suspendre|pose|accroche|support|monter+étagère|tringle|rideau|tableau|miroir|cadre|télé|tv|mur|store|barre|écran|patère|hotte|moustiquaire|placo|béton|trou|télévision|support|horloge|pendule|hamac|sèche-serviette|barrière|plinthe télé|tv|écran|télévision+mur|murale|mural|accrocher|fixer percer|trou|trous+mur|béton|placo étagère+mur|murale|mur petits+travaux petit+bricolage homme+faire petits+bricolages",
  },
  plomberie: {
    sure: "plombier plombière plomberie évier lavabo robinet robinetterie wc chiotte chiottes siphon mitigeur chauffe-eau cumulus chaudière tuyau tuyauterie canalisation déboucher débouchage fuite fuir fuit baignoire bidet vidange+douche chasse+eau dégât+eaux lave-linge+brancher ballon+eau radiateur+fuir goutter calcaire furet+bouché flotteur mélangeur pommeau bonde détartrer sanibroyeur égout fosse vasque gogues gogue inondé inonder joint chauffagiste",
    likely:
      "toilettes toilette douche bouché bouchée bouchon goutte déborder inondation compteur+eau lave-vaisselle lave-linge machine+laver radiateur chauffage pression eau robinet refoule",
    together:
      "eau+chaude|fuite|fuir|couler|compteur|pression|arrivée|coupée|froide|robinet|chauffe|dégât|ballon|chasse|goutter|inonder|plafond|infiltration|infiltrer odeur+égout toilettes|wc|évier|lavabo|douche|baignoire+bouché|boucher|bouchée|fuir|fuite|couler|changer|poser|installer|débouchage|déboucher|réparer|casser|déborder|vider|évacuer|joint|refaire|silicone brancher|raccorder|installer|raccordement|branchement+lave-vaisselle|vaisselle|lave-linge|laver|machine|linge machine+laver+brancher|fuir|installer joint+silicone|douche|baignoire salle+bain+fuite radiateur|radiateurs+purger|fuir|froid|bruit purger chaudière+panne|entretien|panne",
  },
  electricite: {
    sure: "électricien électricienne électricité électrique disjoncteur interrupteur plafonnier lustre luminaire ampoule court-circuit fusible vmc interphone sonnette prise lampe spot éclairage néon applique va-et-vient disjoncter différentiel visiophone domino plombs guirlande+électrique dismatic linky halogène court-jus",
    likely:
      "courant jus lumière tableau+électrique câble fil volet+roulant radiateur+électrique panne+courant radiateur coupure suspension variateur câblage portail+électrique borne ventilateur",
    together:
      "refaire|installer|rénover|mise|normes+électricité|électrique courant|jus|lumière+plus|panne|couper|coupure|problème|revenir|saute|sauter|cuisine|installer|clignoter plombs|disjoncteur|compteur+sauter|saute|sautent tableau+électrique|remplacer|normes|neuf volet+roulant|électrique|moteur|coincé mise+normes borne+recharge plaque|four|induction+brancher|installer|raccorder|branchement|pose poser|installer|changer|brancher+lustre|lampe|prise|applique|spot|plafonnier|ampoule|suspension|luminaire|ventilateur|détecteur|radiateur prendre|odeur+brûlé|prise",
  },
  serrurerie: {
    sure: "serrurier serrurière serrurerie serrure verrou barillet gâche cadenas cylindre claquer+porte blindée blinder clef clé+perdre clé+cassée poignée crocheter digicode loquet double+clé clé judas enfermé enfermée enfermer coffre-fort",
    likely: "porte coffre boîte+lettres claqué claquée cambriolage bloquée coincée cambrioler trousseau",
    together:
      "porte+claquer|claquée|bloquer|coincée|bloquée|ouvrir|blindée|fermer|rentrer|forcer|forcée|dehors|enfermé|verrouiller|poignée|grincer|entrée|coincer|serrure clé|clef+perdre|perdu|casser|intérieur|coincer|coincé|oublier|oublié|dedans|double|voler|refaire|bloquée|tourner|reproduire|porte boîte+lettres+clé|serrure|ouvrir rentrer+porte|clé|clef sortir|dehors+enfermé|clé|bloquer",
  },
};
