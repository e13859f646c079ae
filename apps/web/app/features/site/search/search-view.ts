import { displayText, shortName } from "@jobami/api/http/display-text";
import { addDays, isDay } from "@jobami/api/planning/time";
import type { FoundPerson, NearestQuestion, SearchAnswer } from "@jobami/api/search/contract";
import { searchRadii, searchRatings, searchSorts } from "@jobami/api/search/routes";
import { serviceCategories } from "@jobami/api/taxonomy";
import { askPath } from "../../../entities/ask/index.ts";
import { badgeNames } from "../../../entities/badge/index.ts";
import { type MissionWish, withWish } from "../../../entities/service/index.ts";
import { composePath } from "../../../generated/paths.ts";
import { loginFrom, profilePath, registrationAs } from "../../../paths.ts";
import {
  answerText,
  aroundText,
  askText,
  capital,
  copy,
  countedText,
  dayText,
  freeOnText,
  freeWithinText,
  jobbeurText,
  kmText,
  needText,
  nextFreeText,
  priceText,
  quotedText,
  ratingText,
  reasons,
  sortLabels,
  tries,
  viewCopy,
  withinText,
} from "./copy.ts";
import { emptySearch, pricesOffered, type SearchAddress, searchPath } from "./search-address.ts";
import { dayOf } from "./search-reading.ts";

/** A person found, as text. */
export interface FoundView {
  id: string;
  path: string;
  name: string;
  headline: string;
  photo: string | undefined;
  /** What they offer of what was asked for. */
  services: string;
  badges: readonly string[];
  /** Where they are, how far, when free next, how soon an answer comes: what is known. */
  facts: string;
  /** The price of what fits best; null where it is quoted. */
  price: { amount: number; unit: "hour" | "flat" } | null;
  /** What was written of them, and how often; null without any review. */
  rating: { value: number; count: number } | null;
  /** Why they were found, in clauses, as far as nothing else that is drawn of them states it; often empty. */
  reasons: string;
  /** Where they are asked first for what was searched, by whoever is signed in and by others. */
  ask: { label: string; member: string; visitor: string };
}

/** A link that changes the question. */
export interface SearchLink {
  label: string;
  path: string;
  isCurrent: boolean;
}

/** A search and what it found, as text and addresses: no list of services has to travel along. */
export interface SearchView {
  search: SearchAddress;
  title: string;
  /** « 3 jobbeurs à 25 km autour de Lyon »; null before anything is asked. */
  summary: string | null;
  /** « 3 jobbeurs » */
  count: string;
  /** « Tonte de pelouse · Lyon · samedi 5 décembre »; empty where nothing of it is asked. */
  asked: string;
  /** What stands in the first field. */
  what: string;
  /** What stands in the second one: the commune as it was understood. */
  where: string;
  /** When a person may be wanted. */
  times: readonly { value: string; label: string }[];
  isPlaceUnknown: boolean;
  /** Those who are found use other terms, like those that were asked for. */
  isAlike: boolean;
  people: readonly FoundView[];
  /** The pages around the one that is shown. */
  around: { previousCursor: string | null; nextCursor: string | null };
  chips: readonly { label: string; path: string }[];
  filters: readonly { label: string; links: readonly SearchLink[] }[];
  /** What to try when no one was found. */
  instead: { label: string; path: string } | null;
  neighbours: readonly { label: string; path: string }[];
  /** Where a mission for what was asked is published, by whoever is signed in and by others. */
  publish: { member: string; visitor: string };
}

const subcategories = serviceCategories.flatMap((category) => category.subcategories);
/** The French name of a service of either level; the slug itself when it is none. */
export const serviceLabel = (slug: string): string =>
  [...serviceCategories, ...subcategories].find((one) => one.slug === slug)?.label ?? slug;

/** How far, when free: on the day that was asked for or next, how soon an answer comes: what is known. */
function factsOf({ distanceKm, nextFreeDay, answerMinutes }: FoundPerson, day: string | null): string[] {
  const free = day === null ? nextFreeDay && nextFreeText(nextFreeDay) : freeOnText(day);
  return [
    ...(distanceKm === null ? [] : [kmText(distanceKm)]),
    ...(free === null ? [] : [free]),
    ...(answerMinutes === null ? [] : [answerText(answerMinutes)]),
  ];
}

