/** The services of the marketplace, as data: footer, search, composer and server read this one list. */
interface Group {
  slug: string;
  label: string;
  categories: readonly Category[];
}
interface Category {
  slug: string;
  label: string;
  /** In the footer's grid: three a group. */
  featured?: true;
  subcategories: readonly { slug: string; label: string }[];
}

export const serviceGroups = [
  {
    slug: "services-a-la-personne",
    label: "Services à la personne",
    categories: [
      {
        slug: "jardinage",
        label: "Jardinage",
        featured: true,
        subcategories: [
          { slug: "tonte-de-pelouse", label: "Tonte de pelouse" },
          { slug: "taille-de-haies", label: "Taille de haies" },
          { slug: "potager-et-plantations", label: "Potager et plantations" },
        ],
      },
      {
        slug: "menage-et-nettoyage",
        label: "Ménage et Nettoyage",
        featured: true,
        subcategories: [
          { slug: "menage-regulier", label: "Ménage régulier" },
          { slug: "nettoyage-de-vitres", label: "Nettoyage de vitres" },
          { slug: "remise-en-etat", label: "Remise en état" },
        ],
      },
      {
        slug: "garde-d-animaux",
        label: "Garde d’Animaux",
        featured: true,
        subcategories: [
          { slug: "promenade-de-chiens", label: "Promenade de chiens" },
          { slug: "visite-a-domicile", label: "Visite à domicile" },
        ],
      },
      {
        slug: "bricolage",
        label: "Bricolage",
        subcategories: [
          { slug: "montage-de-meubles", label: "Montage de meubles" },
          { slug: "peinture", label: "Peinture" },
          { slug: "fixations-et-etageres", label: "Fixations et étagères" },
        ],
      },
      {
        slug: "petites-reparations",
        label: "Petites Réparations",
        subcategories: [
          { slug: "plomberie", label: "Plomberie" },
          { slug: "electricite", label: "Électricité" },
          { slug: "serrurerie", label: "Serrurerie" },
        ],
      },
    ],
  },
  {
    slug: "evenementiel-et-restauration",
    label: "Événementiel et restauration",
    categories: [
      {
        slug: "service-en-salle",
        label: "Service en salle",
        featured: true,
        subcategories: [
          { slug: "serveur-d-un-soir", label: "Serveur d’un soir" },
          { slug: "barman", label: "Barman" },
        ],
      },
      {
        slug: "cuisine-a-domicile",
        label: "Cuisine à domicile",
        featured: true,
        subcategories: [
          { slug: "chef-a-domicile", label: "Chef à domicile" },
          { slug: "patisserie-sur-mesure", label: "Pâtisserie sur mesure" },
        ],
      },
      {
        slug: "organisation-de-fetes",
        label: "Organisation de fêtes",
        featured: true,
        subcategories: [
          { slug: "anniversaires", label: "Anniversaires" },
          { slug: "decoration-de-salle", label: "Décoration de salle" },
        ],
      },
    ],
  },
  {
    slug: "services-administratifs",
    label: "Services administratifs",
    categories: [
      {
        slug: "aide-aux-demarches",
        label: "Aide aux démarches",
        featured: true,
        subcategories: [
          { slug: "dossiers-en-ligne", label: "Dossiers en ligne" },
          { slug: "courriers", label: "Courriers" },
        ],
      },
      {
        slug: "secretariat",
        label: "Secrétariat",
        featured: true,
        subcategories: [
          { slug: "saisie-de-donnees", label: "Saisie de données" },
          { slug: "classement", label: "Classement" },
        ],
      },
      {
        slug: "comptabilite",
        label: "Comptabilité",
        featured: true,
        subcategories: [
          { slug: "tenue-de-comptes", label: "Tenue de comptes" },
          { slug: "declaration-de-revenus", label: "Déclaration de revenus" },
        ],
      },
    ],
  },
  {
    slug: "transport-et-logistique",
    label: "Transport et logistique",
    categories: [
      {
        slug: "demenagement-et-transport",
        label: "Déménagement et Transport",
        featured: true,
        subcategories: [
          { slug: "aide-au-demenagement", label: "Aide au déménagement" },
          { slug: "transport-de-meubles", label: "Transport de meubles" },
        ],
      },
      {
        slug: "livraison",
        label: "Livraison",
        featured: true,
        subcategories: [
          { slug: "courses-a-domicile", label: "Courses à domicile" },
          { slug: "colis", label: "Colis" },
        ],
      },
      {
        slug: "chauffeur",
        label: "Accompagnement et conduite",
        featured: true,
        subcategories: [
          { slug: "rendez-vous-medicaux", label: "Rendez-vous médicaux" },
          { slug: "convoyage-de-vehicule", label: "Convoyage de véhicule" },
        ],
      },
    ],
  },
  {
    slug: "communication-et-marketing",
    label: "Communication et marketing",
    categories: [
      {
        slug: "reseaux-sociaux",
        label: "Réseaux sociaux",
        featured: true,
        subcategories: [
          { slug: "animation-de-comptes", label: "Animation de comptes" },
          { slug: "creation-de-contenus", label: "Création de contenus" },
        ],
      },
      {
        slug: "redaction",
        label: "Rédaction",
        featured: true,
        subcategories: [
          { slug: "articles-et-fiches", label: "Articles et fiches" },
          { slug: "relecture", label: "Relecture" },
        ],
      },
      {
        slug: "distribution",
        label: "Distribution",
        featured: true,
        subcategories: [
          { slug: "tracts", label: "Tracts" },
          { slug: "affichage", label: "Affichage" },
        ],
      },
    ],
  },
  {
    slug: "education-et-formation",
    label: "Éducation et formation",
    categories: [
      {
        slug: "cours-et-soutien-scolaire",
        label: "Cours et Soutien Scolaire",
        featured: true,
        subcategories: [
          { slug: "aide-aux-devoirs", label: "Aide aux devoirs" },
          { slug: "mathematiques", label: "Mathématiques" },
          { slug: "langues", label: "Langues" },
        ],
      },
      {
        slug: "coaching-et-conseils",
        label: "Coaching et Conseils",
        featured: true,
        subcategories: [
          { slug: "recherche-d-emploi", label: "Recherche d’emploi" },
          { slug: "sport-et-bien-etre", label: "Sport et bien-être" },
        ],
      },
      {
        slug: "formation-adulte",
        label: "Formation pour adultes",
        featured: true,
        subcategories: [
          { slug: "bureautique", label: "Bureautique" },
          { slug: "conversation-en-langue", label: "Conversation en langue" },
        ],
      },
    ],
  },
  {
    slug: "services-numeriques",
    label: "Services numériques",
    categories: [
      {
        slug: "informatique",
        label: "Informatique",
        featured: true,
        subcategories: [
          { slug: "depannage-d-ordinateur", label: "Dépannage d’ordinateur" },
          { slug: "installation-et-reseau", label: "Installation et réseau" },
        ],
      },
      {
        slug: "sites-web",
        label: "Sites web",
        featured: true,
        subcategories: [
          { slug: "creation-de-site", label: "Création de site" },
          { slug: "mise-a-jour", label: "Mise à jour" },
        ],
      },
      {
        slug: "aide-au-numerique",
        label: "Aide au numérique",
        featured: true,
        subcategories: [
          { slug: "smartphone-et-tablette", label: "Smartphone et tablette" },
          { slug: "photos-et-sauvegardes", label: "Photos et sauvegardes" },
        ],
      },
    ],
  },
  {
    slug: "arts-et-divertissement",
    label: "Arts et divertissement",
    categories: [
      {
        slug: "musique",
        label: "Musique",
        featured: true,
        subcategories: [
          { slug: "cours-d-instrument", label: "Cours d’instrument" },
          { slug: "animation-musicale", label: "Animation musicale" },
        ],
      },
      {
        slug: "photo-et-video",
        label: "Photo et vidéo",
        featured: true,
        subcategories: [
          { slug: "reportage", label: "Reportage" },
          { slug: "montage-video", label: "Montage vidéo" },
        ],
      },
      {
        slug: "animation-pour-enfants",
        label: "Animation pour enfants",
        featured: true,
        subcategories: [
          { slug: "magie-et-clown", label: "Magie et clown" },
          { slug: "ateliers-creatifs", label: "Ateliers créatifs" },
        ],
      },
    ],
  },
] as const satisfies readonly Group[];

