import MiniSearch from "minisearch";
import { folded } from "../http/folded.ts";
import { frenchSearch } from "./french-search.ts";
import { createNearTerms } from "./near-terms.ts";
import { serviceTerms } from "./service-terms.ts";
import { type CategorySlug, type SubcategorySlug, serviceCategories } from "./taxonomy.ts";

/** A service that terms lead to. */
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

const index = new MiniSearch<FoundService & { terms: string }>({
  idField: "subcategory",
  fields: ["label", "terms", "categoryLabel"],
  ...frenchSearch,
  searchOptions: {
    boost: { label: 2, categoryLabel: 0.5 },
    ...frenchSearch.searchOptions,
  },
});
index.addAll(services.map((service) => ({ ...service, terms: serviceTerms[service.subcategory] })));

const nearTerms = createNearTerms(
  folded,
  services.flatMap(({ label, categoryLabel, subcategory }) =>
    frenchSearch.tokenize(`${label} ${categoryLabel} ${serviceTerms[subcategory]}`),
  ),
);
/** A word that was taken for another counts less than one that was typed. */
const nearWeight = 0.8;

/**
 * The services that a few French terms ask for, likeliest first, at most `limit`; none for terms that name none. What is
 * misspelt, by ear or by hand, is taken for the nearest word of a service.
 */
export function findServices(query: string, limit = 6): readonly FoundService[] {
  const typed = query.slice(0, 200);
  const near = nearTerms(frenchSearch.tokenize(typed));
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
