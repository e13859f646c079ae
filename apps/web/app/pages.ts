import type { Offer, PageEntry } from "./page-entry.ts";

export type {
  Offer,
  PageEntry,
  PageIcon,
  PlaceGroup,
  StaffGroup,
  StaffRole,
} from "./page-entry.ts";

/** The legal texts share one route; the footer names them in this order. */
const legal = <P extends string>(path: P, label: string) =>
  ({ path, label, group: "legal", file: "legal" }) as const;

/** Pages of everybody. */
export const publicPages = {
  home: { path: "/", label: "Accueil", file: "landing", offered: ["voice"] },
  login: {
    path: "/login",
    label: "Connexion",
    audience: "visitors",
    icon: "logIn",
    offered: ["bar", "menu", "voice"],
    isWayIn: true,
  },
  registration: {
    path: "/inscription",
    label: "S’inscrire",
    audience: "visitors",
    icon: "userPlus",
    offered: ["bar", "menu", "voice"],
    isWayIn: true,
  },
  verifyEmail: { path: "/verify-email", label: "Vérification de l’adresse", isWayIn: true },
  verifyTwoFactor: {
    path: "/verify-two-factor",
    label: "Code de connexion",
    isWayIn: true,
  },
  google: { path: "/google", label: "Connexion avec Google", isWayIn: true },
  forgotPassword: { path: "/forgot-password", label: "Mot de passe oublié", isWayIn: true },
  resetPassword: {
    path: "/reset-password",
    label: "Nouveau mot de passe",
    isWayIn: true,
  },
  unknownDevice: { path: "/unknown-device", label: "Appareil inconnu", isWayIn: true },
  saleTerms: legal("/conditions-generales", "Conditions générales de vente"),
  privacy: legal("/politique-confidentialite", "Politique de confidentialité"),
  legalNotice: legal("/mentions-legales", "Mentions légales"),
  cookies: legal("/cookies", "Cookies"),
  ethics: legal("/charte-ethique", "Charte éthique"),
  ranking: legal("/referencement", "Référencement"),
  useTerms: legal("/conditions-utilisation", "Conditions d’utilisation"),
  withdrawal: { path: "/renoncer", label: "Renoncer au contrat ici" },
  newsletter: { path: "/newsletter", label: "Newsletter", isWayIn: true },
  deletionConfirm: {
    path: "/account/delete/confirm",
    label: "Suppression du compte",
  },
  deletionFinal: {
    path: "/account/delete/final",
    label: "Dernière étape de la suppression",
  },
  accountDeleted: { path: "/account/deleted", label: "Compte supprimé" },
  seenProfile: { path: "/profil/:slug", label: "Profil" },
  services: { path: "/services", label: "Services disponibles", shortLabel: "Services" },
  servicesSearch: { path: "/services/search", label: "Trouver un jobbeur" },
  serviceCity: { path: "/services/:service/:ville", label: "Service dans une commune" },
  about: { path: "/a-propos", label: "À propos" },
  contact: { path: "/contact", label: "Contact" },
  blog: { path: "/blog", label: "Blog" },
  article: { path: "/blog/:slug", label: "Article" },
  help: { path: "/aide", label: "Aide" },
  helpAnswer: { path: "/aide/:slug", label: "Réponse" },
  partnerOffers: { path: "/offres-partenaires", label: "Offres partenaires" },
  notFound: { path: "/error-404", label: "Page introuvable" },
} as const satisfies Record<string, PageEntry>;