export type CategorySlug = (typeof serviceGroups)[number]["categories"][number]["slug"];
export type SubcategorySlug =
  (typeof serviceGroups)[number]["categories"][number]["subcategories"][number]["slug"];

/** All categories, in the order of their groups. */
export const serviceCategories: readonly (Category & { slug: CategorySlug })[] = serviceGroups.flatMap(
  (group) => [...group.categories] as (Category & { slug: CategorySlug })[],
);

export const categorySlugs = serviceCategories.map((c) => c.slug) as [CategorySlug, ...CategorySlug[]];
export const subcategorySlugs = serviceCategories.flatMap((c) => c.subcategories.map((s) => s.slug)) as [
  SubcategorySlug,
  ...SubcategorySlug[],
];

const bySlug = new Map(serviceCategories.map((category) => [category.slug as string, category]));

/** The category of a slug, or undefined. */
export function findCategory(slug: string): Category | undefined {
  return bySlug.get(slug);
}

export function isSubcategoryOf(subcategory: string, category: string): boolean {
  return bySlug.get(category)?.subcategories.some((s) => s.slug === subcategory) ?? false;
}

/** The French name of a category and its subcategory; the slug itself when unknown. */
export function serviceLabels(
  category: string,
  subcategory: string,
): { category: string; subcategory: string } {
  const found = bySlug.get(category);
  return {
    category: found?.label ?? category,
    subcategory: found?.subcategories.find((s) => s.slug === subcategory)?.label ?? subcategory,
  };
}
