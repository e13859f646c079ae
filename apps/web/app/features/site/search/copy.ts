import type { Weekday } from "@jobami/api/profiles/availability";
import type { CityPage } from "@jobami/api/search/contract";
import type { SearchSort } from "@jobami/api/search/routes";

/** Copy of the services and of the search for jobbeurs. */
export const copy = {
  services: "Services",
  servicesTitle: "Tous les services",
  servicesLead:
    "Choisissez un service, ou dites ce qu’il vous faut\u00a0: vous verrez qui le propose près de chez vous.",
  searchTitle: "Trouver un jobbeur",
  what: "Quoi\u202f?",
  whatPlaceholder: "Plombier, monter un meuble…",
  whatHint: "Écrivez ce qu’il vous faut, avec vos mots.",
  whatEmpty: "Aucun service de ce nom. Cherchez avec vos mots\u00a0: les profils seront lus.",
  whatFailed: "Les propositions ne sont pas arrivées. Cherchez avec vos mots.",
  where: "Où\u202f?",
  wherePlaceholder: "Ville ou code postal",
  whereEmpty: "Aucune commune trouvée. Vérifiez l’orthographe ou le code postal.",
  search: "Rechercher",
  form: "Recherche de jobbeurs",
  refine: "Affiner",
  radius: "Distance",
  price: "Prix de l’heure",
  day: "Disponible",
  sort: "Trier par",
  rating: "Note",
  verified: "Vérification",
  anyProfile: "Tous les profils",
  verifiedOnly: "profils vérifiés",
  anyPrice: "Tous",
  anyRating: "Toutes",
  anyDay: "Tous les jours",
  active: "Filtres actifs",
  remove: "Retirer le filtre\u00a0: ",
  clear: "Tout effacer",
  results: "Jobbeurs trouvés",
  why: "Pourquoi ce résultat\u00a0: ",
  from: "à partir de",
  badges: "Badges",
  commune: "Communes autour",
  allCommunes: "Toutes",
  free: "Libre",
  anyFree: "Peu importe",
  filters: "Filtres",
  neighbourServices: "Services proches, près de chez vous",
  quote: "Sur devis",
  flat: "forfait",
  unknownPlace: "Cette commune n’a pas été trouvée\u00a0: la recherche porte sur toute la France.",
  alike: "Personne n’emploie exactement ces mots. Voici qui emploie des mots proches.",
  noneFound: "Personne pour l’instant",
  noneFoundText:
    "Aucun jobbeur ne correspond. Publiez votre mission\u00a0: les jobbeurs qui s’y connaissent vous répondront.",
  publish: "Publier une mission",
  start: "Dites ce qu’il vous faut",
  startText: "Un métier, une tâche, une panne\u00a0: vos mots suffisent. La commune se précise à côté.",
  allServices: "Voir tous les services",
  withoutFilters: "Sans les filtres",
  anywhere: "Partout en France",
  pages: "Pages de résultats",
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

/** Days as sentences have them. */
export const dayLabels: Readonly<Record<Weekday, string>> = {
  monday: "le lundi",
  tuesday: "le mardi",
  wednesday: "le mercredi",
  thursday: "le jeudi",
  friday: "le vendredi",
  saturday: "le samedi",
  sunday: "le dimanche",
};

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
/** Within how many days a person is free. */
export function freeText(days: number): string {
  return days === 1 ? "aujourd’hui" : `d’ici ${days} jours`;
}
const dayName = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
/** « libre mardi 1 décembre » */
export const nextFreeText = (day: string) => `libre ${dayName.format(Date.parse(`${day}T00:00:00Z`))}`;
/** « répond en 45 min environ » */
export function answerText(minutes: number): string {
  if (minutes < 60) return `répond en ${Math.max(1, minutes)}\u00a0min environ`;
  const hours = Math.round(minutes / 60);
  if (hours < 36) return `répond en ${hours}\u00a0h environ`;
  return `répond en ${Math.round(hours / 24)}\u00a0jours environ`;
}
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

/** Why a person was found. */
export const reasons = {
  offers: (labels: readonly string[]) => `propose ${labels.map(inSentence).join(", ")}`,
  matches: "vos mots sont dans son profil",
  matchesAlike: "des mots proches des vôtres sont dans son profil",
  here: (place: string) => `est à ${place}`,
  away: (km: number, place: string) => `à ${kmText(km)} environ de ${place}`,
  comes: (km: number) => `se déplace jusqu’à ${kmText(km)}, donc jusque-là`,
  staysAway: (km: number) => `se déplace jusqu’à ${kmText(km)} seulement\u00a0: posez-lui la question`,
  free: (day: Weekday) => `disponible ${dayLabels[day]}`,
  verified: "identité et métier vérifiés, bien noté",
  cheap: (euros: number) => `demande ${euros}\u00a0€/h au plus`,
} as const;

/** What to try instead. */
export const tries = {
  wider: (km: number, count: number) => `Chercher à ${kmText(km)} (${jobbeurText(count)})`,
  filters: (count: number) => `${copy.withoutFilters} (${jobbeurText(count)})`,
  category: (label: string, count: number) => `Tout en ${inSentence(label)} (${jobbeurText(count)})`,
  service: (label: string, count: number) => `${label} (${jobbeurText(count)})`,
  place: (count: number) => `${copy.anywhere} (${jobbeurText(count)})`,
} as const;

/** The page of a service in a commune. */
export const cityCopy = {
  title: (service: string, commune: string) => `${service} à ${commune}`,
  lead: (count: number, commune: string, km: number) =>
    `${capital(jobbeurText(count))} à ${commune} et ${kmText(km)} autour. Le prix se fixe entre vous, sans commission.`,
  description: (count: number, service: string, commune: string) =>
    `${service} à ${commune} et autour\u00a0: ${jobbeurText(count)}, leurs prix et leurs disponibilités. Ou publiez votre mission, sans commission.`,
  which: (service: string, name: string) => `${service} à ${name}\u00a0: dans quel département\u202f?`,
  none: "Pas encore de jobbeur ici",
  noneHelp: (hasOthers: boolean) =>
    `Publiez votre mission\u00a0: les jobbeurs qui s’inscrivent autour la voient aussitôt.${
      hasOthers ? " Ou regardez dans les communes voisines." : ""
    }`,
  hidden: (count: number, shown: number) => {
    if (shown === 0) return `Voir ${jobbeurText(count)} dans la recherche`;
    return count === 1 ? "et 1 autre jobbeur" : `et ${count} autres jobbeurs`;
  },
};

type Agreed = NonNullable<CityPage["prices"]["fixed"]>;

const agreedSentence = ({ count, low, median, high }: Agreed) =>
  `${median}\u00a0€ au milieu des ${count} derniers accords, et la moitié d’entre eux entre ${low} et ${high}\u00a0€.`;

/** What others agreed on, where enough did: the middle of it, and between what half of it lies. */
function agreedText({ fixed, hourly }: CityPage["prices"]): { question: string; answer: string }[] {
  const facts = [
    ...(fixed === null ? [] : [`Pour la mission entière\u00a0: ${agreedSentence(fixed)}`]),
    ...(hourly === null ? [] : [`À l’heure\u00a0: ${agreedSentence(hourly)}`]),
  ];
  if (facts.length === 0) return [];
  return [
    {
      question: "À quel prix les autres s’accordent-ils\u202f?",
      answer: `${facts.join(" ")} Sur Jobami, partout en France.`,
    },
  ];
}

/** What people ask about a service in a commune, and what is so. */
export function cityQuestions(about: {
  commune: string;
  count: number;
  km: number;
  lowest: number | null;
  prices: CityPage["prices"];
}): { question: string; answer: string }[] {
  const { commune, count, km, lowest, prices } = about;
  return [
    {
      question: `Combien de jobbeurs proposent ce service à ${commune}\u202f?`,
      answer: `${capital(jobbeurText(count))} à ${kmText(km)} autour de ${commune}, aujourd’hui.`,
    },
    ...(lowest === null
      ? []
      : [
          {
            question: `À partir de quel prix\u202f?`,
            answer: `${lowest}\u00a0€ de l’heure parmi les profils affichés. Le prix se fixe à deux, avant le travail.`,
          },
        ]),
    ...agreedText(prices),
    {
      question: "Comment faire ma demande\u202f?",
      answer:
        "Ouvrez un profil pour voir ses prix et ses disponibilités, ou publiez votre mission\u00a0: les jobbeurs du coin vous font leurs propositions, et vous choisissez.",
    },
  ];
}
