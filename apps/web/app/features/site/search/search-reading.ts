import { addDays, isDay, mondayOf } from "@jobami/api/planning/time";
import {
  searchFreeDays,
  searchRadii,
  searchRatings,
  searchSorts,
  usualRadius,
} from "@jobami/api/search/routes";
import { readPlace } from "../../../platform/lists/index.ts";
import { frenchSorts, names, type SearchAddress, yes } from "./search-address.ts";
import { isDayAhead, weekdayName, weekEnd } from "./wanted-day.ts";

/** How older addresses state when: on which day of the week, and within how many days. */
const olderNames = { day: "jour", freeWithin: "libre" } as const;
/** A commune as INSEE numbers it. */
const communeCode = /^(?:\d{2}|2[AB])\d{3}$/;

const readText = (params: URLSearchParams, name: string, max: number) =>
  (params.get(name) ?? "").replace(/\p{C}/gu, " ").trim().slice(0, max);

/** When a person is wanted, on some day (`YYYY-MM-DD`); what is over or no day is any time. */
function readWhen(params: URLSearchParams, today: string): string {
  const weekday = params.get(olderNames.day) ?? "";
  const older = params.get(olderNames.freeWithin) ?? (isDay(weekday) ? weekday : "");
  const when = params.get(names.when) ?? older;
  if (when === "1") return today;
  if (when === weekEnd || searchFreeDays.some((days) => String(days) === when)) return when;
  const next = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).find(
    (day) => weekdayName(day) === weekday,
  );
  const day = when === "" ? (next ?? "") : when;
  return isDayAhead(day, today) ? day : "";
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

/** When a person is wanted, as the contract asks for it on some day; of a week-end that has begun, what is left. */
function freeQueryOf(when: string, today: string): Record<string, string> {
  if (when === "") return {};
  if (when !== weekEnd) return { [isDay(when) ? "free_on" : "free_within"]: when };
  const sunday = addDays(mondayOf(today), 6);
  return today === sunday ? { free_on: sunday } : { free_on: addDays(sunday, -1), free_until: sunday };
}

/** A search as the contract asks for it on some day. */
export function searchQueryOf(search: SearchAddress, today: string): Record<string, string> {
  const { category, subcategory, q, place, radius, priceMax, ratingMin, isVerified, sort } = search;
  const { commune, when, cursor } = search;
  return {
    ...(category === "" ? {} : { category }),
    ...(subcategory === "" ? {} : { subcategory }),
    ...(q === "" ? {} : { q }),
    ...(place === "" ? {} : { place }),
    ...(priceMax === null ? {} : { price_max: String(priceMax) }),
    ...freeQueryOf(when, today),
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
