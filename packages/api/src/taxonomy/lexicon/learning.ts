import type { GroupLexicon } from "./lexicon.ts";

/** Lessons, advice and computing. */
export const learningLexicon: GroupLexicon<
  | "aide-aux-devoirs"
  | "mathematiques"
  | "langues"
  | "recherche-d-emploi"
  | "sport-et-bien-etre"
  | "bureautique"
  | "conversation-en-langue"
  | "depannage-d-ordinateur"
  | "installation-et-reseau"
  | "creation-de-site"
  | "mise-a-jour"
  | "smartphone-et-tablette"
  | "photos-et-sauvegardes"
> = {
  "aide-aux-devoirs": {
    sure: "devoir devoirs soutien+scolaire collégien lycéen cp ce1 ce2 cm1 cm2 brevet dyslexie dyslexique tutorat répétiteur école+sortie garde+enfant babysitter baby-sitter baby+sitting nounou baby-sitting babysitting dyspraxique primaire scolaire sortie+école révision physique chimie philo svt dictée histoire-géo méthodologie périscolaire physique-chimie nourrice",
    likely:
      "leçon école collège lycée élève tuteur lire+apprendre enfant+garder bac étudiant français matière réviser garder+bébé sixième 6eme 5eme 4eme 3eme conjugaison terminale orthophonie seconde première",
    together:
      "devoir|devoirs|soutien|aide|aider|cours|réviser|révisions|prof|suivi|accompagnement|étude|difficulté|décrocher|galère|retard|apprendre|révision|remise+cp|ce1|ce2|cm1|cm2|collège|lycée|primaire|scolaire|école|fils|fille|brevet|français|physique|chimie|svt|histoire|bac|6eme|5eme|4eme|3eme|seconde|première|terminale|philo|lire|lecture|géographie|bio|dictée|collégien|sixième|cinquième|quatrième|troisième|gamin|matières|latin garder|garde|chercher|récupérer|surveiller|emmener|nounou|occuper+enfant|enfants|école|bébé|petits|crèche|bout|gosses|jumeaux|fille|fils|gamins|maternelle|petit-fils sortie+école|crèche",
  },
  mathematiques: {
    sure: "mathématique mathématiques maths math algèbre géométrie fraction équation théorème calcul arithmétique probabilité statistiques trigonométrie trigo multiplication intégrale matheux logarithme pythagore thalès dérivée pourcentage matrices",
    likely: "prépa bac analyse statistique calculer",
    together:
      "maths|math|mathématiques+cours|prof|soutien|bac|prépa|niveau|brevet|terminale|aide|seconde|3eme|4eme|6eme|5eme|lycée|collège|devoir|exercice|première|étudiant|particulier|fac|remise|fils|fille|licence tables+multiplication",
  },
  langues: {
    sure: "anglais espagnol allemand italien portugais chinois japonais arabe russe toeic toefl fle vocabulaire linguistique néerlandais ielts mandarin coréen polonais breton occitan langue turc hébreu grec latin cambridge suédois catalan lsf",
    likely: "langue+signes grammaire étrangère corse",
    together:
      "cours|apprendre|prof|professeur|leçon|niveau|préparer|débuter|débutant|réviser|progresser|soutien|toeic|bac|apprend|enseigner|remise|examen+anglais|espagnol|allemand|italien|portugais|chinois|japonais|arabe|russe|langue|fle|vocabulaire|coréen|grec|français_étranger|turc|polonais|toeic|toefl|néerlandais|breton langue+signes français+étranger",
  },
  "recherche-d-emploi": {
    sure: "cv lettre+motivation entretien+embauche recruteur candidature reconversion carrière bilan+compétences orientation alternance embauche curriculum employeur+trouver recherche+emploi linkedin+profil stage+trouver oral+concours vae parcoursup+orientation recrutement coach+emploi",
    likely:
      "emploi travail entretien stage motivation boulot job coach+professionnel taf salaire+négocier apprentissage",
    together:
      "refaire|trouver|chercher|préparer|lettre|entretien|améliorer|rédiger|aide|simulation|postuler|coach|conseil|décrocher|mettre|moderniser|simuler|changer|rechercher|reprendre|conseiller|évoluer|écrire+cv|motivation|emploi|embauche|stage|travail|boulot|job|alternance|linkedin|recrutement|taf|métier|carrière|orientation|entretien_embauche|candidature|voie|apprentissage|concours lettre+motivation bilan+compétence|compétences changer+métier|boulot|voie|vie+professionnelle",
  },
  "sport-et-bien-etre": {
    sure: "sportif sportive sport musculation yoga gym massage masser pilates fitness running nutrition nutritionniste diététique diététicienne sophrologie sophrologue méditation masseur masseuse boxe natation nager tennis relaxation maigrir mincir abdos cardio zumba stretching reiki réflexologie hypnose marathon muscu crossfit dos+mal qi+gong relaxer méditer danse danser+apprendre kilos+perdre coach+forme naturopathe remise+forme aquagym salsa golf krav escrime stress karaté équitation ski escalade surf judo vélo+apprendre",
    likely:
      "coach poids forme bien-être kilos gymnastique bien+être détente courir coaching muscler étirements",
    together:
      "perdre|prendre+poids|kilo|kilos|kg|ventre|muscle remise|remettre|retrouver|garder+forme coach|cours|prof|séance|préparation|programme|apprendre+sport|yoga|sportif|fitness|gym|musculation|running|natation|boxe|tennis|pilates|nager|danse|méditer|méditation|marathon|danser|zumba|golf|salsa|vélo|domicile|perso|personnel|physique mal|masser|massage+dos|épaules|jambes|relaxant|bébé arrêter+fumer préparer+marathon|semi|triathlon gérer+stress faire+sport",
  },
  bureautique: {
    sure: "excel word powerpoint tableur bureautique publipostage libreoffice dactylo+apprendre google+docs traitement+texte pack+office outlook access initiation+informatique macros macro sheets office tcd vba",
    likely:
      "formation informatique+apprendre gmail clavier débutant+ordinateur ordinateur+apprendre souris diaporama+powerpoint formule",
    together:
      "apprendre|formation|cours|initiation|débutant|former|maîtriser|formateur|savoir|utiliser|progresser|servir|débuter|prof|perfectionner|tutoriel|expliquer|remise+excel|word|powerpoint|ordinateur|informatique|bureautique|clavier|tableur|gmail|pc|outlook|souris|ordi|mail|mails|mac|access|office|windows|photoshop|tableau formule|tableau+croisé|excel|dynamique cours+informatique tableau+croisé",
  },
  "conversation-en-langue": {
    sure: "conversation tandem tandem+linguistique bavarder+anglais natif native parler+anglais accent discuter+anglais converser bilingue speaking papoter oral+anglais langue+pratiquer anglophone hispanophone germanophone",
    likely: "parler oral discuter pratiquer prononciation bavarder fluide échanger",
    together:
      "parler|pratiquer|conversation|discuter|oral|bavarder|prononciation|accent|converser|échanger|natif|papoter|dialoguer|entretenir|tchatcher|native|bilingue|fluide|aise+anglais|espagnol|italien|allemand|portugais|arabe|langue|chinois|français|japonais|russe|coréen|natif|anglaise|espagnole|italienne|allemande",
  },
  "depannage-d-ordinateur": {
    sure: "ordinateur pc ordi virus windows bug informaticien écran+bleu macbook formater mac+lent disque+dur+mort imac réparer+ordi informatique ram ssd antivirus malware piraté+ordinateur dépannage+informatique planter+ordi boot bios chromebook tour+gamer laptop rançongiciel",
    likely:
      "mac ramer lent clavier planter buguer batterie dépanner données+perdu portable+écran réparateur dépannage bugger buggé",
    together:
      "réparer|lent|ramer|panne|virus|planter|allumer|écran|démarrer|dépanner|formater|bug|bugger|bruit|chauffer|réinstaller|nettoyer|éteindre|changer|batterie|marcher|fonctionner|dépannage|accélérer|renverser|mort|freeze|mise|boîte|booster|monter|message|cassé+ordinateur|pc|ordi|mac|windows|portable_pc|macbook|informatique|laptop|clavier_pc|disque|windows récupérer|perdre|perdu+données|fichier|fichiers|disque_dur disque+dur+mort|mort|lire|casser|récupérer écran+bleu|noir+ordi monter+pc|ordinateur ordi|pc|ordinateur+allumer|allume|plus",
  },
  "installation-et-reseau": {
    sure: "wifi wi-fi wi box livebox freebox routeur répéteur ethernet nas domotique imprimante décodeur fibre rj45 alarme caméra+surveillance caméra enceinte+connectée bbox connecté+maison modem chromecast antenne parabole sonos vidéosurveillance thermostat home-cinéma alexa tnt barre+son",
    likely:
      "internet réseau brancher configurer télé connexion installer+télé connectée logiciel+installer installer télévision tv",
    together:
      "installer|brancher|configurer|régler|connecter|marcher|problème|paramétrer|capter|couper|lent|raccorder|installation|mise|améliorer|imprimer|poser|relier|rame|ramer|reconnaître|fonctionner|détecter|déconnecter|réparer|étendre+box|wifi|imprimante|internet|télé|réseau|fibre|décodeur|alarme|caméra|enceinte|tv|connexion|télévision|home|console|antenne|connecté|ethernet|domotique|logiciel|livebox|parabole|netflix|chaînes|répéteur|smart connexion|internet+lente|coupe|plus",
  },
  "creation-de-site": {
    sure: "wordpress+créer développeur développeuse webdesigner webmaster shopify prestashop wix e-commerce site+créer landing boutique+ligne woocommerce appli+créer application+mobile nom+domaine site+vitrine ecommerce webflow programmeur codeur react php html squarespace front-end",
    likely: "site web internet appli application wordpress programmer portfolio développer domaine",
    together:
      "créer|faire|création|développer|monter|lancer|construire|coder|réaliser|nouveau|développeur|concevoir|vendre|ouvrir|programmer|avoir+site|web|appli|application|boutique|ecommerce|page_web|blog|portfolio|plateforme|eshop|chatbot site+internet|vitrine|resto|restaurant|artisan|e-commerce|marchand|vente|association|club|mariage+créer|réservation boutique+ligne vendre+ligne",
  },
  "mise-a-jour": {
    sure: "webmestre refonte plugin hébergement maintenance+site mise+jour site+modifier site+pirater site+piraté maintenance rgpd ssl https migration mettre+jour",
    likely: "site+lent modifier+site site+jour wordpress référencement+site cms moderniser bandeau+cookies",
    together:
      "changer|modifier|ajouter|corriger|actualiser|remplacer+texte|photo|page|prix|tarif|menu|horaire|adresse|contenu+site|web bug|erreur|problème|panne+site corriger|réparer+bug|erreur+site page|rubrique|photo|texte+ajouter|rajouter|changer|modifier+site mettre|maintenance|modifier|rajouter|refonte|ajouter|refaire|pirater|piraté|jour|corriger|changer|hacké|améliorer|sécuriser|moderniser|migrer|rafraîchir|mise|réparer|lent|lente|bugger|actualiser|héberger|plante|responsive|planter|afficher|hébergement|sauvegarder|supprimer|mettre_jour|update|erreur|entretenir|accélérer+site|wordpress|web|page|boutique_ligne|prestashop|plugin|eshop",
  },
  "smartphone-et-tablette": {
    sure: "smartphone tablette iphone android whatsapp ipad samsung appli+expliquer facetime sms doctolib téléphone+écran gsm téléphone tel huawei xiaomi franceconnect mobile+apprendre portable+téléphone visio apple+id skype zoom messenger",
    likely: "portable appli application senior+numérique écran+cassé batterie+téléphone tél applications",
    together:
      "expliquer|apprendre|aide|servir|utiliser|réparer|paramétrer|écran|changer|configurer|casser|batterie|débloquer|bug|bloqué|montrer|installer|comprendre|régler|panne|réinitialiser|charger|tomber|utilisation|transférer_contacts|appeler+téléphone|tel|tél|iphone|smartphone|tablette|ipad|samsung|portable|android|whatsapp|appli|gsm|application|doctolib|mobile|visio|franceconnect|sms écran+iphone|téléphone|tel|samsung|portable",
  },
  "photos-et-sauvegardes": {
    sure: "icloud cloud vhs diapositive négatif diapo cassette clé+usb numériser+photo sauvegarde sauvegarder album+photo scanner+photo google+drive super+8 argentique camescope super8 googlephotos dropbox usb onedrive",
    likely: "photos numériser transférer disque+dur stockage scanner numérisation albums album backup",
    together:
      "sauvegarde|sauvegarder+ordinateur|pc|ordi|téléphone|données|mac sauvegarder|numériser|transférer|trier|scanner|récupérer|stocker|classer|ranger|copier|retrouver|place|perdre|mettre|vider|libérer|sauvegarde|numérisation|convertir|organiser|perdu|restaurer|effacer|album|exporter|supprimer+photo|photos|cassette|diapo|vhs|icloud|diapositive|bobine|bobines|cloud|album|usb|disque_dur|négatif|négatifs|souvenir|cassettes|numérique|diapos|fichiers iphone+place google+drive|photos album|livre+photo|photos",
  },
};
