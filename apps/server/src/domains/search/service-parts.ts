import type { ServiceSlug } from "@jobami/api/search/contract";
import {
  type CategorySlug,
  findCategory,
  type SubcategorySlug,
  serviceCategories,
  serviceGroups,
} from "@jobami/api/taxonomy";

/** A service of either level and the subcategories that it is made of. */
export interface ServiceParts {
  service: ServiceSlug;
  subcategories: readonly SubcategorySlug[];
}

export const subcategoriesOf = (category: string): SubcategorySlug[] =>
  (findCategory(category)?.subcategories ?? []).map(({ slug }) => slug as SubcategorySlug);

/** The subcategories that a service of either level is made of. */
export function partsOf(service: ServiceSlug): readonly SubcategorySlug[] {
  const parts = subcategoriesOf(service);
  return parts.length > 0 ? parts : [service as SubcategorySlug];
}

/** Every service of either level. */
export const services: readonly ServiceParts[] = serviceCategories.flatMap(({ slug }) =>
  [slug, ...subcategoriesOf(slug)].map((service) => ({ service, subcategories: partsOf(service) })),
);

const categoryOf = (service: ServiceSlug): CategorySlug | undefined =>
  serviceCategories.find(({ slug }) => partsOf(service).some((part) => subcategoriesOf(slug).includes(part)))
    ?.slug;

/** The pages that a subcategory counts for: its category's and its own. */
export function levelsOf(subcategory: SubcategorySlug): ServiceSlug[] {
  const category = categoryOf(subcategory);
  return category === undefined ? [] : [category, subcategory];
}

/** Services like one: the other kinds of its category, then the other categories of its group. */
export function neighboursOf(service: ServiceSlug): readonly ServiceParts[] {
  const category = categoryOf(service);
  const group = serviceGroups.find(({ categories }) => categories.some(({ slug }) => slug === category));
  const wanted: readonly (ServiceSlug | undefined)[] = [
    ...subcategoriesOf(category ?? ""),
    ...(group?.categories ?? []).map(({ slug }) => slug).filter((slug) => slug !== category),
  ];
  return services.filter((one) => one.service !== service && wanted.includes(one.service));
}