/** A person found by a question, and why. */
export function foundView(
  found: FoundPerson,
  asked: {
    place: string | null;
    /** The day on which they are free. */
    day?: string | null;
    /** Their terms are like those that were asked for. */
    isAlike?: boolean;
    wish: MissionWish;
  },
): FoundView {
  const { person, services, isByWords, commune, distanceKm, radiusKm, rating, reviews: count } = found;
  const { place, day = null, isAlike = false, wish } = asked;
  const ask = withWish(askPath(person.slug), wish);
  const [first] = services;
  const labels = services.slice(0, 3).map(({ subcategory }) => serviceLabel(subcategory));
  const why = [
    isByWords && (isAlike ? reasons.matchesAlike : reasons.matches),
    place !== null &&
      distanceKm !== null &&
      distanceKm > 0 &&
      radiusKm !== null &&
      (distanceKm <= radiusKm ? reasons.comes : reasons.staysAway)(radiusKm),
  ].filter((clause) => clause !== false);
  return {
    id: person.id,
    path: withWish(profilePath(person.slug, "public"), wish),
    name: shortName(person),
    headline: displayText(person.headline),
    photo: person.photo?.small,
    services: labels.join(", "),
    badges: found.badges.map((key) => badgeNames[key]),
    facts: [
      ...(commune === null ? [] : [`${commune.name} (${commune.departmentCode})`]),
      ...factsOf(found, day),
    ].join(" · "),
    price:
      first === undefined || first.amount === null || first.unit === "quote"
        ? null
        : { amount: first.amount, unit: first.unit },
    rating: rating === null ? null : { value: rating, count },
    reasons: why.join(" · "),
    ask: { label: askText(shortName(person)), member: ask, visitor: loginFrom(ask) },
  };
}

const anywhere = { place: "", isAnywhere: true } as const;

const nameOf = (communes: SearchAnswer["communes"], code: string) =>
  communes.find(({ commune }) => commune.code === code)?.commune.name ?? code;

function chipsOf(
  search: SearchAddress,
  where: string,
  communes: SearchAnswer["communes"],
): SearchView["chips"] {
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
    [when !== "", capital((isDay(when) ? freeOnText : freeWithinText)(when)), { when: "" }],
    [ratingMin !== null, ratingText(ratingMin ?? 0), { ratingMin: null }],
    [isVerified, viewCopy.verifiedOnly, { isVerified: false }],
  ];
  return chips.filter(([isOn]) => isOn).map(([, label, off]) => ({ label, path: searchPath(off, search) }));
}

