import { seenJobbeur } from "../profiles/fixtures.ts";
import type {
  CityPage,
  Commune,
  FoundPerson,
  SearchAnswer,
  ShownPerson,
  SuggestedService,
} from "./contract.ts";

export const lyon: Commune = {
  code: "69123",
  name: "Lyon",
  department: "Rhône",
  departmentCode: "69",
  slug: "lyon-69",
};
const villeurbanne: Commune = { ...lyon, code: "69266", name: "Villeurbanne", slug: "villeurbanne-69" };

const { id, prenom, initiale, userType, slug, headline, photo } = seenJobbeur;
const karim: FoundPerson = {
  person: { id, prenom, initiale, userType, slug, headline, photo },
  services: [
    { subcategory: "tonte-de-pelouse", unit: "hour", amount: 22 },
    { subcategory: "taille-de-haies", unit: "flat", amount: 60 },
  ],
  isByWords: false,
  commune: lyon,
  distanceKm: 0,
  radiusKm: 15,
  days: ["tuesday", "thursday", "saturday"],
  rating: 4.31,
  reviews: 7,
  badges: ["verified", "quick"],
  nextFreeDay: "2026-12-01",
  answerMinutes: 45,
};

/** Those whom a search finds: near, a little further, by terms alone. */
export const foundPeople: readonly FoundPerson[] = [
  karim,
  {
    ...karim,
    person: {
      ...karim.person,
      id: "01930000-0000-7000-8000-0000000000a1",
      prenom: "Nora",
      initiale: "D",
      slug: "nora-d",
      headline: "Jardinière, du balcon au verger, avec des outils affûtés et des conseils pour la suite",
    },
    services: [{ subcategory: "tonte-de-pelouse", unit: "quote", amount: null }],
    commune: villeurbanne,
    distanceKm: 3,
    radiusKm: 2,
    rating: null,
    reviews: 0,
    badges: [],
    nextFreeDay: null,
    answerMinutes: null,
  },
  {
    ...karim,
    person: {
      ...karim.person,
      id: "01930000-0000-7000-8000-0000000000a2",
      prenom: "Ugo",
      initiale: "L",
      slug: "ugo-l",
      headline: "",
    },
    services: [{ subcategory: "montage-de-meubles", unit: "flat", amount: 45 }],
    isByWords: true,
    commune: villeurbanne,
    distanceKm: 3,
    radiusKm: 20,
    rating: 4.08,
    reviews: 1,
    badges: [],
    nextFreeDay: "2026-12-05",
    answerMinutes: 1500,
  },
];

/** What « tondre » may mean. */
export const suggestedServices: readonly SuggestedService[] = [
  {
    category: "jardinage",
    subcategory: "tonte-de-pelouse",
    label: "Tonte de pelouse",
    categoryLabel: "Jardinage",
  },
  {
    category: "jardinage",
    subcategory: "taille-de-haies",
    label: "Taille de haies",
    categoryLabel: "Jardinage",
  },
];

/** What a search for gardeners around Lyon finds. */
export const searchAnswer: SearchAnswer = {
  success: true,
  data: [...foundPeople],
  pagination: {
    pageSize: 12,
    totalCount: 27,
    countIsEstimated: false,
    previousCursor: null,
    nextCursor: "apres~1~0~0~-1764547200000~01930000-0000-7000-8000-0000000000a2",
  },
  services: ["tonte-de-pelouse"],
  place: lyon,
  isPlaceUnknown: false,
  isAlike: false,
  nearest: null,
  communes: [
    { commune: lyon, count: 18 },
    { commune: villeurbanne, count: 9 },
  ],
  neighbours: [],
};

/** A search that finds no one, and would at 50 km. */
export const emptyAnswer: SearchAnswer = {
  ...searchAnswer,
  data: [],
  pagination: { ...searchAnswer.pagination, totalCount: 0, nextCursor: null },
  nearest: { change: "radius", radiusKm: 50, count: 4 },
  communes: [],
  neighbours: [
    { service: "taille-de-haies", count: 5 },
    { service: "potager-et-plantations", count: 3 },
  ],
};

/** Lawns in Lyon. */
export const cityPage: CityPage = {
  service: "tonte-de-pelouse",
  commune: lyon,
  count: 7,
  nearbyKm: 25,
  people: [...foundPeople.slice(0, 2)],
  prices: { fixed: { of: "subcategory", count: 37, low: 35, median: 45, high: 60 }, hourly: null },
  around: [{ commune: villeurbanne, count: 4 }],
  neighbours: [
    { service: "taille-de-haies", count: 5 },
    { service: "bricolage", count: 12 },
  ],
};

/** Who stands for popular services, with a photo and without. */
export const shownPeople: readonly ShownPerson[] = [
  {
    person: karim.person,
    subcategory: "tonte-de-pelouse",
    commune: lyon,
    rating: 4.31,
    reviews: 7,
    review: {
      author: { prenom: "Léa", initiale: "M", photo: null },
      note: 5,
      texte: "La haie est nette, les déchets sont partis avec lui. À l’heure, et de bonne humeur.",
    },
  },
  {
    person: {
      ...karim.person,
      id: "01930000-0000-7000-8000-0000000000a1",
      prenom: "Nora",
      initiale: "D",
      slug: "nora-d",
      headline: "",
      photo: null,
    },
    subcategory: "plomberie",
    commune: null,
    rating: 4.08,
    reviews: 1,
    review: {
      author: { prenom: "Ugo", initiale: "L", photo: null },
      note: 4.5,
      texte: "Le robinet ne goutte plus.",
    },
  },
];
