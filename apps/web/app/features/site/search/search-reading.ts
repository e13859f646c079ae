import { addDays, isDay, weekdayOf } from "@jobami/api/planning/time";
import type { Weekday } from "@jobami/api/profiles/availability";
import {
  searchFreeDays,
  searchRadii,
  searchRatings,
  searchSorts,
  usualRadius,
} from "@jobami/api/search/routes";
import { readPlace } from "../../../platform/lists/index.ts";
import { frenchSorts, names, type SearchAddress, yes } from "./search-address.ts";

/** How older addresses state when: on which day of the week, and within how many days. */
const olderNames = { day: "jour", freeWithin: "libre" } as const;
const frenchDays: Readonly<Record<Weekday, string>> = {
  monday: "lundi",
  tuesday: "mardi",
  wednesday: "mercredi",
  thursday: "jeudi",
  friday: "vendredi",
  saturday: "samedi",
  sunday: "dimanche",
};
/** A commune as INSEE numbers it. */
const communeCode = /^(?:\d{2}|2[AB])\d{3}$/;

const readText = (params: URLSearchParams, name: string, max: number) =>
  (params.get(name) ?? "").replace(/\p{C}/gu, " ").trim().slice(0, max);

/** The longest that a day may be ahead, in days. */
const farthest = 365;

/** When a person is wanted, on some day (`YYYY-MM-DD`); what is over or no day is any time. */
function readWhen(params: URLSearchParams, today: string): string {
  const older = params.get(olderNames.freeWithin) ?? "";
  const when = params.get(names.when) ?? older;
  if (when === "1") return today;
  if (searchFreeDays.some((days) => String(days) === when)) return when;
  const weekday = params.get(olderNames.day);
  const next = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).find(
    (day) => frenchDays[weekdayOf(day)] === weekday,
  );
  const day = when === "" ? (next ?? "") : when;
  return isDay(day) && day >= today && day <= addDays(today, farthest) ? day : "";
}

/** Reads a search's address on some day; what it does not know it ignores, and what it no longer states the same way it reads. */
export function readSearchAddress(params: URLSearchParams, today: string): SearchAddress {
  const category = params.get(names.category) ?? "";
  const radius = Number(params.get(names.radius));
  const price = Number(params.get(names.priceMax));
  const rating = Number(params.get(names.ratingMin));
  const commune = params.get(names.commune) ?? "";
  const place = readText(params, names.place, 80);
  return {
    category,
    subcategory: category === "" ? "" : (params.get(names.subcategory) ?? ""),
    q: category === "" ? readText(params, names.q, 120).toLowerCase() : "",
    need: category === "" ? "" : readText(params, names.need, 120),
    place,
    isAnywhere: place === "" && params.has(names.place),
    radius: searchRadii.find((km) => km === radius) ?? usualRadius,
    priceMax: price > 0 && price <= 10_000 ? price : null,
    when: readWhen(params, today),
    ratingMin: searchRatings.find((note) => note === rating) ?? null,
    isVerified: params.get(names.verified) === yes,
    // One of the communes around a place: without a place there is none.
    commune: place !== "" && communeCode.test(commune) ? commune : "",
    sort: searchSorts.find((sort) => frenchSorts[sort] === params.get(names.sort)) ?? "fit",
    cursor: readPlace(params, names.cursor),
  };
}

/** The day that is asked for; null where none is. */
export const dayOf = ({ when }: SearchAddress): string | null => (isDay(when) ? when : null);

/** The same, as the contract asks for it. */
export function searchQueryOf(search: SearchAddress): Record<string, string> {
  const { category, subcategory, q, place, radius, priceMax, ratingMin, isVerified, sort } = search;
  const { commune, when, cursor } = search;
  return {
    ...(category === "" ? {} : { category }),
    ...(subcategory === "" ? {} : { subcategory }),
    ...(q === "" ? {} : { q }),
    ...(place === "" ? {} : { place }),
    ...(priceMax === null ? {} : { price_max: String(priceMax) }),
    ...(when === "" ? {} : { [isDay(when) ? "free_on" : "free_within"]: when }),
    ...(ratingMin === null ? {} : { rating_min: String(ratingMin) }),
    ...(isVerified ? { verified: "true" } : {}),
    ...(commune === "" ? {} : { commune }),
    radius: String(radius),
    sort,
    ...(cursor === "" ? {} : { cursor }),
  };
}

/** Whether anything is looked for. */
export const isAsking = ({ category, q, place }: SearchAddress) =>
  category !== "" || q !== "" || place !== "";