/** Pages of signed-in people, in the order in which menus offer them. */
export const memberPages = {
  home: {
    path: "/dashboard",
    label: "Dashboard",
    shortLabel: "Accueil",
    group: "today",
    icon: "house",
    offered: ["bar", "menu", "bottomBar", "rail", "voice"],
  },
  missions: {
    path: "/dashboard/missions",
    label: "Missions",
    group: "missions",
    icon: "hammer",
    offered: ["bar", "menu", "bottomBar", "rail", "voice"],
  },
  compose: {
    path: "/dashboard/missions/poster-une-mission",
    label: "Publier une mission",
    shortLabel: "Publier",
    group: "missions",
    icon: "plus",
    offered: ["bottomBar", "rail", "voice"],
  },
  offers: {
    path: "/dashboard/missions/offres",
    label: "Propositions",
    group: "missions",
    icon: "handshake",
    offered: ["account", "rail", "voice"],
  },
  matching: {
    path: "/dashboard/missions/correspondantes",
    label: "Missions correspondantes",
    group: "missions",
  },
  mission: { path: "/dashboard/missions/:id", label: "Mission", group: "missions" },
  notifications: {
    path: "/dashboard/notifications",
    label: "Notifications",
    group: "today",
    icon: "bell",
    offered: ["menu", "rail", "voice"],
  },
  messages: {
    path: "/dashboard/messages",
    label: "Messages",
    group: "today",
    icon: "messageCircle",
    offered: ["menu", "bottomBar", "rail"],
  },
  conversation: {
    path: "/dashboard/messages/:id",
    label: "Conversation",
    group: "today",
    file: "dashboard.messages",
  },
  planning: {
    path: "/dashboard/planning",
    label: "Planning",
    group: "today",
    icon: "calendarDays",
    offered: ["rail", "voice"],
  },
  profile: {
    path: "/dashboard/profil",
    label: "Mon Profil",
    shortLabel: "Profil",
    group: "activity",
    icon: "userRound",
    offered: ["account", "bottomBar", "rail", "voice"],
  },
  verification: {
    path: "/dashboard/profil/verification",
    label: "Vérification",
    group: "activity",
    icon: "badgeCheck",
    offered: ["rail", "voice"],
  },
  badges: {
    path: "/dashboard/badges",
    label: "Badges",
    group: "activity",
    icon: "award",
    offered: ["rail"],
  },
  quality: {
    path: "/dashboard/qualite-et-performance",
    label: "Qualité et performance",
    group: "activity",
    icon: "trendingUp",
    offered: ["rail"],
    isForJobbeurs: true,
  },
  clients: {
    path: "/dashboard/clients",
    label: "Clients",
    group: "relations",
    icon: "contact",
    offered: ["rail"],
    isForJobbeurs: true,
  },
  // Not named "client": the bundler leaves files that end so out of the server.
  clientDetail: { path: "/dashboard/clients/:id", label: "Client", group: "relations" },
  network: {
    path: "/dashboard/network",
    label: "Réseau",
    group: "relations",
    icon: "users",
    offered: ["rail"],
  },
  favorites: {
    path: "/dashboard/profil/favoris",
    label: "Favoris",
    group: "relations",
    icon: "heart",
    offered: ["account", "rail", "voice"],
  },
  seenProfile: { path: "/dashboard/profil/:slug", label: "Profil", group: "relations" },
  reviews: {
    path: "/dashboard/avis",
    label: "Avis",
    group: "activity",
    icon: "star",
    offered: ["rail"],
  },
  reviewHistory: {
    path: "/dashboard/historique-et-evaluations",
    label: "Historique et évaluations",
    group: "activity",
    file: "dashboard.review-history",
  },
  finances: {
    path: "/dashboard/paiements_et_finances",
    label: "Paiements et finances",
    shortLabel: "Finances",
    group: "money",
    icon: "wallet",
    offered: ["rail", "voice"],
  },
  jobi: {
    path: "/dashboard/jobi",
    label: "Mes Jobi",
    shortLabel: "Jobi",
    group: "money",
    icon: "coins",
    offered: ["account", "rail", "voice"],
  },
  settings: {
    path: "/dashboard/parametres",
    label: "Paramètres",
    group: "help",
    icon: "settings",
    offered: ["account", "rail", "voice"],
    isSetting: true,
  },
  detailsSettings: {
    path: "/dashboard/parametres/coordonnees",
    label: "Téléphone et naissance",
    group: "help",
    isSetting: true,
  },
  notificationSettings: {
    path: "/dashboard/parametres/notifications",
    label: "Choix des notifications",
    group: "help",
    isSetting: true,
  },
  visibilitySettings: {
    path: "/dashboard/parametres/visibilite",
    label: "Visibilité",
    group: "help",
    isSetting: true,
  },
  blockedSettings: {
    path: "/dashboard/parametres/personnes-bloquees",
    label: "Personnes bloquées",
    group: "help",
    isSetting: true,
  },
  displaySettings: {
    path: "/dashboard/parametres/affichage",
    label: "Affichage et lecture",
    group: "help",
    isSetting: true,
  },
  security: {
    path: "/dashboard/profil/securite",
    label: "Sécurité",
    group: "help",
    icon: "shield",
    offered: ["account", "rail", "voice"],
    isSetting: true,
  },
  voiceSettings: {
    path: "/dashboard/parametres/reconnaissance-vocale",
    label: "Reconnaissance vocale",
    group: "help",
    icon: "mic",
    offered: ["rail", "voice"],
    isSetting: true,
  },
  accountSettings: {
    path: "/dashboard/parametres/compte",
    label: "Données et compte",
    group: "help",
    isSetting: true,
  },
  support: {
    path: "/dashboard/support",
    label: "Aide",
    group: "help",
    icon: "circleHelp",
    offered: ["account", "rail"],
  },
  bugReports: {
    path: "/dashboard/bug-reports",
    label: "Signaler un problème",
    group: "help",
    icon: "bug",
    offered: ["rail"],
  },
} as const satisfies Record<string, PageEntry>;

