import { memberPages, type PageEntry, publicPages } from "../pages.ts";

/** Words of the bar, its menu and the footer. */
export const words = {
  home: "Accueil",
  howItWorks: "Comment ça marche",
  pricing: "Tarifs",
  pageLoading: "Chargement de la page…",
  signOut: "Se déconnecter",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  account: "Mon compte",
  balances: "Mes soldes",
  jobi: "Jobi",
  displaySettings: "Réglages d’affichage",
  mainNavigation: "Navigation principale",
  balance: "Solde Jobi",
  credits: "Crédits IA",
  creditBalance: "Solde de crédits",
  quickAccess: "Accès rapides",
  signedOut: "À bientôt !",
  morePlaces: "Plus",
  places: "Toutes les pages",
  search: "Rechercher",
  searchEverywhere: "Rechercher partout",
  searchPlace: "Chercher une page",
  foundPlaces: "Pages trouvées",
  settingsSections: "Autres paramètres",
} as const;

/** How many notifications wait, after the name of their place. */
export function unreadWords(count: number): string {
  return count === 1 ? "1 non lue" : `${count} non lues`;
}

/** How many conversations hold something new, after the name of their place. */
export function unreadMessagesWords(count: number): string {
  return count === 1 ? "1 conversation non lue" : `${count} conversations non lues`;
}

/** How many pages a search found. */
export function foundWords(count: number): string {
  if (count === 0) return "Aucune page de ce nom.";
  return count === 1 ? "1 page trouvée" : `${count} pages trouvées`;
}

/** What a section of the settings is called among the others: their first page is what it shows. */
export function sectionLabel(page: PageEntry): string {
  return page.path === memberPages.settings.path ? "Vous et vos accords" : page.label;
}

/** What a section of the settings holds, by its address. */
export const sectionDetails: Readonly<Record<string, string>> = {
  [memberPages.detailsSettings.path]: "Numéro, date de naissance",
  [memberPages.notificationSettings.path]: "Par sujet, dans l’application et par e-mail",
  [memberPages.visibilitySettings.path]: "Masquer ou montrer votre profil",
  [memberPages.blockedSettings.path]: "Qui ne peut plus vous écrire",
  [memberPages.displaySettings.path]: "Thème, tailles, couleurs, lecture à voix haute",
  [memberPages.security.path]: "Mot de passe, clés d’accès, deux étapes, appareils",
  [memberPages.voiceSettings.path]: "Mot-clé, langue, liste des commandes",
  [memberPages.accountSettings.path]: "Copie de vos données, pause, suppression",
};

/** Anchors of the landing page, in the bar's order [NAV-01, NAV-02, NAV-03]. */
export const anchors = [
  { to: `${publicPages.home.path}#home`, label: words.home },
  { to: `${publicPages.home.path}#how-it-works`, label: words.howItWorks },
  { to: `${publicPages.home.path}#pricing`, label: words.pricing },
] as const;

/** To signed-in people without scripts. */
export const plainWords = {
  title: "Votre espace a besoin de JavaScript",
  text: (email: string, phone: string) =>
    `Sans lui, les missions, les propositions et vos paramètres ne s’affichent pas. Activez-le, ou joignez-nous : ${email}, ${phone}.`,
} as const;

export const footerWords = {
  banner: {
    title: "Il y a toujours quelqu’un à côté.",
    text: "Créez votre compte en une minute. C’est gratuit, et ça le reste.",
    action: "Créer mon compte",
  },
  seeker: {
    title: "Trouver un jobbeur",
    text: "Décrivez ce qu’il y a à faire, recevez des propositions.",
  },
  jobbeur: {
    title: "Devenir jobbeur",
    text: "Choisissez vos missions, fixez votre prix.",
  },
  servicesTitle: "Tous les services",
  links: "Liens rapides",
  contact: "Nous joindre",
  rights: "Tous droits réservés.",
  cookies: "Gérer mes cookies",
  newsletter: "Recevoir la newsletter",
  socials: "Nous suivre",
} as const;

/** The quick links of the footer, in their order [FOOT-07]. */
export const quickLinks: readonly { to: string; label: string }[] = [
  { to: publicPages.about.path, label: publicPages.about.label },
  { to: anchors[1].to, label: words.howItWorks },
  { to: publicPages.services.path, label: publicPages.services.label },
  { to: publicPages.partnerOffers.path, label: publicPages.partnerOffers.label },
  { to: anchors[2].to, label: words.pricing },
  { to: publicPages.blog.path, label: publicPages.blog.label },
  { to: publicPages.contact.path, label: publicPages.contact.label },
  { to: publicPages.help.path, label: publicPages.help.label },
];

/** The legal texts at the end of public pages [LEGAL-08]. */
export const legalLinks = { label: "Informations légales" } as const;
