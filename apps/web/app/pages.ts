import { type Role, roleReaches } from "@jobami/api/http/route";

/** Where a page is offered besides links inside pages: the bar on top, the menu of narrow screens, the account's menu, the bar at the bottom, the rail and the drawer of all places, spoken commands. */
export type Offer = "bar" | "menu" | "account" | "bottomBar" | "rail" | "voice";

/** Groups of places, for people who are signed in. */
export type PlaceGroup =
  | "today"
  | "missions"
  | "relations"
  | "money"
  | "activity"
  | "visibility"
  | "benefits"
  | "help";

/** Groups of places, for staff. */
export type StaffGroup = "overview" | "people" | "trust";

/** Groups of the map of the product. */
export type PageGroup = PlaceGroup | StaffGroup | "legal";

/** Icons by name: what draws a page brings the icon, so that pages without one stay light. */
export type PageIcon =
  | "badgeCheck"
  | "bell"
  | "circleHelp"
  | "coins"
  | "fileCheck"
  | "filePen"
  | "fileSearch"
  | "gauge"
  | "hammer"
  | "handshake"
  | "heart"
  | "house"
  | "lifeBuoy"
  | "logIn"
  | "messageCircle"
  | "mic"
  | "plus"
  | "scale"
  | "settings"
  | "shield"
  | "userPlus"
  | "userRound";

/** The roles whose pages stand outside of the dashboard. */
export type StaffRole = Exclude<Role, "jobutil">;

/** A page: its address, what it is called, who may see it, and where it is offered. */
export interface PageEntry {
  path: string;
  label: string;
  /** Where there is room for one word. */
  shortLabel?: string;
  /** Everybody where nothing is said. */
  audience?: "visitors" | "members" | "staff" | StaffRole;
  group?: PageGroup;
  icon?: PageIcon;
  offered?: readonly Offer[];
  /** A way in: its footer is short, and nothing invites to sign up again. */
  isWayIn?: boolean;
  /** A section of the settings, framed by the list of all of them. */
  isSetting?: boolean;
  /** The route file where it is not called like the page; several pages may share one. */
  file?: string;
}

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
  newsletter: { path: "/newsletter", label: "Newsletter", isWayIn: true },
  newsletterVerify: {
    path: "/newsletter/verify",
    label: "Inscription à la newsletter",
  },
  newsletterUnsubscribe: {
    path: "/newsletter/unsubscribe",
    label: "Désinscription de la newsletter",
  },
  deletionConfirm: {
    path: "/account/delete/confirm",
    label: "Suppression du compte",
  },
  deletionFinal: {
    path: "/account/delete/final",
    label: "Dernière étape de la suppression",
  },
  emailChange: { path: "/account/email", label: "Changement d’adresse e-mail" },
  accountDeleted: { path: "/account/deleted", label: "Compte supprimé" },
  seenProfile: { path: "/profil/:slug", label: "Profil" },
  services: { path: "/services", label: "Services disponibles", shortLabel: "Services" },
  servicesSearch: { path: "/services/search", label: "Trouver un jobbeur" },
  serviceCity: { path: "/services/:service/:ville", label: "Service dans une commune" },
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
    group: "relations",
    icon: "messageCircle",
    offered: ["menu", "bottomBar", "rail"],
  },
  conversation: {
    path: "/dashboard/messages/:id",
    label: "Conversation",
    group: "relations",
    file: "dashboard.messages",
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
  favorites: {
    path: "/dashboard/profil/favoris",
    label: "Favoris",
    group: "relations",
    icon: "heart",
    offered: ["account", "rail", "voice"],
  },
  seenProfile: { path: "/dashboard/profil/:slug", label: "Profil", group: "relations" },
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
} as const satisfies Record<string, PageEntry>;

