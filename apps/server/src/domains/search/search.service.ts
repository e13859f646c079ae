import { toCents, toEuros } from "@jobami/api/http/money";
import { dayInFrance } from "@jobami/api/missions/days";
import { weekdays } from "@jobami/api/profiles/availability";
import type { PricesQuery } from "@jobami/api/proposals/contract";
import { type BadgeKey, quickDays, quickHours } from "@jobami/api/quality/badges";
import type {
  CityPage,
  Commune,
  FoundPerson,
  NearestQuestion,
  SearchAnswer,
  SearchQuery,
  ServiceSlug,
  ShownPerson,
} from "@jobami/api/search/contract";
import { subcategorySlugs } from "@jobami/api/taxonomy";
import { findServices } from "@jobami/api/taxonomy/find-services";
import { frenchSearch } from "@jobami/api/taxonomy/french-search";
import { popularServices } from "@jobami/api/taxonomy/popular-services";
import type { SavedProfile } from "../../composition/contributions.ts";
import { sharedRead } from "../../platform/caching/shared-read.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import { countCap } from "../../platform/lists/pagination.ts";
import type { FoundPlace, PlacesService } from "../places/places.domain.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import type { readAcceptedPrices } from "../proposals/proposals.domain.ts";
import type { Reviews } from "../reviews/reviews.domain.ts";
import { badgesOf, foundDetails } from "./found-details.ts";
import { freeDaysOf } from "./free-days.ts";
import { headlineFits } from "./headline.ts";
import { otherQuestions } from "./nearest.ts";
import { type CommuneRow, type FoundRow, noTerms, type SearchQuestion } from "./search.question.ts";
import { searchRepository as repository } from "./search.repository.ts";
import { levelsOf, neighboursOf, partsOf, services, subcategoriesOf } from "./service-parts.ts";

/** How far « nearby » goes on the page of a commune, and how far its neighbours lie, in km. */
const nearbyKm = 25;
const aroundKm = 60;
const mostAround = 8;
const byName = new Intl.Collator("fr", { numeric: true });
const mostPeople = 12;
/** So many communes narrow a search, and so many services are named where no one was found. */
const mostCommunes = 12;
const mostNeighbours = 6;
const dayMs = 86_400_000;
/** What visitors without a session are shown of people is read once in so many ms; the page that shows it may be four seconds old. */
const sharedMs = 1000;
/** The list of pages that search engines ask for walks everything that is offered: read once in so many ms. */
const namedMs = 10 * 60_000;
const popular = popularServices.flatMap(({ slug }, place) =>
  subcategoriesOf(slug).map((subcategory) => ({ subcategory, place })),
);
/** Terms are taken for so many services. */
const mostServices = 3;

function communeOf({ code, name, department, departmentCode, slug }: FoundPlace): Commune {
  return { code, name, department, departmentCode, slug };
}

/** Which services a question means, and which terms are looked for besides. */
function meant({ category, subcategory, q = "" }: SearchQuery): Pick<SearchQuestion, "services" | "words"> {
  if (subcategory !== undefined) return { services: [subcategory], ...noTerms };
  if (category !== undefined) return { services: subcategoriesOf(category), ...noTerms };
  return { services: findServices(q, mostServices).map((found) => found.subcategory), words: q };
}

/** Shorter terms are as near to many others; more of them are not looked for. */
const shortestNear = 4;
const mostNear = 5;

/** The terms of a question that profiles may state nearly, where it names no service. */
function typedTerms({ services, words: terms }: SearchQuestion): string[] {
  if (services.length > 0) return [];
  return frenchSearch
    .tokenize(terms)
    .filter((word) => word.length >= shortestNear && frenchSearch.processTerm(word) !== null)
    .slice(0, mostNear);
}

