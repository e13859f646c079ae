import type { GroupLexicon } from "./lexicon.ts";

/** Papers, communication and transport. */
export const officeLexicon: GroupLexicon<
  | "dossiers-en-ligne"
  | "courriers"
  | "saisie-de-donnees"
  | "classement"
  | "tenue-de-comptes"
  | "declaration-de-revenus"
  | "aide-au-demenagement"
  | "transport-de-meubles"
  | "courses-a-domicile"
  | "colis"
  | "rendez-vous-medicaux"
  | "convoyage-de-vehicule"
  | "animation-de-comptes"
  | "creation-de-contenus"
  | "articles-et-fiches"
  | "relecture"
  | "tracts"
  | "affichage"
> = {
  "dossiers-en-ligne": {
    sure: "caf carte+grise passeport préfecture apl ameli mdph naturalisation crous ants france+travail pôle+emploi formulaire rsa cpam visa titre+séjour démarche cerfa carte+vitale carte+identité permis+conduire logement+social parcoursup franceconnect+dossier apa cmu attestation maprimerénov aah prime+activité hlm simulateur+aide admission+post",
    likely:
      "dossier administratif administrative retraite inscription sécu papiers carsat inscrire permis chômage demande+ligne allocation",
    together:
      "dossier|demande|remplir|monter|inscription|papiers|démarche|aide|faire|constituer|renouveler|déclaration|comprendre|actualiser|actualisation|site|simulation|rdv|refaire|inscrire+caf|retraite|mdph|ligne|passeport|rsa|apl|chômage|préfecture|naturalisation|visa|crous|ameli|handicap|social|surendettement|bourse|logement|administratif|identité|mutuelle|grise|hlm|vitale|sécu|crèche|cantine|permis|allocation|chèque|formulaire|école|papiers|emploi|mairie carte+grise|vitale|identité|séjour démarche+administrative|ligne|internet papiers+administratif|administratifs|remplir",
  },
  courriers: {
    sure: "lettre courrier résiliation résilier réclamation contester contestation mise+demeure écrivain+public recommandé recours amende préavis rédiger+courrier",
    likely: "litige plainte écrire assurance bailleur propriétaire pv prud’hommes",
    together:
      "lettre|courrier|écrire|mail|rédiger|répondre|contester|réclamer+assurance|amende|propriétaire|bailleur|banque|mairie|résiliation|réclamation|recommandé|motivation|contester|administration|syndic|pv|avocat|officiel|voisin|juge|maire|préfet|impôts|employeur|démission|licenciement|huissier|préavis|abonnement|ministre|président|opérateur|tribunal mise+demeure résilier+contrat|abonnement|bail|assurance|opérateur|forfait|mutuelle écrivain+public contester|contestation+pv|amende|taxe",
  },
  "saisie-de-donnees": {
    sure: "saisie saisir dactylo dactylographie dactylographier retranscrire retranscription transcription transcrire frappe secrétaire secrétariat numérisation+tableau copier-coller",
    likely:
      "données fichier tableau+excel base+données taper secrétaire taper+texte recopier contacts encoder crm pdf+excel audio tableur+remplir manuscrit+taper",
    together:
      "mettre|mise+propre+note|manuscrit|texte|notes note|notes+manuscrit|manuscrite saisir|saisie|taper|rentrer|entrer|remplir|recopier|copier|encoder|convertir|transcrire+données|excel|fichier|tableau|facture|manuscrit|adresse|contact|contacts|texte|inventaire|catalogue|base|crm|logiciel|ordinateur|mémoire|audio|word|pdf|listing|questionnaires|enquête|stock taper+ordinateur|rapport|manuscrit|livre|lettre|cours|propre secrétaire|secrétariat+distance|ponctuel|téléphonique base+données",
  },
  classement: {
    sure: "classer classement archivage archiver archive paperasse classeur paperasses",
    likely: "trier ranger papiers dossier documents numérisation facture administratif tri rangement",
    together:
      "trier|ranger|classer|tri|rangement|ordre|organiser|numériser|scanner|bazar|classement|retard|archiver|bordel+papier|papiers|document|facture|dossier|archive|administratif|administratifs|paperasse|courrier|bulletins|bureau numériser|scanner+document|papier|dossier",
  },
  "tenue-de-comptes": {
    sure: "comptable comptabilité compta tva bilan trésorerie urssaf facturation expert-comptable facturer liasse rapprochement+bancaire auto-entrepreneur micro-entreprise devis+facture paie bulletin+salaire trésorier ursaff ursaf pennylane chorus",
    likely:
      "comptes compte+association budget factures entrepreneur autoentrepreneur micro+entreprise livre+recettes relances impayé devis kbis",
    together:
      "comptes|compte|compta|tenir|comptabilité|comptable|budget|bilan|trésorerie+association|asso|entreprise|entrepreneur|familial|micro|gérer|faire|copropriété|annuel|société|sci|club|tenir|restaurant|boutique|mensuel|foyer déclaration|déclarer+urssaf|tva|chiffre|entrepreneur|social|trimestre facture|factures|devis+faire|établir|entrepreneur|client|relancer|émettre|auto gérer|tenir+budget|argent chiffre+affaires fiche|bulletin+paie|salaire",
  },
  "declaration-de-revenus": {
    sure: "impôt fisc fiscal fiscale fiscalité fiscaliste défiscalisation défiscaliser revenus+déclarer prélèvement+source lmnp ifi taxe+foncière quotient avis+imposition imposable imposition 2042 impots.gouv foncier+déclarer pinel",
    likely: "revenu déclaration déclarer niche taxe foncier dons crypto+déclarer frais+réels",
    together:
      "déclarer+location|meublée|loyer|locatif déclaration|déclarer|remplir|feuille|aide|crédit|optimiser|payer|comprendre|avis|réduire|erreur|réduction|corriger|calculer|case+impôt|revenu|impôts|revenus|foncier|crypto|loyer|plus-value|airbnb|fiscale|imposition|2042|taxe|lmnp|scpi frais+réels crédit+impôt",
  },
  "aide-au-demenagement": {
    sure: "déménager déménagement déménageur déménageuse emménager emménagement carton monte-meuble manutention manutentionnaire déballer emballer portage costaud déménage piano+porter piano+descendre décharger chargement bras+porter déchargement camion+décharger",
    likely:
      "porter bras camion étage soulever ascenseur gars emballage piano charger muscles costauds lourd déplacer",
    together:
      "monter|descendre|passer+canapé|meuble|armoire|frigo|lit+fenêtre|étage|escalier porter|bras|aide|descendre|monter|charger|décharger|soulever|déplacer|costaud|remonter|gars|main|déménager|déballer|faire|hisser|vider+carton|cartons|camion|étage|déménagement|piano|frigo|lourd|escalier|déménager|meuble|canapé|studio|machine|coffre|armoire|gravats|fenêtre|lave-linge|ascenseur|électroménager monter|descendre|porter+étage|escalier|escaliers|ascenseur porter|déplacer+lourd|lourde|meuble|meubles|coffre|piano",
  },
  "transport-de-meubles": {
    sure: "transporter transport camionnette fourgon utilitaire déchetterie déchèterie encombrant leboncoin+chercher gravats fourgonnette benne transporteur remorque déchet",
    likely:
      "livrer+meuble camion livraison+meuble électroménager frigo matelas leboncoin canapé trimballer bon+coin enlèvement évacuer",
    together:
      "transporter|transport|livrer|livraison|emmener|chercher|récupérer|amener|acheminer|enlever|jeter|déposer|évacuer|aller|ramener|enlèvement|camion|trimballer|apporter|débarrasser|rapporter|bouger|mener+canapé|meuble|frigo|armoire|matelas|machine|déchetterie|encombrant|leboncoin|gravats|lave-linge|sommier|déchet|table|lit|commode|buffet|bibliothèque|congélateur|piano|cuisinière|emmaüs|végétaux|fauteuil|bureau|branches|plaques|bois|ikea|kilos|palette|palettes|lave-vaisselle|vaisselle|moto|barbecue|électroménager louer|louer+camion|camionnette|utilitaire camion|camionnette|fourgon+chauffeur|conducteur aller+déchetterie|déchèterie|dechette vieux|vieille+frigo|canapé|matelas",
  },
  "courses-a-domicile": {
    sure: "courses supermarché drive carrefour leclerc auchan lidl intermarché commission provision pharmacie médicament boulangerie superette intermarche monoprix épicerie uber+eats mcdo picard pain baguette ordonnance",
    likely: "achat marché livreur+repas magasin fruits lait livrer bouteilles packs plateau+repas",
    together:
      "faire|livrer|livraison|porter|aide|chercher|apporter|ramener|récupérer|déposer|aller|acheter|apporter|monter|caddie+courses|drive|pharmacie|pain|médicament|provision|supermarché|marché|baguette|commission|carrefour|leclerc|ordonnance|mcdo|repas|pizza|épicerie|lait|bouteille|pack|eau_pack",
  },
  colis: {
    sure: "colis paquet coursier coursière pli relais vinted chronopost mondial+relay enveloppe colissimo relay affranchir retour+amazon expédition",
    likely:
      "expédier envoyer poste livreur livrer livraison recommandé+chercher amazon livreuse dhl ups retour+zalando",
    together:
      "récupérer|livrer|envoyer|déposer|chercher|porter|livraison|expédier|retirer|réceptionner|retour|emballer|apporter|poster|remettre+colis|paquet|relais|pli|document|poste|bureau_poste|vinted|enveloppe|amazon|clés|zalando|cadeau|lettre_poste|fleurs|bouquet|recommandé|commande|passeport point+relais bout+ville livrer|livraison|apporter|porter+urgent|express|commande|fleurs|documents|cadeau",
  },
  "rendez-vous-medicaux": {
    sure: "médecin hôpital dialyse dentiste kiné clinique ophtalmo irm scanner+médical médical médicale chimio radiothérapie cardiologue accompagnateur ehpad vsl coloscopie spécialiste toubib hosto orthophoniste rendez-vous+médical généraliste radio+hôpital ambulatoire taxi vaccin dermato gynéco labo+analyse",
    likely:
      "accompagner accompagnement âgée emmener rdv chauffeur consultation opération examen conduire+mère véhiculer senior trajet déposer+gare aéroport gare conduire",
    together:
      "accompagner|emmener|conduire|déposer|chauffeur|amener|aller|voiture|transport|mener|véhiculer|ramener|chercher|rdv|escorter|sortie|raccompagner+médecin|hôpital|dentiste|kiné|clinique|rdv|rendez|âgée|mère|père|examen|mamie|papi|maman|papa|médical|gare|aéroport|grand-mère|gynéco|ehpad|ophtalmo|opération|labo|prise_sang|cure|cimetière|coiffeur|messe|vaccin|radio|scanner|dialyse|hosto|spécialiste|soins rdv|rendez+médical|médicaux|médecin personne|dame|monsieur+âgée|âgé|handicapée+accompagner|promener|promenade|sortir|sortie prise+sang",
  },
  "convoyage-de-vehicule": {
    sure: "convoyer convoyage convoyeur rapatrier rapatriement camping-car voiture+ramener contrôle+technique auto+ramener bagnole caisse+ramener",
    likely: "véhicule voiture moto scooter caravane auto camping+car citadine",
    together:
      "convoyer|ramener|conduire|rapatrier|déposer|amener|livrer|descendre|monter|remonter|récupérer|chercher|emmener|déplacer|garage|acheminer|transférer|rendre|rapporter|technique+voiture|auto|véhicule|moto|camping|camion_ramener|scooter|bagnole|berline|caravane|utilitaire_rendre|caisse|voilure|clio|tesla|citadine|fourgon_rendre|partner contrôle+technique",
  },
  "animation-de-comptes": {
    sure: "community instagram facebook tiktok insta followers abonnés influenceur modérateur modération réseaux+sociaux linkedin+animer fb snapchat pinterest twitter social+media google+my threads",
    likely:
      "réseaux linkedin page+facebook publier poster publicité pub sponsoriser followers compte+pro avis+google communauté",
    together:
      "gérer|animer|publier|poster|community|augmenter|booster|développer|gestion|animation|stratégie|abonnés|modérer|tenir|visibilité|suivre|occuper|lancer|pub|campagne|répondre|présence+instagram|facebook|insta|tiktok|linkedin|réseaux|page|compte|communauté|youtube|followers|abonnés|sociaux|avis|twitter|pinterest|commentaires réseaux+sociaux",
  },
  "creation-de-contenus": {
    sure: "logo graphiste graphisme infographie infographiste illustration illustrateur illustratrice canva visuel charte affiche+créer flyer+créer carte+visite faire-part maquette+flyer dépliant+créer brochure photoshop indesign illustrator design+graphique identité+visuelle bannière ugc motion miniature kakémono pochette+album mockup",
    likely:
      "flyer affiche contenu story post designer plaquette menu+restaurant invitation catalogue packaging étiquette sticker design",
    together:
      "visuel|affiche|flyer|logo|contenu|image+réseaux|instagram|insta|facebook visuel+sociaux|sociales|insta visuel+instagram|facebook|réseaux|post créer|faire|dessiner|conception|création|refaire|graphiste|designer|design|maquette|visuel|concevoir|dessin|illustrer|modifier|moderniser|réaliser|imaginer+logo|affiche|flyer|visuel|contenu|menu|faire-part|invitation|plaquette|brochure|charte|étiquette|post|bannière|packaging|story|catalogue|dépliant|pochette|sticker|mascotte|identité|contenus|reels|miniature|brochures|flocage carte+visite charte+graphique identité+visuelle faire+part retouche|retoucher+photo",
  },
  "articles-et-fiches": {
    sure: "rédacteur rédactrice rédaction rédiger seo copywriter copywriting blog newsletter communiqué biographie traduction traduire traducteur traductrice plume rédige fiche+produit articles",
    likely:
      "article texte référencement contenu+site écrire slogan discours description biographe nouvelle+écrire prête",
    together:
      "écrire|rédiger|rédacteur|rédaction|traduire|pondre|écriture|plume|créer+article|fiche|blog|texte|newsletter|biographie|discours|site|communiqué|livre|description|annonce|contenu_site|plaquette|page_web|script|slogan|vie|mémoires|roman|scénario|produit|nouvelle traduire|traduction|traducteur|traductrice+anglais|espagnol|allemand|texte|document|italien|acte|notice|français|arabe|site|portugais|chinois|contrat discours+mariage|témoin|retraite|anniversaire fiche+produit prête+plume mots+clés",
  },
  relecture: {
    sure: "relire relecture relecteur relectrice correcteur correctrice orthographe faute manuscrit thèse syntaxe orthographique grammaire+corriger coquille bêta-lecteur reformuler ponctuation tournure",
    likely: "mémoire corriger correction rapport+stage roman rapport vérifier+texte français+corriger",
    together:
      "relire|corriger|correction|vérifier|relecture|faute|fautes|reformuler|améliorer|orthographe+mémoire|rapport|texte|roman|livre|thèse|manuscrit|lettre_faute|dossier_faute|article|orthographe|stage|blog|mail|grammaire|dissertation|rédaction|nouvelle",
  },
  tracts: {
    sure: "tract prospectus tracter tractage boîtage boîter distribution+flyer distribuer street+marketing dépliant+distribuer toutes-boîtes prospectus homme-sandwich",
    likely: "flyer dépliant distribution boîte+lettres publicité distributeur pub",
    together:
      "distribuer|distribution|mettre|glisser|tracter|déposer|diffuser|donner|passer|boîter|diffusion|toutes+flyer|prospectus|tract|dépliant|boîte|lettres|pub|publicité|journal|bulletin|catalogue|brochure|marché_tract|rue|invitations|coupons boîte+lettres+flyer|pub|prospectus street+marketing",
  },
  affichage: {
    sure: "afficheur afficher affichage banderole vitrophanie afficheuse affiches+coller affichiste panneau+poser poster+coller colleur placarder",
    likely: "affiche coller panneau poster vitrine+autocollant kakemono",
    together:
      "coller|poser|mettre|installer|accrocher|afficher|affichage|placarder|pose|placer|fixer|scotcher|punaiser+affiche|poster|panneau|banderole|affichette|vitrophanie|pancarte|kakemono|adhésif|bâche",
  },
};
