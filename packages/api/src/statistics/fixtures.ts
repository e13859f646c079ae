import type { AdvancedStatistics, StatisticsFigures } from "./contract.ts";
import { spansOf } from "./periods.ts";

const today = "2026-11-18";
const month = spansOf("30j", today).now;
const year = spansOf("12m", today).now;

/** A number that looks like chance and is always the same. */
const wave = (place: number, most: number) => Math.floor(((place * 7919 + 13) % 97) / (97 / (most + 1)));

/** A month of a jobbeur who works. */
export const jobbeurFigures: StatisticsFigures = {
  periode: "30j",
  cote: "jobbeur",
  from: month[0]?.start ?? "",
  to: today,
  missions: { now: 6, before: 4 },
  finished: { now: 5, before: 5 },
  proposals: { now: 14, before: 17 },
  accepted: { now: 6, before: 4 },
  refused: { now: 3, before: 6 },
  answerMinutes: { now: 48, before: 95 },
  views: { now: 41, before: 22 },
  favorites: { now: 2, before: 0 },
  reviews: { now: 4, before: 3 },
  rating: { now: 4.8, before: 4.5 },
  cents: { now: 48_250, before: 31_000 },
  jobis: { now: 12, before: 0 },
  series: month.map(({ start }, place) => ({
    start,
    missions: wave(place, 1),
    proposals: wave(place + 3, 2),
    accepted: wave(place + 5, 1),
    views: wave(place + 11, 4),
    cents: wave(place + 2, 3) > 1 ? 1500 * wave(place, 5) : 0,
    jobis: wave(place + 1, 1),
  })),
};

/** A year of somebody who asks for help. */
export const requesterFigures: StatisticsFigures = {
  ...jobbeurFigures,
  periode: "12m",
  cote: "demandeur",
  from: year[0]?.start ?? "",
  series: year.map(({ start }, place) => ({
    start,
    missions: wave(place, 2),
    proposals: wave(place + 3, 6),
    accepted: wave(place + 5, 2),
    views: wave(place + 11, 3),
    cents: 1000 * wave(place + 2, 9),
    jobis: 0,
  })),
};

const nothing = { now: 0, before: 0 };

/** Those of somebody who has just come. */
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
