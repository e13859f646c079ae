import { type SearchSort, usualRadius } from "@jobami/api/search/routes";
import { servicesSearchPath } from "../../../generated/paths.ts";
import { fieldNames } from "../service-search/index.ts";

/** What a search's address states; empty texts and nulls state nothing. */
export interface SearchAddress {
  category: string;
  subcategory: string;
  /** Free terms, lowercased; none when a category is given [SRCH-05, SRCH-06]. */
  q: string;
  /** What was typed before the service was chosen for it; only beside a category. */
  need: string;
  /** A commune as text. */
  place: string;
  /** Anywhere on purpose: not around the commune of whoever asks. */
  isAnywhere: boolean;
  radius: number;
  priceMax: number | null;
  /** A day, `YYYY-MM-DD`, the next week-end, or within so many days from today; empty for any time. */
  when: string;
  ratingMin: number | null;
  isVerified: boolean;
  /** The INSEE code of one of the communes around; empty for all of them. */
  commune: string;
  sort: SearchSort;
  /** The place in the list of those who are found; empty for its first page. */
  cursor: string;
}

/** The names of the parts in an address: those of the box, and those of the filters. */
export const names = {
  ...fieldNames,
  need: "besoin",
  radius: "rayon",
  priceMax: "prix",
  ratingMin: "note",
  verified: "verifie",
  commune: "commune",
  sort: "tri",
  cursor: "suite",
} as const;

export const frenchSorts: Readonly<Record<SearchSort, string>> = {
  fit: "pertinence",
  distance: "distance",
  price: "prix",
  rating: "note",
  soon: "disponibilite",
};

/** What an address states of what is asked for or not. */
export const yes = "oui";

/** Prices of an hour that a search may be narrowed to, in euros. */
export const pricesOffered = [15, 20, 30, 50] as const;

/** A search that states nothing. */
export const emptySearch: SearchAddress = {
  category: "",
  subcategory: "",
  q: "",
  need: "",
  place: "",
  isAnywhere: false,
  radius: usualRadius,
  priceMax: null,
  when: "",
  ratingMin: null,
  isVerified: false,
  commune: "",
  sort: "fit",
  cursor: "",
};

/** The parts of a search that its address names, leaving out what is the default. */
export function searchParts(search: SearchAddress): [name: string, value: string][] {
  const isByCategory = search.category !== "";
  const parts: [string, string | false][] = [
    [names.category, search.category],
    [names.subcategory, isByCategory && search.subcategory],
    [names.q, !isByCategory && search.q],
    [names.need, isByCategory && search.need],
    [names.place, search.place],
    [names.radius, search.radius !== usualRadius && String(search.radius)],
    [names.priceMax, search.priceMax !== null && String(search.priceMax)],
    [names.when, search.when],
    [names.ratingMin, search.ratingMin !== null && String(search.ratingMin)],
    [names.verified, search.isVerified && yes],
    [names.commune, search.place !== "" && search.commune],
    [names.sort, search.sort !== "fit" && frenchSorts[search.sort]],
    [names.cursor, search.cursor],
  ];
  return parts.filter(
    (part): part is [string, string] =>
      part[1] !== false && (part[1] !== "" || (part[0] === names.place && search.isAnywhere)),
  );
}

/** The address of a search. */
export function searchPath(change: Partial<SearchAddress>, search: SearchAddress = emptySearch): string {
  const text = new URLSearchParams(searchParts({ ...search, cursor: "", ...change })).toString();
  const path = servicesSearchPath;
  return text === "" ? path : `${path}?${text}`;
}
