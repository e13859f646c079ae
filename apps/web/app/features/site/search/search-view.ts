import { displayText, shortName } from "@jobami/api/http/display-text";
import { atPlace } from "@jobami/api/places/in-french";
import type { FoundPerson, NearestQuestion, SearchAnswer } from "@jobami/api/search/contract";
import { serviceCategories } from "@jobami/api/taxonomy";
import { askPath } from "../../../entities/ask/index.ts";
import { badgeNames } from "../../../entities/badge/index.ts";
import { type MissionWish, withWish } from "../../../entities/service/index.ts";
import { composePath } from "../../../generated/paths.ts";
import { loginFrom, profilePath, registrationAs } from "../../../paths.ts";
import { capital, copy, jobbeurText, kmText } from "./copy.ts";
import { names, type SearchAddress, searchParts, searchPath } from "./search-address.ts";
import { anywhere, chipsOf, filtersOf, type SearchLink, serviceLabel, timesFrom } from "./search-filters.ts";
import { dayOf } from "./search-reading.ts";
import {
  answerText,
  aroundText,
  askText,
  freeOnText,
  needText,
  nextFreeText,
  reasons,
  tries,
  viewCopy,
  whenText,
} from "./view.copy.ts";

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

/** A search and what it found, as text and addresses: no list of services has to travel along. */
export interface SearchView {
  search: SearchAddress;
  /** Its address, at the first page. */
  path: string;
  /** The service that was chosen; null where terms are looked for. */
  service: { category: string; subcategory: string; besoin: string } | null;
  /** Filters stay when other terms are looked for. */
  others: readonly [name: string, value: string][];
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

/** How far, where it is another commune, when free: on the first day that suits what was asked for, or from when on, how soon an answer comes: what is known. */
function factsOf({ distanceKm, nextFreeDay, answerMinutes }: FoundPerson, isDayAsked: boolean): string[] {
  const free = nextFreeDay && (isDayAsked ? freeOnText : nextFreeText)(nextFreeDay);
  return [
    ...(distanceKm === null || distanceKm === 0 ? [] : [kmText(distanceKm)]),
    ...(free === null ? [] : [free]),
    ...(answerMinutes === null ? [] : [answerText(answerMinutes)]),
  ];
}

/** A person found by a question, and why. */
export function foundView(
  found: FoundPerson,
  asked: {
    place: string | null;
    /** Whether they were to be free on some day. */
    isDayAsked?: boolean;
    /** Their terms are like those that were asked for. */
    isAlike?: boolean;
    wish: MissionWish;
  },
): FoundView {
  const { person, services, isByWords, commune, distanceKm, radiusKm, rating, reviews: count } = found;
  const { place, isDayAsked = false, isAlike = false, wish } = asked;
  // Of several days that suit, the one on which they are free.
  const wished = isDayAsked && found.nextFreeDay !== null ? { ...wish, day: found.nextFreeDay } : wish;
  const ask = withWish(askPath(person.slug), wished);
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
    path: withWish(profilePath(person.slug, "public"), wished),
    name: shortName(person),
    headline: displayText(person.headline),
    photo: person.photo?.small,
    services: labels.join(", "),
    badges: found.badges.map((key) => badgeNames[key]),
    facts: [
      ...(commune === null ? [] : [`${commune.name} (${commune.departmentCode})`]),
      ...factsOf(found, isDayAsked),
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

/** What was asked for, in one line: that a day may be named too where none is. */
function askedText(what: string, where: string, when: string): string {
  const parts = [what, where].filter((part) => part !== "");
  if (parts.length === 0 && when === "") return "";
  return [...parts, when === "" ? viewCopy.noDay : whenText(when)].join(" · ");
}

const chosenIn = ({ category, subcategory, need }: SearchAddress): SearchView["service"] =>
  category === "" ? null : { category, subcategory, besoin: need };

/** The filters in an address. */
const staying: readonly string[] = [
  names.radius,
  names.priceMax,
  names.ratingMin,
  names.verified,
  names.sort,
];

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
    path: searchPath({}, search),
    service: chosenIn(search),
    others: searchParts(search).filter(([name]) => staying.includes(name)),
    title: place === null || service === "" ? named : `${named} ${atPlace(place.name)}`,
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
        isDayAsked: when !== "",
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
