import type { MissionIdeas } from "./idea.ts";

/** Receptions, cooking, celebrations and paperwork. */
export const eventsAndOffice = {
  "serveur-d-un-soir": [
    {
      title: "Deux heures de service pour un cocktail",
      description:
        "Trente invités debout, plateaux et boissons. Tenue noire et blanche, le traiteur prépare tout sur place.",
      euros: 18,
      budgetType: "horaire",
      moment: "soir",
    },
    {
      title: "Service à table pour un mariage champêtre",
      description:
        "Quatre-vingts couverts sous une grange, équipe de cinq personnes. Repas offert et retour possible en navette.",
      euros: 150,
      moment: "soir",
    },
    {
      title: "Renfort en salle un dimanche midi",
      description:
        "Petit restaurant de quartier, quarante couverts. Il faut savoir porter trois assiettes et sourire.",
      euros: 15,
      budgetType: "horaire",
    },
  ],
  barman: [
    {
      title: "Tenir le bar d’un anniversaire de quarante ans",
      description:
        "Une carte de quatre cocktails choisis ensemble, soixante invités. Verres, glace et bouteilles sont fournis.",
      euros: 180,
      moment: "soir",
    },
    {
      title: "Cocktails sans alcool pour une fête d’entreprise",
      description:
        "Deux heures en fin d’après-midi dans nos bureaux. Nous aimerions trois recettes de saison et un peu de spectacle.",
      euros: 120,
      moment: "apres-midi",
    },
  ],
  "chef-a-domicile": [
    {
      title: "Dîner surprise pour dix personnes",
      description:
        "Entrée, plat et dessert autour de produits de saison. Une personne ne mange pas de gluten. Cuisine bien équipée.",
      euros: 280,
      moment: "soir",
    },
    {
      title: "Préparer les repas de la semaine",
      description:
        "Cinq plats familiaux à cuisiner le dimanche et à mettre en boîtes. Je fais les courses selon votre liste.",
      euros: 80,
      moment: "matin",
    },
    {
      title: "Couscous maison pour une fête de famille",
      description:
        "Vingt-cinq personnes, légumes et agneau, une version végétarienne pour quatre. Grands faitouts sur place.",
      euros: 200,
    },
  ],
  "patisserie-sur-mesure": [
    {
      title: "Gâteau à étages pour un baptême",
      description:
        "Deux étages, vanille et framboise, décor simple de feuilles d’eucalyptus. Trente parts, livraison le samedi matin.",
      euros: 130,
    },
    {
      title: "Quarante choux et une pièce montée",
      description:
        "Pour les noces d’or de mes grands-parents. Crème vanille et praliné, nougatine facultative.",
      euros: 140,
    },
  ],
  anniversaires: [
    {
      title: "Organiser un anniversaire de huit ans",
      description:
        "Douze enfants, chasse au trésor dans le jardin et goûter. Repli prévu dans le garage en cas de pluie.",
      euros: 110,
      moment: "apres-midi",
    },
    {
      title: "Préparer une fête surprise pour 70 ans",
      description:
        "Salle réservée, il reste à coordonner la décoration, la musique et l’arrivée des invités. Budget serré mais beaucoup de bras.",
      euros: 160,
    },
  ],
  "decoration-de-salle": [
    {
      title: "Décorer une salle communale pour un mariage",
      description:
        "Nappes, guirlandes et centres de table déjà achetés. Il faut installer le vendredi soir et démonter le dimanche.",
      euros: 190,
      moment: "soir",
    },
    {
      title: "Arche de ballons pour une fête de naissance",
      description: "Arche de deux mètres dans les tons vert sauge et crème, structure et gonfleur à prévoir.",
      euros: 75,
      moment: "matin",
    },
  ],
  "dossiers-en-ligne": [
    {
      title: "Aide pour un dossier de retraite en ligne",
      description:
        "Je m’y perds dans les pièces à joindre. J’ai tous les papiers à la maison, il faut numériser et déposer.",
      euros: 20,
      budgetType: "horaire",
      moment: "matin",
    },
    {
      title: "Faire une demande de carte grise",
      description:
        "Véhicule d’occasion acheté à un particulier. Je n’ai pas d’ordinateur et je préfère être accompagné pas à pas.",
      euros: 30,
    },
    {
      title: "Remplir un dossier d’aide au logement",
      description:
        "Première location pour ma fille étudiante. Nous avons le bail et les relevés, mais deux refus pour pièce illisible.",
      euros: 25,
    },
  ],
  courriers: [
    {
      title: "Rédiger une lettre de contestation",
      description:
        "Un opérateur me facture un abonnement résilié. Il faut un courrier clair, avec les dates et les pièces en annexe.",
      euros: 25,
    },
    {
      title: "Écrire des courriers pour une association",
      description:
        "Six lettres de remerciement aux donateurs et une demande de salle à la mairie. Les modèles existent, à adapter.",
      euros: 45,
    },
  ],
  "saisie-de-donnees": [
    {
      title: "Saisir 300 fiches d’adhérents dans un tableur",
      description:
        "Fiches papier bien lisibles, nom, adresse et cotisation. Travail à distance possible, les fiches sont numérisées.",
      euros: 90,
    },
    {
      title: "Recopier un carnet de recettes familial",
      description:
        "Une centaine de pages manuscrites à mettre au propre. L’écriture est belle mais à l’ancienne.",
      euros: 15,
      budgetType: "horaire",
    },
  ],
  classement: [
    {
      title: "Trier dix ans de papiers administratifs",
      description:
        "Quatre cartons à classer par année et par thème. Je suis présent pour décider de ce qui se jette.",
      euros: 18,
      budgetType: "horaire",
      moment: "apres-midi",
    },
    {
      title: "Archiver les dossiers d’un cabinet",
      description:
        "Soixante dossiers à mettre en boîtes, étiqueter et inscrire dans une liste. Discrétion demandée.",
      euros: 140,
    },
  ],
  "tenue-de-comptes": [
    {
      title: "Tenir les comptes d’une petite association",
      description:
        "Une trentaine d’écritures par mois et un bilan simple en fin d’année. Une demi-journée par mois suffit.",
      euros: 25,
      budgetType: "horaire",
    },
    {
      title: "Mettre à jour un livre de recettes",
      description:
        "Je suis céramiste en micro-entreprise et j’ai quatre mois de retard. Factures rangées dans l’ordre.",
      euros: 70,
    },
  ],
  "declaration-de-revenus": [
    {
      title: "Comprendre ma première déclaration",
      description:
        "Salaires de deux employeurs et un petit revenu locatif. J’aimerais qu’on m’explique en remplissant avec moi.",
      euros: 40,
      moment: "soir",
    },
    {
      title: "Déclarer les frais réels d’un couple",
      description:
        "Deux trajets domicile-travail de quarante kilomètres. Je veux savoir si cela vaut la peine.",
      euros: 50,
    },
  ],
} as const satisfies Partial<MissionIdeas>;
