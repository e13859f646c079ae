import { landingPath, settingsPath } from "../generated/paths.ts";
import type { PageEntry } from "../pages.ts";

/** Copy of the bar and its menu. */
export const copy = {
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
  searchServices: "De quoi avez-vous besoin\u202f?",
  searchEverywhere: "Rechercher partout",
  searchPlace: "Chercher une page",
  foundPlaces: "Pages trouvées",
  settingsSections: "Autres paramètres",
} as const;

/** How many notifications wait, after the name of their place. */
export function unreadText(count: number): string {
  return count === 1 ? "1 non lue" : `${count} non lues`;
}

/** How many conversations hold something new, after the name of their place. */
export function unreadMessagesText(count: number): string {
  return count === 1 ? "1 conversation non lue" : `${count} conversations non lues`;
}

/** How many pages a search found. */
export function foundText(count: number): string {
  if (count === 0) return "Aucune page de ce nom.";
  return count === 1 ? "1 page trouvée" : `${count} pages trouvées`;
}

/** What a section of the settings is called among the others: their first page is what it shows. */
export function sectionLabel(page: PageEntry): string {
  return page.path === settingsPath ? "Vous et vos accords" : page.label;
}

/** Anchors of the landing page, in the bar's order [NAV-01, NAV-02, NAV-03]. */
export const anchors = [
  { to: `${landingPath}#home`, label: copy.home },
  { to: `${landingPath}#how-it-works`, label: copy.howItWorks },
  { to: `${landingPath}#pricing`, label: copy.pricing },
] as const;

/** To signed-in people without scripts. */
export const plainCopy = {
  title: "Votre espace a besoin de JavaScript",
  text: (email: string, phone: string) =>
    `Sans lui, les missions, les propositions et vos paramètres ne s’affichent pas. Activez-le, ou joignez-nous : ${email}, ${phone}.`,
} as const;
