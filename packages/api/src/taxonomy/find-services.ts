import MiniSearch from "minisearch";
import { folded } from "../http/folded.ts";
import { frenchSearch } from "./french-search.ts";
import { createNearWords } from "./near-words.ts";
import { serviceWords } from "./service-words.ts";
import { type CategorySlug, type SubcategorySlug, serviceCategories } from "./taxonomy.ts";

/** A service that words lead to. */
export interface FoundService {
  category: CategorySlug;
  subcategory: SubcategorySlug;
  /** French names of both. */
  categoryLabel: string;
  label: string;
}

const services: readonly FoundService[] = serviceCategories.flatMap((category) =>
  category.subcategories.map(({ slug, label }) => ({
    category: category.slug,
    subcategory: slug as SubcategorySlug,
    categoryLabel: category.label,
    label,
  })),
);
const bySlug = new Map(services.map((service) => [service.subcategory, service]));

const index = new MiniSearch<FoundService & { words: string }>({
  idField: "subcategory",
  fields: ["label", "words", "categoryLabel"],
  ...frenchSearch,
  searchOptions: {
    boost: { label: 2, categoryLabel: 0.5 },
    ...frenchSearch.searchOptions,
  },
});
index.addAll(services.map((service) => ({ ...service, words: serviceWords[service.subcategory] })));

const nearWords = createNearWords(
  folded,
  services.flatMap(({ label, categoryLabel, subcategory }) =>
    frenchSearch.tokenize(`${label} ${categoryLabel} ${serviceWords[subcategory]}`),
  ),
);
/** A word that was taken for another counts less than one that was typed. */
const nearWeight = 0.8;

/**
 * The services that a few French words ask for, likeliest first, at most `limit`; none for words that name none. What is
 * misspelt, by ear or by hand, is taken for the nearest word of a service.
 */
export function findServices(words: string, limit = 6): readonly FoundService[] {
  const typed = words.slice(0, 200);
  const near = nearWords(frenchSearch.tokenize(typed));
  const found = index
    .search({
      combineWith: "OR",
      queries: [
        typed,
        ...near.map((word) => ({
          queries: [word],
          prefix: false,
          fuzzy: false as const,
          boostTerm: () => nearWeight,
        })),
      ],
    })
    .slice(0, limit);
  return found.flatMap(({ id }) => bySlug.get(id) ?? []);
}