/** Pages of those who run the house; each says which role it asks for. */
export const staffPages = {
  administration: {
    path: "/admin",
    label: "Administration",
    shortLabel: "Admin",
    audience: "jobpadm",
    group: "overview",
    icon: "gauge",
    offered: ["bar", "account", "rail"],
    file: "admin.administration",
  },
  moderation: {
    path: "/moderation",
    label: "Modération",
    shortLabel: "Modo",
    audience: "jobmodo",
    group: "overview",
    icon: "scale",
    offered: ["bar", "account", "rail"],
    file: "moderation.moderation",
  },
  consents: {
    path: "/admin/cgv-cgu-consents",
    label: "Consentements",
    audience: "jobpadm",
    group: "trust",
    icon: "fileCheck",
    offered: ["rail"],
    file: "admin.consents",
  },
  termsVersions: {
    path: "/admin/cgv-cgu-versions",
    label: "Conditions",
    audience: "jobpadm",
    group: "trust",
    icon: "filePen",
    offered: ["rail"],
    file: "admin.terms-versions",
  },
  documents: {
    path: "/admin/entreprise-documents",
    label: "Documents à vérifier",
    audience: "jobpadm",
    group: "people",
    icon: "fileSearch",
    offered: ["rail"],
    file: "admin.documents",
  },
  documentReview: {
    path: "/admin/entreprise-documents/:userId",
    label: "Documents d’une personne",
    audience: "jobpadm",
    group: "people",
    file: "admin.document-review",
  },
} as const satisfies Record<string, PageEntry & { audience: StaffRole }>;

/** The pages of staff that are offered somewhere to a role; where there is room for one alone, only the role's own. */
export function staffPagesFor(role: Role, offer: Offer, only?: "own"): PageEntry[] {
  return Object.values<PageEntry & { audience: StaffRole }>(staffPages).filter(
    ({ audience, offered = [] }) =>
      roleReaches(role, audience) && offered.includes(offer) && (only === undefined || audience === role),
  );
}

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

/** Where staff works; their pages have frames of their own. */
export const adminArea = staffPages.administration.path;
export const moderationArea = staffPages.moderation.path;

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

/** The page of one mission. */
export function missionPath(id: string): string {
  return memberPages.mission.path.replace(":id", encodeURIComponent(id));
}

/** One conversation. */
export function conversationPath(id: string): string {
  return memberPages.conversation.path.replace(":id", encodeURIComponent(id));
}

/** The profile of a person as others see it, by the name in its address: inside the dashboard, or for everybody. */
export function profilePath(slug: string, place: "dashboard" | "public" = "dashboard"): string {
  const { path } = (place === "public" ? publicPages : memberPages).seenProfile;
  return path.replace(":slug", encodeURIComponent(slug));
}

/** The page of a service in a commune, by the names of both in an address [APP-03]. */
export function serviceCityPath(service: string, ville: string): string {
  return publicPages.serviceCity.path
    .replace(":service", encodeURIComponent(service))
    .replace(":ville", encodeURIComponent(ville));
}

/** The search for who offers a service of the list [FOOT-06]. */
export function serviceSearchPath(category: string, subcategory = ""): string {
  const query = new URLSearchParams({ category, ...(subcategory === "" ? {} : { subcategory }) });
  return `${publicPages.servicesSearch.path}?${query}`;
}
/** What staff decides of one person's documents. */
export const reviewPath = (userId: string): string =>
  staffPages.documentReview.path.replace(":userId", encodeURIComponent(userId));

/** One proposal on a mission's page. */
export function proposalPath(missionId: string, proposalId: string): string {
  return `${missionPath(missionId)}?proposition=${encodeURIComponent(proposalId)}`;
}

/** A page of the comments on a mission, below it. */
export function commentsPath(missionId: string, page = 1): string {
  return `${missionPath(missionId)}${page > 1 ? `?commentaires=${page}` : ""}#commentaires`;
}

/** A page of the missions that suit a jobbeur, with those that they dismissed or without. */
export function matchingPath({ page = 1, showRejected = false } = {}): string {
  const params = new URLSearchParams();
  if (showRejected) params.set("ecartees", "oui");
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text === "" ? memberPages.matching.path : `${memberPages.matching.path}?${text}`;
}

/** The proposals on a mission beside each other. */
export function comparisonPath(missionId: string): string {
  return `${missionPath(missionId)}?comparer=prix`;
}

/** The sign-up of somebody who looks for a jobbeur or wants to be one. */
export function registrationPath(profile: "jobbeur" | "other"): string {
  return `${publicPages.registration.path}?profil=${profile}`;
}

/** The page of a legal text, by its key. */
export const legalPath = (key: string): string => `/${key}`;

/** Where the sections of a legal text are read for its modal. */
export function legalTextPath(key: string): string {
  return endpoints.legalText.path.replace(":page", key);
}

/** The sign-in, which leads back to where somebody came from. */
export function loginPath(from: string): string {
  return `${publicPages.login.path}?from=${encodeURIComponent(from)}`;
}

/** The pages that are offered somewhere, in their order. */
export function offeredIn(pages: Readonly<Record<string, PageEntry>>, offer: Offer): PageEntry[] {
  return Object.values(pages).filter(({ offered = [] }) => offered.includes(offer));
}
