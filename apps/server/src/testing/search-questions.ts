import { addDays } from "@jobami/api/planning/time";
import type { ServiceSlug } from "@jobami/api/search/contract";
import { searchContract } from "@jobami/api/search/contract";
import { serviceCategories } from "@jobami/api/taxonomy";
import { findServices } from "@jobami/api/taxonomy/find-services";
import { searchRepository } from "../domains/search/search.repository.ts";
import { DomainError } from "../platform/http/domain-error.ts";
import { rareTerms } from "./mission-fill-text.ts";
import type { Asker } from "./mission-questions.ts";
import type { TestServer } from "./test-server.ts";

/** What kind of question it is: by it, how long the answer may take. */
export type SearchKind = "list" | "radius" | "text" | "typing" | "page" | "all";

/** A question of the public search, as the product asks it; another one each round. */
export interface SearchAsked {
  what: string;
  kind: SearchKind;
  ask(server: Pick<TestServer, "domains" | "platform">, round: number, asker: Asker): Promise<unknown>;
}

const categories: readonly ServiceSlug[] = serviceCategories.map(({ slug }) => slug);
const parts = serviceCategories.flatMap(({ slug, subcategories }) =>
  subcategories.map((one) => ({ category: slug, subcategory: one.slug })),
);
/** Around these, and in them, most of those who are searched live. */
const large = ["Paris", "Marseille", "Lyon", "Toulouse", "Nantes", "Lille", "Bordeaux", "75011", "69003"];
const small = ["Vizille", "Betton", "Cestas", "Obernai", "Vertou", "38320", "Trets", "Lambesc", "Seclin"];
/** Hardly anybody or no one is near. */
const empty = ["Guéret", "Aurillac", "Gap", "Millau", "Mende", "Langres", "Cayenne"];
const usual = [
  "plombier",
  "ménage",
  "jardinier",
  "peinture salon",
  "électricien",
  "cours de maths",
  "garde de chien",
  "déménagement",
  "serrurier",
  "tondre la pelouse",
  "montage de meubles",
];
const misspelt = [
  "plonbier",
  "menge",
  "jardinnage",
  "pinture",
  "électrissien",
  "demenajement",
  "serurier",
  "tonte pelouze",
  "nourir mon chat",
];
const plural = [
  "plombiers",
  "femmes de ménage",
  "haies",
  "peintres",
  "vitres sales",
  "meubles en kit",
  "cartons",
];
const colloquial = [
  "fuite robinet",
  "monter meuble ikea",
  "garde chat vacances",
  "toilettes bouchées",
  "grand ménage état des lieux",
  "pelouse trop haute",
  "ordi en panne",
  "balader mes chiens",
];
/** Terms of profiles that name no service: of many, of some and of hardly any. */
const phrases = ["soigneux et ponctuel", "portugais", "devis gratuit", "camionnette", rareTerms.ofProfiles];
const similarPhrases = ["naccelle", "camionete", "portuguais", "soigneu", "agglomerration"];
const unmatchedWords = ["zzzzqqqq", rareTerms.none, "xylophoniste", "ouistiti polaire"];

/** One of a list, the first ones far more often; the same at the same round. */
function drawn<T>(list: readonly T[], round: number): T {
  const luck = (round * 0.618_034) % 1;
  return list[Math.floor(luck * luck * list.length)] as T;
}

type Query = Record<string, string | undefined>;
const search =
  (query: (round: number) => Query): SearchAsked["ask"] =>
  ({ domains, platform }, round) =>
    domains.search.search(platform.db, searchContract.search.query.parse(query(round)), null);

/** After everybody who offers the likeliest service of a category. */
const farDown = "apres~1~1~199999999~0~00000000-0000-0000-0000-000000000000";
const dayAhead = (round: number) => addDays("2026-12-05", round % 7);
const ofPart = (round: number) => drawn(parts, round);
const aroundLarge = (round: number) => drawn(large, round * 3 + 1);
const aroundSmall = (round: number) => drawn(small, round * 3 + 1);
const typed = (terms: readonly string[], round: number) => {
  const word = drawn(terms, round);
  return word.slice(0, 1 + (round % word.length));
};

const asked = (
  kind: SearchKind,
  all: Readonly<Record<string, (round: number) => Query>>,
): readonly SearchAsked[] => Object.entries(all).map(([what, query]) => ({ what, kind, ask: search(query) }));

const city =
  (places: readonly string[]): SearchAsked["ask"] =>
  async ({ domains, platform }, round) => {
    const slug = domains.places.meant(drawn(places, round * 3 + 1))?.slug ?? "";
    const service = round % 2 === 0 ? drawn(categories, round) : ofPart(round).subcategory;
    // Where no one is near there is no page: that is an answer too.
    return domains.search.city(platform.db, service as ServiceSlug, slug).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === "NOT_FOUND")) throw error;
    });
  };

