import type { AskHours } from "@jobami/api/missions/contract";

/** Copy of asking people before everybody else. */
export const askedCopy = {
  title: "À qui la demander d’abord",
  lead: "La mission n’est montrée à personne d’autre tant que vous attendez leur réponse.",
  pageLead: "Personne d’autre ne verra votre demande sans votre accord.",
  offer: "La demander d’abord à quelqu’un",
  people: "Personnes demandées",
  remove: "Retirer",
  removed: (name: string) => `${name} n’est plus dans la liste.`,
  add: "Ajouter une personne",
  addOne: "Ajouter",
  full: "Cinq personnes au plus\u00a0: retirez-en une pour en ajouter une autre.",
  favorites: "Parmi vos favoris",
  favoritesFailed: "Vos favoris n’ont pas pu être chargés.",
  noFavorites: "Aucun jobbeur à ajouter parmi vos favoris.",
  search: "Chercher un jobbeur",
  searchHelp: "Votre mission reste en brouillon pendant ce temps.",
  hours: "Temps pour répondre",
  opensAfter: "Si personne n’accepte, l’ouvrir à tous",
  opensAfterHelp: "Sinon elle reste fermée, et vous décidez.",
  gone: "Cette personne n’est pas disponible pour l’instant",
  goneText: "Choisissez quelqu’un d’autre, ou publiez pour tous.",
  publish: "Envoyer la demande",
  publishing: "Envoi de la demande…",
  published: "Votre demande est envoyée",
  review: "À qui",
  everybody: "Tous les jobbeurs à qui elle convient",
} as const;

export const hourLabels: Record<AskHours, string> = {
  2: "2 heures",
  6: "6 heures",
  24: "24 heures",
  48: "2 jours",
  72: "3 jours",
};

/** « Karim B., Inès D. et Zoé T. » */
const listed = new Intl.ListFormat("fr-FR");

/** The title of the page while people are asked first: « Demander à Karim B. » */
export const askedTitle = (names: readonly string[]) => `Demander à ${listed.format(names)}`;

/** For whom it is, as it is read again before it is sent. */
export function reviewText(names: readonly string[], hours: AskHours, opensAfter: boolean): string {
  return `${listed.format(names)}, réponse sous ${hourLabels[hours]}${opensAfter ? ", puis tous les jobbeurs" : ""}`;
}

/** What a person charges for the service, beside the amount that is being thought of: « Fatou D. demande 29 € de l’heure. » */
export const askedPriceText = (name: string, price: string) => `${name} demande ${price}.`;
export const askedPriceTake = (price: string) => `Mettre ${price}`;
