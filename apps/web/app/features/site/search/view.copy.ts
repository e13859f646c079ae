import { ofPlace } from "@jobami/api/places/in-french";
import { isDay } from "@jobami/api/planning/time";
import type { SearchSort } from "@jobami/api/search/routes";
import { jobbeurText, kmText } from "./copy.ts";
import { weekEnd } from "./wanted-day.ts";

/** Of the view, which the server writes: no page carries it. */
export const viewCopy = {
  radius: "Distance",
  price: "Prix de l’heure",
  sort: "Trier par",
  rating: "Note",
  verified: "Vérification",
  anyProfile: "Tous les profils",
  verifiedOnly: "Profils vérifiés",
  anyPrice: "Tous",
  anyRating: "Toutes",
  anyTime: "Peu importe",
  noDay: "peu importe quand",
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

/** Made once: a page of results shows several notes. */
const number = new Intl.NumberFormat("fr-FR");
/** « 4,5 et plus » */
export const ratingText = (note: number) => `${number.format(note)} et plus`;
const dayName = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
/** Days are written once: a page names forty, most of them those of the page before. */
const dayTexts = new Map<string, string>();
const mostDayTexts = 400;
/** « mardi 1er décembre » */
export function dayText(day: string): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = dayName.format(Date.parse(`${day}T00:00:00Z`)).replace(/ 1 /, " 1er ");
  if (dayTexts.size >= mostDayTexts) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}
/** When a person is wanted, as an address states it: « samedi 5 décembre », « ce week-end », « d’ici 3 jours » */
export function whenText(when: string): string {
  if (when === weekEnd) return "ce week-end";
  return isDay(when) ? dayText(when) : `d’ici ${when} jours`;
}
/** « libre ce week-end » */
export const freeText = (when: string) => `libre ${when}`;
/** « libre samedi 5 décembre » */
export const freeOnText = (day: string) => freeText(dayText(day));
/** « libre à partir de mardi 1er décembre » */
export const nextFreeText = (day: string) => `libre à partir de ${dayText(day)}`;
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
export const aroundText = (place: string, km: number) => `à ${kmText(km)} autour ${ofPlace(place)}`;
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
