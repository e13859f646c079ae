import type { MissionIdeas } from "./idea.ts";

/** Moving, delivery, driving, and making things known. */
export const transportAndCommunication = {
  "aide-au-demenagement": [
    {
      title: "Deux paires de bras pour un déménagement",
      description:
        "Appartement de deux pièces, deuxième étage sans ascenseur. Le camion est loué, compter quatre heures avec les pauses.",
      euros: 20,
      budgetType: "horaire",
      moment: "matin",
    },
    {
      title: "Descendre un piano droit d’un étage",
      description:
        "Escalier large, tournant à mi-hauteur. Sangles et chariot souhaités, nous serons trois pour aider.",
      euros: 140,
    },
    {
      title: "Emballer une cuisine et une bibliothèque",
      description:
        "Cartons et papier de soie fournis. Une quarantaine de cartons à faire la veille du départ.",
      euros: 80,
      moment: "apres-midi",
    },
  ],
  "transport-de-meubles": [
    {
      title: "Transporter un canapé trois places",
      description:
        "Achat d’occasion à douze kilomètres. Le vendeur aide à charger, il y a un ascenseur à l’arrivée.",
      euros: 60,
    },
    {
      title: "Porter un buffet ancien chez un restaurateur",
      description:
        "Buffet en noyer de deux mètres, fragile sur les côtés. Couvertures de protection indispensables.",
      euros: 90,
    },
  ],
  "courses-a-domicile": [
    {
      title: "Faire les courses de la semaine pour mes parents",
      description: "Liste envoyée le mercredi, supermarché et boulangerie. Monter les sacs au premier étage.",
      euros: 20,
      moment: "matin",
    },
    {
      title: "Aller chercher des médicaments et du pain",
      description:
        "Je me remets d’une opération et ne peux pas conduire. Pharmacie du centre, trois fois cette semaine.",
      euros: 10,
    },
    {
      title: "Courses au marché du samedi",
      description: "Fruits, fromage et poisson, une vingtaine d’articles. Je rembourse sur tickets.",
      euros: 18,
      moment: "matin",
    },
  ],
  colis: [
    {
      title: "Récupérer trois colis et les monter",
      description:
        "Point relais à un kilomètre, colis de quinze kilos en tout. Quatrième étage sans ascenseur.",
      euros: 15,
    },
    {
      title: "Livrer des paniers de producteurs",
      description:
        "Douze paniers dans un rayon de dix kilomètres, un vendredi par mois. Voiture nécessaire, essence payée en plus.",
      euros: 50,
      moment: "apres-midi",
    },
  ],
  "rendez-vous-medicaux": [
    {
      title: "Accompagner ma mère chez l’ophtalmologue",
      description:
        "Aller, attente et retour. Elle marche avec une canne et ne doit pas rentrer seule après les gouttes.",
      euros: 35,
      moment: "apres-midi",
    },
    {
      title: "Trajets pour dix séances de kinésithérapie",
      description:
        "Deux séances par semaine à six kilomètres. Voiture confortable et ponctualité appréciées.",
      euros: 120,
      moment: "matin",
    },
  ],
  "convoyage-de-vehicule": [
    {
      title: "Ramener une voiture achetée à 200 kilomètres",
      description:
        "Billet de train aller payé, carburant et péages aussi. Citadine récente, assurance au nom du conducteur possible.",
      euros: 150,
    },
    {
      title: "Déposer un utilitaire au contrôle technique",
      description:
        "Rendez-vous à neuf heures, attente d’une heure sur place puis retour au dépôt. Permis B depuis trois ans.",
      euros: 40,
      moment: "matin",
    },
  ],
  "animation-de-comptes": [
    {
      title: "Animer le compte d’une fleuriste",
      description:
        "Trois publications par semaine avec mes photos, réponses aux messages simples. Un mois d’essai pour commencer.",
      euros: 160,
    },
    {
      title: "Faire vivre la page d’un club de judo",
      description:
        "Résultats, photos de cours et rappels d’inscription. Deux heures par semaine, ton simple et chaleureux.",
      euros: 15,
      budgetType: "horaire",
    },
  ],
  "creation-de-contenus": [
    {
      title: "Dix visuels pour l’ouverture d’un café",
      description:
        "Format carré et vertical, nous avons le logo et les couleurs. Deux allers-retours de corrections.",
      euros: 120,
    },
    {
      title: "Courtes vidéos pour un atelier de céramique",
      description:
        "Quatre vidéos de trente secondes tournées pendant un cours. Le montage doit être sobre et sous-titré.",
      euros: 180,
      moment: "apres-midi",
    },
  ],
  "articles-et-fiches": [
    {
      title: "Rédiger quinze fiches de produits",
      description:
        "Savons et baumes fabriqués à la main. Cent mots par fiche, ingrédients et usage, sans promesse de santé.",
      euros: 110,
    },
    {
      title: "Article sur l’histoire de notre quartier",
      description:
        "Deux mille signes pour le journal des habitants, d’après des archives déjà rassemblées et un entretien.",
      euros: 60,
    },
  ],
  relecture: [
    {
      title: "Relire un mémoire de master",
      description:
        "Quatre-vingts pages en sociologie. Orthographe, ponctuation et tournures, sans toucher au fond.",
      euros: 130,
    },
    {
      title: "Corriger un recueil de nouvelles",
      description: "Cent vingt pages avant envoi à l’imprimeur. Je cherche un œil attentif et bienveillant.",
      euros: 20,
      budgetType: "horaire",
    },
  ],
  tracts: [
    {
      title: "Distribuer 800 tracts pour une brocante",
      description:
        "Boîtes aux lettres de quatre rues et commerces du centre. Respecter les autocollants qui refusent la publicité.",
      euros: 70,
      moment: "matin",
    },
    {
      title: "Tracts à la sortie de la gare",
      description:
        "Deux heures un jeudi pour annoncer l’ouverture d’un atelier vélo. Sourire et chaussures chaudes.",
      euros: 14,
      budgetType: "horaire",
      moment: "soir",
    },
  ],
  affichage: [
    {
      title: "Poser 60 affiches chez les commerçants",
      description:
        "Festival de théâtre amateur, avec l’accord des commerçants. Une liste et un plan sont fournis.",
      euros: 65,
    },
    {
      title: "Affichage pour un vide-grenier d’école",
      description: "Vingt panneaux à accrocher et à retirer après la fête. Colliers et panneaux fournis.",
      euros: 45,
    },
  ],
} as const satisfies Partial<MissionIdeas>;
