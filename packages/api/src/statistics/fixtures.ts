import type { AdvancedStatistics, StatisticsFigures } from "./contract.ts";
import { spansOf } from "./periods.ts";

const today = "2026-11-18";
const month = spansOf("30j", today).now;
const year = spansOf("12m", today).now;

/** A number that appears random and is always the same. */
const wave = (place: number, most: number) => Math.floor(((place * 7919 + 13) % 97) / (97 / (most + 1)));

type Part = StatisticsFigures["series"][number];
const total = (series: readonly Part[], of: Exclude<keyof Part, "start">, before: number) => ({
  now: series.reduce((sum, part) => sum + part[of], 0),
  before,
});

const days: Part[] = month.map(({ start }, place) => ({
  start,
  missions: place % 5 === 2 ? 1 : 0,
  proposals: wave(place + 3, 4) > 2 ? wave(place, 2) : 0,
  accepted: place % 5 === 2 ? 1 : 0,
  views: wave(place + 11, 4),
  cents: place % 6 === 4 ? 4500 + 500 * wave(place, 8) : 0,
  jobis: place === 21 ? 12 : 0,
}));
const months: Part[] = year.map(({ start }, place) => ({
  start,
  missions: 1 + wave(place, 2),
  proposals: 2 + wave(place + 3, 6),
  accepted: wave(place + 5, 2),
  views: wave(place + 11, 3),
  cents: 4000 + 1000 * wave(place + 2, 9),
  jobis: 0,
}));

/** A month of a jobbeur who works. */
export const jobbeurFigures: StatisticsFigures = {
  periode: "30j",
  cote: "jobbeur",
  from: month[0]?.start ?? "",
  to: today,
  missions: total(days, "missions", 4),
  finished: { now: 5, before: 5 },
  proposals: total(days, "proposals", 17),
  accepted: total(days, "accepted", 4),
  refused: { now: 3, before: 6 },
  answerMinutes: { now: 48, before: 95 },
  views: total(days, "views", 22),
  favorites: { now: 2, before: 0 },
  reviews: { now: 4, before: 3 },
  rating: { now: 4.8, before: 4.5 },
  cents: total(days, "cents", 21_000),
  jobis: total(days, "jobis", 0),
  series: days,
};

/** A year of a person who asks for help. */
export const requesterFigures: StatisticsFigures = {
  ...jobbeurFigures,
  periode: "12m",
  cote: "demandeur",
  from: year[0]?.start ?? "",
  missions: total(months, "missions", 11),
  proposals: total(months, "proposals", 38),
  accepted: total(months, "accepted", 9),
  views: total(months, "views", 14),
  cents: total(months, "cents", 52_000),
  jobis: total(months, "jobis", 4),
  series: months,
};

const nothing = { now: 0, before: 0 };

/** Those of a person who has just come. */
export const emptyFigures: StatisticsFigures = {
  ...jobbeurFigures,
  missions: nothing,
  finished: nothing,
  proposals: nothing,
  accepted: nothing,
  refused: nothing,
  answerMinutes: { now: null, before: null },
  views: nothing,
  favorites: nothing,
  reviews: nothing,
  rating: { now: null, before: null },
  cents: nothing,
  jobis: nothing,
  series: month.map(({ start }) => ({
    start,
    missions: 0,
    proposals: 0,
    accepted: 0,
    views: 0,
    cents: 0,
    jobis: 0,
  })),
};

/** A jobbeur's figures in detail. */
export const advancedFigures: AdvancedStatistics = {
  periode: "30j",
  cote: "jobbeur",
  from: month[0]?.start ?? "",
  to: today,
  services: [
    { name: "tonte-de-pelouse", proposals: 8, accepted: 4 },
    { name: "montage-de-meubles", proposals: 4, accepted: 2 },
    { name: "taille-de-haies", proposals: 2, accepted: 0 },
  ],
  towns: [
    { name: "Villeurbanne", proposals: 9, accepted: 5 },
    { name: "Lyon", proposals: 5, accepted: 1 },
  ],
  hours: [
    [2, 1, 0, 0],
    [0, 1, 1, 0],
    [1, 0, 0, 0],
    [0, 2, 0, 0],
    [1, 0, 1, 0],
    [2, 1, 0, 0],
    [0, 0, 1, 0],
  ],
  funnel: { seen: 38, proposed: 14, accepted: 6, paid: 5 },
  prices: [
    {
      subcategory: "tonte-de-pelouse",
      department: "69",
      isHourly: false,
      agreements: 9,
      cents: 6500,
      others: 7200,
    },
    {
      subcategory: "montage-de-meubles",
      department: "69",
      isHourly: true,
      agreements: 3,
      cents: 2000,
      others: null,
    },
  ],
  trend: year.map(({ start }, place) => ({
    start,
    proposals: 3 + wave(place, 9),
    accepted: wave(place + 4, 3),
    cents: place === 2 ? null : 5000 + 500 * wave(place, 5),
  })),
};

/** In detail, and nothing in it yet. */
export const emptyAdvanced: AdvancedStatistics = {
  ...advancedFigures,
  services: [],
  towns: [],
  hours: Array.from({ length: 7 }, () => [0, 0, 0, 0]),
  funnel: { seen: 0, proposed: 0, accepted: 0, paid: 0 },
  prices: [],
  trend: year.map(({ start }) => ({ start, proposals: 0, accepted: 0, cents: null })),
};
