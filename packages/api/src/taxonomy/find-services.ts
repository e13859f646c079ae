import { scoreServices } from "./service-score.ts";
import { type CategorySlug, type SubcategorySlug, serviceCategories } from "./taxonomy.ts";

/** A service that terms lead to. */
export interface FoundService {
  category: CategorySlug;
  subcategory: SubcategorySlug;
  /** French names of both. */
  categoryLabel: string;
  label: string;
}

const bySlug = new Map<SubcategorySlug, FoundService>(
  serviceCategories.flatMap((category) =>
    category.subcategories.map(({ slug, label }) => {
      const subcategory = slug as SubcategorySlug;
      return [
        subcategory,
        { category: category.slug, subcategory, categoryLabel: category.label, label },
      ] as const;
    }),
  ),
);

/** Of a text so many characters are read. */
const maxLength = 200;

/**
 * The services that a French sentence asks for, likeliest first, at most `limit`; none for one that asks for none. What is
 * misspelt, by ear or by hand, is taken for the nearest term of a service.
 */
export function findServices(query: string, limit = 6): readonly FoundService[] {
  return scoreServices(query.slice(0, maxLength))
    .slice(0, limit)
    .flatMap(({ subcategory }) => bySlug.get(subcategory) ?? []);
}
