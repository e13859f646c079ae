import { type Weekday, weekdays } from "@jobami/api/profiles/availability";
import {
  type SearchSort,
  searchFreeDays,
  searchRadii,
  searchRatings,
  searchSorts,
  usualRadius,
} from "@jobami/api/search/routes";
import { servicesSearchPath } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { fieldNames } from "../service-search/index.ts";

/** What a search's address states; empty texts and nulls state nothing. */
export interface SearchAddress {
  category: string;
  subcategory: string;
  /** Free terms, lowercased; none when a category is given [SRCH-05, SRCH-06]. */
  q: string;
  /** A commune as text. */
  place: string;
  radius: number;
  priceMax: number | null;
  day: Weekday | null;
  ratingMin: number | null;
  isVerified: boolean;
  /** The INSEE code of one of the communes around; empty for all of them. */
  commune: string;
  /** Free on one of so many days from today. */
  freeWithin: number | null;
  sort: SearchSort;
  page: number;
}

/** The names of the parts in an address: those of the box, and those of the filters. */
export const names = {
  ...fieldNames,
  radius: "rayon",
  priceMax: "prix",
  day: "jour",
  ratingMin: "note",
  verified: "verifie",
  commune: "commune",
  freeWithin: "libre",
  sort: "tri",
  page: "page",
} as const;

const frenchDays: Readonly<Record<Weekday, string>> = {
  monday: "lundi",
  tuesday: "mardi",
  wednesday: "mercredi",
  thursday: "jeudi",
  friday: "vendredi",
  saturday: "samedi",
  sunday: "dimanche",
};
const frenchSorts: Readonly<Record<SearchSort, string>> = {
  fit: "pertinence",
  distance: "distance",
  price: "prix",
  rating: "note",
  soon: "disponibilite",
};

/** What an address states of what is asked for or not. */
const yes = "oui";

/** Prices of an hour that a search may be narrowed to, in euros. */
export const pricesOffered = [15, 20, 30, 50] as const;

/** A search that states nothing. */
export const emptySearch: SearchAddress = {
  category: "",
  subcategory: "",
  q: "",
  place: "",
  radius: usualRadius,
  priceMax: null,
  day: null,
  ratingMin: null,
  isVerified: false,
  commune: "",
  freeWithin: null,
  sort: "fit",
  page: 1,
};

/** A commune as INSEE numbers it. */
const communeCode = /^(?:\d{2}|2[AB])\d{3}$/;

const readText = (params: URLSearchParams, name: string, max: number) =>
  (params.get(name) ?? "").replace(/\p{C}/gu, " ").trim().slice(0, max);

/** Reads a search's address; what it does not know it ignores. */
export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const category = params.get(names.category) ?? "";
  const radius = Number(params.get(names.radius));
  const price = Number(params.get(names.priceMax));
  const rating = Number(params.get(names.ratingMin));
  const free = Number(params.get(names.freeWithin));
  const commune = params.get(names.commune) ?? "";
  const place = readText(params, names.place, 80);
  return {
    category,
    subcategory: category === "" ? "" : (params.get(names.subcategory) ?? ""),
    q: category === "" ? readText(params, names.q, 120).toLowerCase() : "",
    place,
    radius: searchRadii.find((km) => km === radius) ?? usualRadius,
    priceMax: price > 0 && price <= 10_000 ? price : null,
    day: weekdays.find((day) => frenchDays[day] === params.get(names.day)) ?? null,
    ratingMin: searchRatings.find((note) => note === rating) ?? null,
    isVerified: params.get(names.verified) === yes,
    // One of the communes around a place: without a place there is none.
    commune: place !== "" && communeCode.test(commune) ? commune : "",
    freeWithin: searchFreeDays.find((days) => days === free) ?? null,
    sort: searchSorts.find((sort) => frenchSorts[sort] === params.get(names.sort)) ?? "fit",
    page: readPage(params),
  };
}

/** The parts of a search that its address names, leaving out what is the default. */
export function searchParts(search: SearchAddress): [name: string, value: string][] {
  const isByCategory = search.category !== "";
  const parts: [string, string | false][] = [
    [names.category, search.category],
    [names.subcategory, isByCategory && search.subcategory],
    [names.q, !isByCategory && search.q],
    [names.place, search.place],
    [names.radius, search.radius !== usualRadius && String(search.radius)],
    [names.priceMax, search.priceMax !== null && String(search.priceMax)],
    [names.day, search.day !== null && frenchDays[search.day]],
    [names.ratingMin, search.ratingMin !== null && String(search.ratingMin)],
    [names.verified, search.isVerified && yes],
    [names.commune, search.place !== "" && search.commune],
    [names.freeWithin, search.freeWithin !== null && String(search.freeWithin)],
    [names.sort, search.sort !== "fit" && frenchSorts[search.sort]],
    [names.page, search.page > 1 && String(search.page)],
  ];
  return parts.filter((part): part is [string, string] => part[1] !== false && part[1] !== "");
}

/** The address of a search. */
export function searchPath(change: Partial<SearchAddress>, search: SearchAddress = emptySearch): string {
  const text = new URLSearchParams(searchParts({ ...search, page: 1, ...change })).toString();
  const path = servicesSearchPath;
  return text === "" ? path : `${path}?${text}`;
}

/** The same, as the contract asks for it. */
export function searchQueryOf(search: SearchAddress): Record<string, string> {
  const { category, subcategory, q, place, radius, priceMax, day, ratingMin, isVerified, sort, page } =
    search;
  const { commune, freeWithin } = search;
  return {
    ...(category === "" ? {} : { category }),
    ...(subcategory === "" ? {} : { subcategory }),
    ...(q === "" ? {} : { q }),
    ...(place === "" ? {} : { place }),
    ...(priceMax === null ? {} : { price_max: String(priceMax) }),
    ...(day === null ? {} : { day }),
    ...(ratingMin === null ? {} : { rating_min: String(ratingMin) }),
    ...(isVerified ? { verified: "true" } : {}),
    ...(commune === "" ? {} : { commune }),
    ...(freeWithin === null ? {} : { free_within: String(freeWithin) }),
    radius: String(radius),
    sort,
    page: String(page),
  };
}

/** Whether anything is looked for. */
export const isAsking = ({ category, q, place }: SearchAddress) =>
  category !== "" || q !== "" || place !== "";