function filtersOf(
  search: SearchAddress,
  hasPlace: boolean,
  communes: SearchAnswer["communes"],
): SearchView["filters"] {
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
        ...searchRatings.map((ratingMin) => link(ratingText(ratingMin), { ratingMin })),
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

const categoryOf = (subcategory: string) =>
  serviceCategories.find(({ subcategories: parts }) => parts.some(({ slug }) => slug === subcategory))
    ?.slug ?? "";

/** What is asked for, as the wish for a mission: the service that was chosen or that the terms were taken for, the terms themselves, the place and the day. */
function wishIn(search: SearchAddress, answer: SearchAnswer | null): MissionWish {
  const [meant = ""] = answer?.services ?? [];
  const { category, subcategory, q } = search;
  const service =
    category === "" ? { category: categoryOf(meant), subcategory: meant } : { category, subcategory };
  const place = answer?.place;
  const day = dayOf(search);
  return {
    ...service,
    title: search.need || (q === "" && subcategory !== "" ? serviceLabel(subcategory) : q),
    ...(place && { place: place.name, commune: place.code }),
    ...(day !== null && { day }),
  };
}

/** So many days are proposed by name. */
const daysNamed = 28;

/** When a person may be wanted: any time, today and the days after it, within some days, and the day that is asked for. */
function timesFrom(today: string, when: string): SearchView["times"] {
  const days = Array.from({ length: daysNamed }, (_, ahead) => addDays(today, ahead));
  const isFar = isDay(when) && !days.includes(when);
  const special = [viewCopy.today, viewCopy.tomorrow];
  return [
    { value: "", label: viewCopy.anyTime },
    ...["3", "7"].map((value) => ({ value, label: capital(withinText(value)) })),
    ...[...days, ...(isFar ? [when] : [])].map((value, ahead) => ({
      value,
      label: special[ahead] ?? capital(dayText(value)),
    })),
  ];
}

/** Searches for services like the one that was asked for, which a person around offers. */
function neighboursOf(
  search: SearchAddress,
  neighbours: SearchAnswer["neighbours"],
): SearchView["neighbours"] {
  return neighbours.map(({ service, count }) => {
    const category = categoryOf(service);
    const change =
      category === "" ? { category: service, subcategory: "" } : { category, subcategory: service };
    return {
      label: tries.service(serviceLabel(service), count),
      path: searchPath({ ...change, q: "" }, search),
    };
  });
}

function insteadOf(nearest: NearestQuestion | null, search: SearchAddress): SearchView["instead"] {
  switch (nearest?.change) {
    case "radius":
      return {
        label: tries.wider(nearest.radiusKm, nearest.count),
        path: searchPath({ radius: nearest.radiusKm, commune: "" }, search),
      };
    case "filters":
      return {
        label: tries.filters(nearest.count),
        path: searchPath(
          {
            when: "",
            priceMax: null,
            ratingMin: null,
            isVerified: false,
            commune: "",
          },
          search,
        ),
      };
    case "category":
      return {
        label: tries.category(serviceLabel(nearest.category), nearest.count),
        path: searchPath({ subcategory: "" }, search),
      };
    case "place":
      return { label: tries.place(nearest.count), path: searchPath({ ...anywhere, commune: "" }, search) };
    default:
      return null;
  }
}

/** « 3 jobbeurs », as the beginning of a sentence. */
function countOf({ totalCount, countIsEstimated }: SearchAnswer["pagination"]): string {
  return capital(jobbeurText(totalCount, countIsEstimated));
}

/** Where people were looked for, after how many there are: how to see distances where no place is given. */
function whereText({ place, data }: SearchAnswer, km: number, isOwnPlace: boolean): string {
  if (place === null) return data.length === 0 ? "" : ` ${viewCopy.noPlace}`;
  return ` ${aroundText(place.name, km)}${isOwnPlace ? `, ${viewCopy.own}` : ""}`;
}

/** What was asked for, in one line. */
function askedText(what: string, where: string, when: string): string {
  const day = when && (isDay(when) ? dayText : withinText)(when);
  return [what, where, day].filter((part) => part !== "").join(" · ");
}

/** What is drawn of a search on some day (`YYYY-MM-DD`); `isOwnPlace`: around the commune of whoever asks, which they did not state. */
export function searchView(
  search: SearchAddress,
  answer: SearchAnswer | null,
  { today, isOwnPlace = false }: { today: string; isOwnPlace?: boolean },
): SearchView {
  const place = answer?.place ?? null;
  const where = place === null ? search.place : `${place.name} (${place.departmentCode})`;
  const service = search.subcategory || search.category;
  const { previousCursor = null, nextCursor = null } = answer?.pagination ?? {};
  const people = answer?.data ?? [];
  const communes = answer?.communes ?? [];
  const wish = wishIn(search, answer);
  const count = answer === null ? "" : countOf(answer.pagination);
  const named = service === "" ? copy.searchTitle : serviceLabel(service);
  const what = service === "" ? search.q : named;
  const { when } = search;
  return {
    search,
    title: place === null || service === "" ? named : `${named} à ${place.name}`,
    summary: answer === null ? null : count + whereText(answer, search.radius, isOwnPlace),
    count,
    asked: askedText(search.need === "" ? what : needText(what, search.need), place?.name ?? where, when),
    what,
    where,
    times: timesFrom(today, when),
    isPlaceUnknown: answer?.isPlaceUnknown ?? false,
    isAlike: answer?.isAlike ?? false,
    people: people.map((one) =>
      foundView(one, {
        place: place?.name ?? null,
        day: dayOf(search),
        isAlike: answer?.isAlike ?? false,
        wish,
      }),
    ),
    around: { previousCursor, nextCursor },
    chips: chipsOf(search, where, communes),
    filters: filtersOf(search, place !== null, communes),
    instead: insteadOf(answer?.nearest ?? null, search),
    neighbours: neighboursOf(search, answer?.neighbours ?? []),
    publish: {
      member: withWish(composePath, wish),
      visitor: withWish(registrationAs("other"), wish),
    },
  };
}