/** What is asked of a filled database, each by a name. */
export const searchQuestions: readonly SearchAsked[] = [
  ...asked("list", {
    "a category": (round) => ({ category: drawn(categories, round) }),
    "a subcategory": ofPart,
    "a category, from far down on": (round) => ({ category: drawn(categories, round), cursor: farDown }),
    "a category, the last page": (round) => ({ category: drawn(categories, round), cursor: "fin" }),
    "a subcategory, at most 25 € an hour": (round) => ({ ...ofPart(round), price_max: "25" }),
    "a subcategory, free on a day": (round) => ({ ...ofPart(round), free_on: dayAhead(round) }),
    "a subcategory, rated 4.5 or better": (round) => ({ ...ofPart(round), rating_min: "4.5" }),
    "a subcategory, verified": (round) => ({ ...ofPart(round), verified: "true" }),
    "a subcategory, all filters": (round) => ({
      ...ofPart(round),
      price_max: "30",
      free_on: dayAhead(round),
      rating_min: "4",
    }),
    "a subcategory by price": (round) => ({ ...ofPart(round), sort: "price" }),
    "a category by rating": (round) => ({ category: drawn(categories, round), sort: "rating" }),
    "a subcategory, free soon first": (round) => ({ ...ofPart(round), sort: "soon" }),
    "a subcategory, free within three days": (round) => ({ ...ofPart(round), free_within: "3" }),
  }),
  ...asked("radius", {
    "a category around a large town": (round) => ({
      category: drawn(categories, round),
      place: aroundLarge(round),
    }),
    "a subcategory around a large town": (round) => ({ ...ofPart(round), place: aroundLarge(round) }),
    "a category around a small town": (round) => ({
      category: drawn(categories, round),
      place: aroundSmall(round),
    }),
    "a subcategory around a small town, 5 km": (round) => ({
      ...ofPart(round),
      place: aroundSmall(round),
      radius: "5",
    }),
    "a category around a large town, 100 km": (round) => ({
      category: drawn(categories, round),
      place: aroundLarge(round),
      radius: "100",
    }),
    "a subcategory around a large town, the nearest first": (round) => ({
      ...ofPart(round),
      place: aroundLarge(round),
      sort: "distance",
    }),
    "a subcategory around a large town by price": (round) => ({
      ...ofPart(round),
      place: aroundLarge(round),
      sort: "price",
    }),
    "a subcategory around a large town by rating": (round) => ({
      ...ofPart(round),
      place: aroundLarge(round),
      sort: "rating",
    }),
    "a subcategory around a large town, all filters": (round) => ({
      ...ofPart(round),
      place: aroundLarge(round),
      price_max: "30",
      free_on: dayAhead(round),
      rating_min: "4",
    }),
    "a subcategory around a large town, free soon first": (round) => ({
      ...ofPart(round),
      place: aroundLarge(round),
      sort: "soon",
    }),
    "a subcategory in a commune of a large town's surroundings": (round) => ({
      ...ofPart(round),
      place: "Lyon",
      commune: "69266",
    }),
    "a subcategory where no one is near": (round) => ({ ...ofPart(round), place: drawn(empty, round) }),
  }),
  ...asked("text", {
    "usual terms": (round) => ({ q: drawn(usual, round) }),
    "misspelt terms": (round) => ({ q: drawn(misspelt, round) }),
    "terms in the plural": (round) => ({ q: drawn(plural, round) }),
    "colloquial terms": (round) => ({ q: drawn(colloquial, round) }),
    "terms that profiles state": (round) => ({ q: drawn(phrases, round) }),
    "a rare word that profiles state": () => ({ q: rareTerms.ofProfiles }),
    "misspelt terms that profiles state": (round) => ({ q: drawn(similarPhrases, round) }),
    "terms of no one": (round) => ({ q: drawn(unmatchedWords, round) }),
    "usual terms around a large town": (round) => ({ q: drawn(usual, round), place: aroundLarge(round) }),
    "colloquial terms around a small town": (round) => ({
      q: drawn(colloquial, round),
      place: aroundSmall(round),
    }),
    "terms that profiles state around a large town": (round) => ({
      q: drawn(phrases, round),
      place: aroundLarge(round),
    }),
    "misspelt terms that profiles state around a large town": (round) => ({
      q: drawn(similarPhrases, round),
      place: aroundLarge(round),
    }),
    "usual terms where no one is near": (round) => ({ q: drawn(usual, round), place: drawn(empty, round) }),
  }),
  {
    what: "a service while it is typed",
    kind: "typing",
    ask: async (_, round) => findServices(typed(usual, round)),
  },
  {
    what: "a place while it is typed",
    kind: "typing",
    ask: async ({ domains }, round) =>
      domains.places.search({ q: typed([...large, ...small], round), limit: 8 }),
  },
  {
    what: "a category around a large town, asked by a signed-in person",
    kind: "radius",
    ask: ({ domains, platform }, round, { owner }) =>
      domains.search.search(
        platform.db,
        searchContract.search.query.parse({ category: drawn(categories, round), place: aroundLarge(round) }),
        owner,
      ),
  },
  { what: "the page of a large town", kind: "page", ask: city(large) },
  { what: "the page of a small town", kind: "page", ask: city(small) },
  {
    what: "how many offer each service",
    kind: "all",
    ask: ({ domains, platform }) => domains.search.counts(platform.db),
  },
  {
    what: "the pages of services in communes",
    kind: "all",
    ask: ({ platform }) => searchRepository.cities(platform.db),
  },
];
