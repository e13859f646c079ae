import type { SearchSort } from "@jobami/api/search/routes";

/** Copy of the services and of the search for jobbeurs. */
export const copy = {
  services: "Services",
  servicesTitle: "Tous les services",
  servicesLead:
    "Choisissez un service, ou dites ce qu’il vous faut\u00a0: vous verrez qui le propose près de chez vous.",
  searchTitle: "Trouver un jobbeur",
  refine: "Affiner",
  change: "Modifier",
  fold: "Fermer",
  active: "Filtres actifs",
  remove: "Retirer le filtre\u00a0: ",
  clear: "Tout effacer",
  results: "Jobbeurs trouvés",
  why: "Pourquoi ce résultat\u00a0: ",
  from: "à partir de",
  badges: "Badges",
  showResults: "Voir les résultats",
  filters: "Filtres",
  neighbourServices: "Services proches, près de chez vous",
  quote: "Sur devis",
  flat: "par prestation",
  unknownPlace: "Cette commune n’a pas été trouvée\u00a0: la recherche porte sur toute la France.",
  alike: "Personne n’emploie exactement ces mots. Voici qui emploie des mots proches.",
  noneFound: "Personne pour l’instant",
  noneFoundText:
    "Aucun jobbeur ne correspond. Publiez votre mission\u00a0: les jobbeurs qui s’y connaissent vous répondront.",
  publish: "Publier une mission",
  start: "Dites ce qu’il vous faut",
  startText: "Un métier, une tâche, une panne\u00a0: vos mots suffisent. La commune se précise à côté.",
  allServices: "Voir tous les services",
  source:
    "Distances entre communes, à un kilomètre près. Position des communes\u00a0: GeoNames (CC BY 4.0), INSEE.",
  people: "Qui est là",
  seeAll: "Voir tous les jobbeurs",
  questions: "Questions fréquentes",
  around: "Communes voisines",
  neighbours: "Services proches",
  failed: "La recherche n’a pas abouti",
  failedText: "Réessayez dans un instant\u00a0: votre recherche est gardée dans l’adresse.",
  retry: "Réessayer",
} as const;

/** Of the view, which the server writes: no page carries it. */
export const viewCopy = {
  radius: "Distance",
  price: "Prix de l’heure",
  sort: "Trier par",
  rating: "Note",
  verified: "Vérification",
  anyProfile: "Tous les profils",
  verifiedOnly: "profils vérifiés",
  anyPrice: "Tous",
  anyRating: "Toutes",
  anyTime: "Peu importe",
  today: "Aujourd’hui",
  tomorrow: "Demain",
  commune: "Communes autour",
  allCommunes: "Toutes",
  own: "votre commune",
  noPlace: "dans toute la France. Indiquez une commune pour voir les distances.",
  withoutFilters: "Sans les filtres",
  anywhere: "Partout en France",
} as const;

export const sortLabels: Readonly<Record<SearchSort, string>> = {
  fit: "Pertinence",
  distance: "Distance",
  price: "Prix",
  rating: "Note",
  soon: "Disponible bientôt",
};

export const kmText = (km: number) => `${km}\u00a0km`;
/** Made once: a page of results shows several notes. */
const number = new Intl.NumberFormat("fr-FR");
/** « 4,5 et plus » */
export const ratingText = (note: number) => `${number.format(note)} et plus`;
/** « d’ici 3 jours » */
export const withinText = (days: string) => `d’ici ${days} jours`;
const dayName = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
/** « mardi 1er décembre » */
export const dayText = (day: string) =>
  dayName.format(Date.parse(`${day}T00:00:00Z`)).replace(/ 1 /, " 1er ");
/** « disponible samedi 5 décembre » */
export const freeOnText = (day: string) => `disponible ${dayText(day)}`;
/** « disponible dès mardi 1er décembre » */
export const nextFreeText = (day: string) => `disponible dès ${dayText(day)}`;
/** « disponible d’ici 3 jours » */
export const freeWithinText = (days: string) => `disponible ${withinText(days)}`;
/** « répond en 45 min environ » */
export function answerText(minutes: number): string {
  if (minutes < 60) return `répond en ${Math.max(1, minutes)}\u00a0min environ`;
  const hours = Math.round(minutes / 60);
  if (hours < 36) return `répond en ${hours}\u00a0h environ`;
  return `répond en ${Math.round(hours / 24)}\u00a0jours environ`;
}
export const quotedText = (terms: string) => `«\u202f${terms}\u202f»`;
/** « Visite à domicile (« garder mon chat ») » */
export const needText = (service: string, need: string) => `${service} (${quotedText(need)})`;
export const askText = (name: string) => `Demander à ${name}`;
export const countedText = (name: string, count: number) => `${name} (${count})`;
export const priceText = (euros: number) => `jusqu’à ${euros}\u00a0€/h`;
/** « 1 jobbeur », « plus de 1 000 jobbeurs ». */
export function jobbeurText(count: number, isCapped = count >= 1000): string {
  if (isCapped) return "plus de 1\u202f000 jobbeurs";
  if (count === 0) return "aucun jobbeur";
  return count === 1 ? "1 jobbeur" : `${count} jobbeurs`;
}
/** The beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase("fr-FR") + text.slice(1);
export const aroundText = (place: string, km: number) => `à ${kmText(km)} autour de ${place}`;
/** « Jardinage » as a part of a sentence. */
export const inSentence = (label: string) => label.toLocaleLowerCase("fr-FR");

/** Why a person was found: what their row does not show by itself. */
export const reasons = {
  matches: "vos mots sont dans son profil",
  matchesAlike: "des mots proches des vôtres sont dans son profil",
  comes: (km: number) => `se déplace jusqu’à ${kmText(km)}`,
  staysAway: (km: number) => `se déplace jusqu’à ${kmText(km)} seulement\u00a0: posez-lui la question`,
} as const;

/** What to try instead. */
export const tries = {
  wider: (km: number, count: number) => `Chercher à ${kmText(km)} (${jobbeurText(count)})`,
  filters: (count: number) => `${viewCopy.withoutFilters} (${jobbeurText(count)})`,
  category: (label: string, count: number) => `Tout en ${inSentence(label)} (${jobbeurText(count)})`,
  service: (label: string, count: number) => `${label} (${jobbeurText(count)})`,
  place: (count: number) => `${viewCopy.anywhere} (${jobbeurText(count)})`,
} as const;
