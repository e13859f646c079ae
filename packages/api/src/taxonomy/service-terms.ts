import type { SubcategorySlug } from "./taxonomy.ts";

/** What people declare when they need a service, besides its own name: verbs and things, in any form; a search brings them to their stems. */
export const serviceTerms: Readonly<Record<SubcategorySlug, string>> = {
  "tonte-de-pelouse":
    "tondre gazon herbe tondeuse jardin débroussailler débroussaillage désherber faucher friche tondeur paysagiste mauvaises herbes ronces robot tondeuse",
  "taille-de-haies":
    "tailler haie couper arbuste arbre élaguer élagage thuya branches jardin élagueur thuyas laurier laurière cyprès abattage abattre tronçonneuse taille-haie bambous rosiers",
  "potager-et-plantations":
    "planter fleurs légumes semer arroser arrosage bêcher jardin jardinier plantes rempoter repiquer composter compost tomates massif gazon en rouleau terreau bouture fruitiers",
  "menage-regulier":
    "femme de ménage nettoyer maison appartement aspirateur poussière repassage repasser linge aide ménagère ménagère ménages nettoyeuse propreté bureaux vaisselle lessive pressing draps serpillière dépoussiérer",
  "nettoyage-de-vitres":
    "laver carreaux fenêtres baies vitrées vérandas nettoyer vitre vitrier laveur velux vitrine baie",
  "remise-en-etat":
    "grand ménage nettoyer après travaux état des lieux débarras débarrasser vider cave grenier débarrasseur désencombrer succession syndrome chantier dégraisser moquette canapé détachage karcher terrasse façade démoussage",
  "promenade-de-chiens":
    "promener chien sortir balade animal dogsitter dog sitter toutou canin promeneur chiot laisse dressage éducateur",
  "visite-a-domicile":
    "garder chat nourrir animaux vacances lapin poissons litière animal absence catsitter cat sitter petsitter pet sitting nourrir félin hamster oiseau perruche poule aquarium garde",
  "montage-de-meubles":
    "monter meuble armoire lit commode bureau kit cuisine assembler ikea bibliothèque monteur démonter notice dressing placard conforama but leroy merlin lits superposés abri de jardin",
  peinture:
    "peindre repeindre mur plafond chambre papier peint tapisserie enduit volets peintre lasure vernis ponçage poncer crépi enduire détapisser façade radiateur boiserie plafonds",
  "fixations-et-etageres":
    "fixer accrocher poser tringle rideaux étagère tableau miroir télé support percer perceuse cadre cheville barre store cimaise patère crochet trou chevilles écran mural vidéoprojecteur applique suspendre",
  plomberie:
    "plombier fuite eau robinet évier lavabo chasse d’eau toilettes wc bouché déboucher siphon douche plombière robinetterie mitigeur ballon chauffe-eau cumulus chaudière tuyau canalisation canalisations dégât des eaux joint baignoire lave-vaisselle raccorder lave-linge goutte",
  electricite:
    "électricien prise interrupteur lampe lustre luminaire ampoule disjoncteur panne courant électricienne câble tableau électrique fusible court-circuit spot spots plafonnier volet roulant sonnette interphone vmc éclairage lumière radiateur",
  serrurerie:
    "serrurier serrure porte claquée clé verrou barillet ouvrir porte blindée cylindre gâche poignée clef clefs boîte aux lettres coffre cadenas dépannage",
  "serveur-d-un-soir":
    "serveuse servir repas mariage réception buffet service extra serveurs maître d’hôtel cocktail vin d’honneur plateau hôtesse banquet",
  barman: "cocktails bar boissons barmaid soirée barmen mixologue mojito apéritif bière tireuse",
  "chef-a-domicile":
    "cuisinier cuisiner repas dîner traiteur menu préparer plats cuistot cuisinière batch cooking brunch barbecue plancha buffet sushi couscous paella gastronomique",
  "patisserie-sur-mesure":
    "gâteau anniversaire pâtissier dessert tarte wedding cake pièce montée biscuits pâtissière macarons cupcakes layer choux number biscuit boulanger viennoiseries",
  anniversaires:
    "organiser fête anniversaire surprise baptême goûter fêtes évjf evg baby shower organisatrice wedding planner noces départ à la retraite",
  "decoration-de-salle":
    "décorer salle ballons mariage fleurs table décor décoratrice décorateur fleuriste arche guirlandes bouquet centre de table",
  "dossiers-en-ligne":
    "démarche formulaire impôts caf retraite préfecture carte grise dossier administratif papiers inscription apl ameli sécu sécurité sociale mdph passeport permis visa naturalisation pôle emploi france travail logement social ants crous",
  courriers:
    "lettre courrier écrire résiliation réclamation administration courriers contestation contester amende assurance résilier bailleur mise en demeure écrivain public",
  "saisie-de-donnees":
    "saisir tableau excel données fichiers dactylographie frappe secrétaire transcription retranscrire retranscription taper copie base tableaux",
  classement:
    "classer trier ranger papiers documents archives factures classeur archivage archiver numérisation paperasse paperasses dossiers bureau",
  "tenue-de-comptes":
    "comptable compta factures budget comptes devis association comptabilité bilan trésorerie tva facturation auto-entrepreneur micro-entreprise urssaf",
  "declaration-de-revenus":
    "impôts déclarer déclaration fiscale revenus fisc impôt fiscalité niche défiscalisation prélèvement revenus fonciers crédit d’impôt",
  "aide-au-demenagement":
    "déménager cartons porter déménageur emménager camion bras manutention manutentionnaire emballer déballer piano monte-meuble étage portage bras déménageuse",
  "transport-de-meubles":
    "transporter canapé frigo machine à laver meuble camionnette livrer encombrant déchetterie utilitaire fourgon camion livraison leboncoin armoire matelas électroménager débarrasser encombrants tri gravats",
  "courses-a-domicile":
    "faire les courses supermarché livrer pharmacie achats marché drive provisions boulangerie médicaments commissions livreur repas",
  colis:
    "livrer paquet colis récupérer point relais apporter déposer coursier coursière livreur pli enveloppe la poste chronopost expédier retour vinted",
  "rendez-vous-medicaux":
    "accompagner médecin hôpital conduire chauffeur personne âgée trajet emmener médicalisé dentiste kiné clinique examen dialyse grand-mère sortie d’hôpital taxi senior",
  "convoyage-de-vehicule":
    "convoyer voiture ramener conduire véhicule rapatrier auto convoyeur contrôle technique garage moto camping-car scooter véhicules",
  "animation-de-comptes":
    "réseaux sociaux instagram facebook tiktok linkedin community manager publier facebook community modération influence followers stratégie publicité abonnés",
  "creation-de-contenus":
    "contenus posts visuels publications vidéos réseaux création graphisme logo graphiste infographie affiche flyer carte de visite illustration canva visuel charte graphique reels",
  "articles-et-fiches":
    "rédiger article fiche produit blog texte rédacteur écrire rédactrice seo référencement newsletter copywriting communiqué biographie traduction traduire",
  relecture:
    "relire corriger orthographe fautes mémoire rapport correcteur relectrice correctrice thèse manuscrit roman syntaxe grammaire orthographique",
  tracts:
    "distribuer flyers prospectus boîtes aux lettres tract distributeur boîtage boiter toutes boîtes publicité street",
  affichage: "affiches coller afficher poster afficheur affichiste pose panneaux banderole vitrophanie",
  "aide-aux-devoirs":
    "devoirs leçons primaire collège enfant école soutien scolaire collégien lycéen étudiant cp ce1 cm2 brevet lecture dyslexie tuteur tutorat garde d’enfants sortie d’école répétiteur physique français",
  mathematiques:
    "maths cours professeur prof algèbre géométrie bac lycée terminale math mathématique fractions équations prépa statistiques calcul théorème",
  langues:
    "anglais espagnol allemand italien cours professeur prof langue anglaise portugais chinois japonais arabe russe toeic toefl grammaire fle vocabulaire traducteur",
  "recherche-d-emploi":
    "cv lettre de motivation entretien emploi travail reconversion embauche coach carrière linkedin candidature recruteur orientation bilan de compétences alternance stage",
  "sport-et-bien-etre":
    "coach sportif sport musculation yoga gym remise en forme massage sportive fitness pilates running perdre du poids nutrition diététique relaxation sophrologie méditation masseur boxe natation tennis",
  bureautique:
    "word excel powerpoint formation ordinateur traitement de texte tableur apprendre informatique débutant dactylo publipostage gmail libreoffice google docs clavier",
  "conversation-en-langue":
    "parler anglais espagnol conversation pratiquer langue oral oral accent tandem natif native bavarder discuter",
  "depannage-d-ordinateur":
    "ordinateur pc mac réparer lent virus écran dépanner informaticien panne portable ordi informatique rame bug plante écran bleu disque dur windows formater récupération données clavier batterie réparateur",
  "installation-et-reseau":
    "installer box wifi internet imprimante réseau brancher configurer télé fibre routeur répéteur ethernet nas domotique caméra alarme enceinte connectée décodeur livebox freebox wi-fi",
  "creation-de-site":
    "site internet web boutique en ligne wordpress créer développeur webmaster développeuse webdesigner vitrine e-commerce shopify prestashop application mobile landing page nom de domaine",
  "mise-a-jour":
    "mettre à jour site web modifier contenu maintenance wordpress webmestre refonte plugin hébergement sécurité corriger contenu",
  "smartphone-et-tablette":
    "téléphone smartphone tablette iphone android application whatsapp expliquer portable samsung ipad sms appli facetime écran cassé doctolib franceconnect senior",
  "photos-et-sauvegardes":
    "sauvegarder photos trier transférer disque dur cloud numériser icloud google drive clé usb vhs cassettes diapositives négatifs scanner album",
  "cours-d-instrument":
    "guitare piano violon batterie chant apprendre instrument professeur musique solfège ukulélé saxophone flûte clarinette accordéon trompette harpe basse djembé chorale coach vocal synthé",
  "animation-musicale":
    "dj musicien concert soirée mariage chanteur groupe sono disc jockey karaoké orchestre fanfare saxophoniste accordéoniste guitariste blind test bal jazz",
  reportage:
    "photographe photos mariage shooting portrait événement photographes portraits grossesse naissance nouveau-né packshot drone vidéaste caméraman baptême famille book",
  "montage-video":
    "monter film vidéo couper sous-titres montage rush monteuse youtube premiere after effects générique clip étalonnage podcast court-métrage",
  "magie-et-clown":
    "magicien clown spectacle enfants anniversaire tour de magie prestidigitateur mentaliste marionnettes sculpteur de ballons maquillage conteur père noël mascotte jongleur",
  "ateliers-creatifs":
    "atelier enfants dessin bricolage peinture loisirs créatifs occuper poterie couture pâte à modeler pâte à sel origami perles slime animatrice centre aéré",
};