/** The sections of the settings, in their order; the first is what the settings' own address shows. */
export const settingsPages: readonly PageEntry[] = Object.values<PageEntry>(memberPages).filter(
  ({ isSetting }) => isSetting,
);

/** Addresses that lead on to a page, and those that answer a form or a script: nothing is drawn there. */
export const endpoints = {
  cookieChoice: { path: "/cookies/choix", file: "cookie-choice" },
  signOut: { path: "/deconnexion", file: "sign-out" },
  legalText: { path: "/textes/:page", file: "legal-text" },
  sitemap: { path: "/sitemap.xml", file: "sitemap" },
  robots: { path: "/robots.txt", file: "robots" },
  blogFeed: { path: "/blog/feed.xml", file: "blog-feed" },
  support: {
    path: "/support",
    file: "support",
    label: "Support",
    audience: "staff",
    icon: "lifeBuoy",
    offered: ["account"],
  },
} as const;

/** The pages below the guard stand under this address. */
export const memberArea = memberPages.home.path;

/** Where staff works; their pages, in `staff-pages.ts`, have frames of their own. */
export const adminArea = "/admin";
export const moderationArea = "/moderation";

/** The pages of a person’s profile stand under this address. */
export const profileArea = memberPages.profile.path;

/** Whether a path is an area or lies below it. */
export function isBelow(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** Which of some addresses a path is, or lies below; the nearest of several. Everything lies below the dashboard's first page: it is only itself. */
export function nearestOf(addresses: readonly string[], path: string): string | undefined {
  return addresses
    .filter((address) => (address === memberArea ? path === address : isBelow(path, address)))
    .sort((one, other) => other.length - one.length)[0];
}

/** The page of a legal text, by its key. */
export const legalPath = (key: string): string => `/${key}`;

/** The pages that are offered somewhere, in their order. */
export function offeredIn(
  pages: readonly PageEntry[] | Readonly<Record<string, PageEntry>>,
  offer: Offer,
): PageEntry[] {
  return Object.values(pages).filter(({ offered = [] }) => offered.includes(offer));
}
