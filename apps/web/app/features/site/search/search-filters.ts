import { addDays, isDay } from "@jobami/api/planning/time";
import type { SearchAnswer } from "@jobami/api/search/contract";
import { searchRadii, searchRatings, searchSorts } from "@jobami/api/search/routes";
import { serviceCategories } from "@jobami/api/taxonomy";
import { capital, kmText } from "./copy.ts";
import { emptySearch, pricesOffered, type SearchAddress, searchPath } from "./search-address.ts";
import {
  countedText,
  freeText,
  priceText,
  quotedText,
  ratingText,
  sortLabels,
  viewCopy,
  whenText,
} from "./view.copy.ts";
import { weekEnd } from "./wanted-day.ts";

/** A link that changes the question. */
export interface SearchLink {
  label: string;
  path: string;
  isCurrent: boolean;
}

const subcategories = serviceCategories.flatMap((category) => category.subcategories);
/** The French name of a service of either level; the slug itself when it is none. */
export const serviceLabel = (slug: string): string =>
  [...serviceCategories, ...subcategories].find((one) => one.slug === slug)?.label ?? slug;

/** A change by which no place is asked for. */
export const anywhere = { place: "", isAnywhere: true } as const;

const nameOf = (communes: SearchAnswer["communes"], code: string) =>
  communes.find(({ commune }) => commune.code === code)?.commune.name ?? code;

/** What a search is narrowed by, each with the search without it. */
export function chipsOf(
  search: SearchAddress,
  where: string,
  communes: SearchAnswer["communes"],
): readonly { label: string; path: string }[] {
  const { category, subcategory, q, need, place, radius, priceMax, when, ratingMin, isVerified, commune } =
    search;
  const chips: [isOn: boolean, label: string, off: Partial<SearchAddress>][] = [
    // A category and a service of it are one choice.
    [category !== "", serviceLabel(subcategory || category), { category: "", subcategory: "" }],
    [need !== "", quotedText(need), { need: "" }],
    [q !== "", quotedText(q), { q: "" }],
    [place !== "", where, { ...anywhere, commune: "" }],
    [commune !== "", nameOf(communes, commune), { commune: "" }],
    [place !== "" && radius !== emptySearch.radius, kmText(radius), { radius: emptySearch.radius }],
    [priceMax !== null, priceText(priceMax ?? 0), { priceMax: null }],
    [when !== "", capital(freeText(whenText(when))), { when: "" }],
    [ratingMin !== null, ratingText(ratingMin ?? 0), { ratingMin: null }],
    [isVerified, viewCopy.verifiedOnly, { isVerified: false }],
  ];
  return chips.filter(([isOn]) => isOn).map(([, label, off]) => ({ label, path: searchPath(off, search) }));
}

/** What a search can be narrowed to and sorted by; what the box asks for is not among it. */
export function filtersOf(
  search: SearchAddress,
  hasPlace: boolean,
  communes: SearchAnswer["communes"],
): readonly { label: string; links: readonly SearchLink[] }[] {
  const link = (label: string, change: Partial<SearchAddress>): SearchLink => ({
    label,
    path: searchPath(change, search),
    isCurrent: Object.entries(change).every(
      ([name, value]) =>
        search[name as keyof SearchAddress] === value || (name === "commune" && "radius" in change),
    ),
  });
  const sorts = searchSorts.filter((sort) => sort !== "distance" || hasPlace);
  return [
    { label: viewCopy.sort, links: sorts.map((sort) => link(sortLabels[sort], { sort })) },
    ...(communes.length > 1 || search.commune !== ""
      ? [
          {
            label: viewCopy.commune,
            links: [
              link(viewCopy.allCommunes, { commune: "" }),
              ...communes.map(({ commune, count }) =>
                link(countedText(commune.name, count), { commune: commune.code }),
              ),
            ],
          },
        ]
      : []),
    ...(hasPlace
      ? [
          {
            label: viewCopy.radius,
            links: searchRadii.map((radius) => link(kmText(radius), { radius, commune: "" })),
          },
        ]
      : []),
    {
      label: viewCopy.price,
      links: [
        link(viewCopy.anyPrice, { priceMax: null }),
        ...pricesOffered.map((priceMax) => link(priceText(priceMax), { priceMax })),
      ],
    },
    {
      label: viewCopy.rating,
      links: [
        link(viewCopy.anyRating, { ratingMin: null }),
        ...ratingsOffered.map((ratingMin) => link(ratingText(ratingMin), { ratingMin })),
      ],
    },
    {
      label: viewCopy.verified,
      links: [
        link(viewCopy.anyProfile, { isVerified: false }),
        link(viewCopy.verifiedOnly, { isVerified: true }),
      ],
    },
  ];
}

/** Below 4 a few bad reviews are found too: what is asked for at least draws them towards 4. */
const ratingsOffered = searchRatings.filter((note) => note >= 4);

/** So many days are proposed by name. */
const daysNamed = 28;

type Time = Readonly<{ value: string; label: string }>;
const timeOf = (value: string): Time => ({ value, label: capital(whenText(value)) });

let ofToday: { today: string; days: readonly string[]; times: readonly Time[] } | undefined;

/** The days that are proposed by name, and what is proposed on some day whoever asks: the same until the next one. */
function proposedOn(today: string): NonNullable<typeof ofToday> {
  if (ofToday?.today === today) return ofToday;
  const days = Array.from({ length: daysNamed }, (_, ahead) => addDays(today, ahead));
  const [first = "", second = "", ...later] = days;
  const times = [
    { value: "", label: viewCopy.anyTime },
    { value: first, label: viewCopy.today },
    { value: second, label: viewCopy.tomorrow },
    ...[weekEnd, "3", "7", ...later].map(timeOf),
  ];
  ofToday = { today, days, times };
  return ofToday;
}

/** When a person may be wanted: any time, today and tomorrow, the week-end, within some days, the days after, and the day that is asked for. */
export function timesFrom(today: string, when: string): readonly Time[] {
  const { days, times } = proposedOn(today);
  const isFar = isDay(when) && !days.includes(when);
  return isFar ? [...times, timeOf(when)] : times;
}