/** Finds jobbeurs by service, terms and place. It knows what profiles state, and of places no more than the commune. */
export function createSearch({
  clock,
  db,
  profiles,
  places,
  proposals,
  reviews,
}: {
  clock: Clock;
  db: Db;
  profiles: Profiles;
  places: PlacesService;
  proposals: { acceptedPrices: typeof readAcceptedPrices };
  reviews: Pick<Reviews, "newestOfEach">;
}) {
  /** Writes anew what is searched by of a profile that was saved. */
  async function index(tx: Tx, profile: SavedProfile): Promise<void> {
    const { userId, version, headline, about, equipment, availability, placeCode, radiusKm, updatedAt } =
      profile;
    const centre = placeCode === null ? null : places.centre(placeCode);
    const days = weekdays.reduce(
      (bits, day, at) => (availability[day].length > 0 ? bits | (1 << at) : bits),
      0,
    );
    const where = {
      placeCode,
      latitude: centre?.latitude ?? null,
      longitude: centre?.longitude ?? null,
      radiusKm,
      days,
      updatedAt,
    };
    const rows = profile.services.map(({ subcategory, unit, amount }) => ({
      userId,
      subcategory,
      unit,
      amountCents: amount === null ? null : toCents(amount),
      ...where,
    }));
    const hours = rows.flatMap(({ unit, amountCents }) =>
      unit === "hour" && amountCents !== null ? [amountCents] : [],
    );
    const terms = [headline, about, ...equipment].join("\n");
    const hourCents = hours.length === 0 ? null : Math.min(...hours);
    await repository.replace(
      tx,
      { userId, version, words: terms, offers: rows.length, hourCents, ...where },
      rows,
    );
  }

  const detailsOf = (db: Db, ids: readonly string[], from = dayInFrance(clock.now())) =>
    repository.details(db, ids, {
      today: dayInFrance(clock.now()),
      from,
      since: new Date(clock.now() - quickDays * dayMs).toISOString(),
      quickHours,
    });

  /** Those who are found, with the next day on which each is free from the first one that is asked for. */
  async function peopleOf(
    db: Db,
    rows: readonly FoundRow[],
    { free, today }: SearchQuestion,
  ): Promise<FoundPerson[]> {
    const ids = rows.map(({ user_id }) => user_id);
    const from = free?.from ?? today;
    const known = await profiles.summaries(db, ids);
    const details = await detailsOf(db, ids, from);
    return rows.flatMap((row) => {
      const person = known.get(row.user_id)?.summary;
      if (person === undefined) return [];
      const isByTerms = row.is_by_words;
      const place = row.place_code === null ? undefined : places.find(row.place_code);
      return [
        {
          person:
            isByTerms || headlineFits(person.headline, row.services) ? person : { ...person, headline: "" },
          services: row.services.map(({ subcategory, unit, amount_cents }) => ({
            subcategory,
            unit,
            amount: amount_cents === null ? null : toEuros(amount_cents),
          })),
          isByWords: isByTerms,
          commune: place === undefined ? null : communeOf(place),
          distanceKm: row.distance_km,
          radiusKm: row.radius_km,
          days: weekdays.filter((_, at) => (row.days & (1 << at)) !== 0),
          rating: row.rating,
          reviews: row.reviews ?? 0,
          ...foundDetails(row, details.get(row.user_id), from),
        },
      ];
    });
  }

  function questionOf(query: SearchQuery, place: FoundPlace | null, viewerId: string | null): SearchQuestion {
    const centre = place === null ? null : places.centre(place.code);
    const today = dayInFrance(clock.now());
    return {
      ...meant(query),
      around: centre === null ? null : { ...centre, radiusKm: query.radius },
      priceMaxCents: query.price_max === undefined ? null : toCents(query.price_max),
      ratingMin: query.rating_min ?? null,
      verifiedOn: query.verified === true ? dayInFrance(clock.now()) : null,
      communeCode: query.commune ?? null,
      free: freeDaysOf(query, today),
      today,
      sort: query.sort,
      viewerId,
    };
  }

  /** The communes that count the most, by name: arrondissements as they are numbered. */
  const countsOf = (rows: readonly CommuneRow[], most: number) =>
    rows
      .flatMap(({ place_code, count }) => {
        const place = places.find(place_code);
        return place === undefined ? [] : [{ commune: communeOf(place), count }];
      })
      .slice(0, most)
      .sort((one, other) => byName.compare(one.commune.name, other.commune.name));

  /** How many live in each commune around, in whichever of them is asked for; none without a place. */
  async function communesAround(db: Db, question: SearchQuestion, found: readonly CommuneRow[]) {
    if (question.around === null) return [];
    const isOneAsked = (question.communeCode ?? null) !== null;
    const rows = isOneAsked ? await repository.communes(db, { ...question, communeCode: null }) : found;
    return countsOf(rows, mostCommunes);
  }

  /** Services like the likeliest that was asked for, which a person around offers. */
  async function neighboursAround(
    db: Db,
    { services, around }: SearchQuestion,
  ): Promise<SearchAnswer["neighbours"]> {
    const [service] = services;
    if (service === undefined) return [];
    // Anywhere, whole categories are too much to count.
    const neighbours = neighboursOf(service).filter(
      ({ subcategories }) => around !== null || subcategories.length === 1,
    );
    const counts = await repository.counts<ServiceSlug>(db, neighbours, around);
    return counts.slice(0, mostNeighbours);
  }

  /** The least change of a question that finds no one by which it finds a person. */
  async function nearest(
    db: Db,
    query: SearchQuery,
    question: SearchQuestion,
  ): Promise<NearestQuestion | null> {
    for (const other of otherQuestions(query, question)) {
      const count = await repository.howMany(db, other.question);
      if (count > 0) return other.toNearest(Math.min(count, countCap));
    }
    return null;
  }

  /** Who states nearly the terms that no one declares; null for no one. */
  async function near(
    db: Db,
    question: SearchQuestion,
    page: KeyedQuery,
  ): Promise<Awaited<ReturnType<typeof repository.find>> | null> {
    const typed = typedTerms(question);
    if (typed.length === 0 || !(await repository.knowsNearTerms(db))) return null;
    const nearTerms = await repository.termsLike(db, typed);
    if (nearTerms.length === 0) return null;
    const found = await repository.find(db, { ...question, nearTerms }, page);
    return found.pagination.totalCount === 0 ? null : found;
  }

  /** What others agreed on for a service, whole and by the hour; none for a category, whose services differ too much. */
  async function agreedPrices(db: Db, service: ServiceSlug): Promise<CityPage["prices"]> {
    const subcategory = subcategorySlugs.find((slug) => slug === service);
    if (subcategory === undefined) return { fixed: null, hourly: null };
    const of = async (budget_type: PricesQuery["budget_type"]) => {
      const prices = await proposals.acceptedPrices(db, { subcategory, budget_type });
      return prices?.of === "subcategory" ? prices : null;
    };
    return { fixed: await of("fixe"), hourly: await of("horaire") };
  }

  /** One of each popular service, no one twice: the best rated of whom a review with text can be read. */
  async function readShown(db: Db, viewerId: string | null): Promise<ShownPerson[]> {
    const rows = await repository.bestRated(db, popular, viewerId);
    const newest = await reviews.newestOfEach(db, [...new Set(rows.map(({ user_id }) => user_id))]);
    const chosen = new Map<string, (typeof rows)[number]>();
    for (const row of rows) {
      const isTaken = [...chosen.values()].some(({ place }) => place === row.place);
      if (newest.has(row.user_id) && !chosen.has(row.user_id) && !isTaken) chosen.set(row.user_id, row);
    }
    const known = await profiles.summaries(db, [...chosen.keys()]);
    return [...chosen.values()].flatMap(({ user_id, subcategory, place_code }) => {
      const person = known.get(user_id)?.summary;
      const of = newest.get(user_id);
      const place = place_code === null ? undefined : places.find(place_code);
      if (person === undefined || of === undefined) return [];
      return [{ person, subcategory, commune: place === undefined ? null : communeOf(place), ...of }];
    });
  }
  async function readCities(db: Db): Promise<{ service: ServiceSlug; commune: string }[]> {
    const rows = await repository.cities(db);
    const pages = new Set(
      rows.flatMap(({ subcategory, place_code }) => {
        const slug = places.find(place_code)?.slug;
        return slug === undefined ? [] : levelsOf(subcategory).map((service) => `${service} ${slug}`);
      }),
    );
    return [...pages].map((page) => {
      const [service = "", commune = ""] = page.split(" ");
      return { service: service as ServiceSlug, commune };
    });
  }
  const shownToVisitors = sharedRead({ clock, forMs: sharedMs, read: () => readShown(db, null) });

  return {
    index,
    /** People who stand for the popular services. A member's are read for them: whom they blocked is not among them. */
    shown: (on: Db, viewerId: string | null): Promise<readonly ShownPerson[]> =>
      viewerId === null ? shownToVisitors() : readShown(on, viewerId),
    /** Reads every profile that was saved otherwise than searches know it: those from before there were searches. */
    async catchUp(): Promise<void> {
      for await (const profile of profiles.saved(db))
        if ((await repository.versionOf(db, profile.userId)) !== profile.version)
          await inTransaction(db, (tx) => index(tx, profile));
    },
    /** Who is found by a question, a page at a time; when no one is, what to ask instead. */
    async search(
      db: Db,
      query: SearchQuery,
      viewerId: string | null,
    ): Promise<Omit<SearchAnswer, "success">> {
      const place = query.place === undefined || query.place === "" ? null : places.meant(query.place);
      const isPlaceUnknown = place === null && query.place !== undefined && query.place !== "";
      const question = questionOf(query, place, viewerId);
      const { cursor, limit } = query;
      const exact = await repository.find(db, question, { cursor, limit });
      const isNone = exact.pagination.totalCount === 0;
      // Terms that a person declares elsewhere are worth more than terms like them.
      const other = isNone ? await nearest(db, query, question) : null;
      const alike = isNone && other === null ? await near(db, question, { cursor, limit }) : null;
      const { rows, pagination } = alike ?? exact;
      return {
        data: await peopleOf(db, rows, question),
        pagination,
        services: [...question.services],
        place: place === null ? null : communeOf(place),
        isPlaceUnknown,
        isAlike: alike !== null,
        nearest: other,
        communes: await communesAround(db, question, exact.communes),
        neighbours:
          pagination.totalCount === 0 && other?.change !== "filters"
            ? await neighboursAround(db, question)
            : [],
      };
    },
    /** Badges that follow from what a search knows of some people, by them. */
    async badgesOf(
      db: Db,
      people: readonly { userId: string; rating: number | null; reviews: number }[],
    ): Promise<ReadonlyMap<string, BadgeKey[]>> {
      const details = await detailsOf(
        db,
        people.map(({ userId }) => userId),
      );
      return new Map(people.map((one) => [one.userId, badgesOf(one, details.get(one.userId))]));
    },
    /** How many offer each service. */
    counts: (db: Db) => repository.counts<ServiceSlug>(db, services, null),
    /** The pages of services in communes that have a person of their own, as they were `namedMs` ago at most. */
    cities: sharedRead({ clock, forMs: namedMs, read: () => readCities(db) }),
    /** The communes that a name or a postal code in an address may mean. */
    named: (name: string) => places.named(name).map(communeOf),
    /** A service in a commune, whether or not there is a person near. Throws NOT_FOUND for a commune that is none. */
    async city(db: Db, service: ServiceSlug, slug: string): Promise<CityPage> {
      const place = places.bySlug(slug);
      const centre = place === undefined ? null : places.centre(place.code);
      if (place === undefined || centre === null) throw new DomainError("NOT_FOUND");
      const around = { ...centre, radiusKm: nearbyKm };
      const question: SearchQuestion = {
        services: partsOf(service),
        ...noTerms,
        around,
        priceMaxCents: null,
        ratingMin: null,
        today: dayInFrance(clock.now()),
        sort: "distance",
      };
      const count = await repository.howMany(db, question);
      const { rows } = await repository.find(db, { ...question, isForEngines: true }, { limit: mostPeople });
      const communes = await repository.communes(db, {
        ...question,
        around: { ...centre, radiusKm: aroundKm },
      });
      return {
        service,
        commune: communeOf(place),
        count: Math.min(count, countCap),
        nearbyKm,
        people: await peopleOf(db, rows, question),
        around: countsOf(
          communes.filter(({ place_code }) => place_code !== place.code),
          mostAround,
        ),
        prices: await agreedPrices(db, service),
        neighbours: await repository.counts<ServiceSlug>(db, neighboursOf(service), around),
      };
    },
  };
}

export type Search = ReturnType<typeof createSearch>;
