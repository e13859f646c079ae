import { type SubcategorySlug, serviceCategories } from "@jobami/api/taxonomy";
import { findServices } from "@jobami/api/taxonomy/find-services";

const categoryOf = new Map<string, string>(
  serviceCategories.flatMap(({ slug, subcategories }) =>
    subcategories.map((one) => [one.slug, slug] as const),
  ),
);
/** A headline is read once: many answers have the same people. */
const read = new Map<string, readonly string[]>();
const mostRead = 2000;

function categoriesIn(headline: string): readonly string[] {
  const known = read.get(headline);
  if (known !== undefined) return known;
  const found = findServices(headline).map(({ category }) => category);
  if (read.size >= mostRead) read.clear();
  read.set(headline, found);
  return found;
}

/** Whether what a person writes above their profile may stand under some of their services: it names no service, or one of the same kind. */
export function headlineFits(
  headline: string,
  services: readonly { subcategory: SubcategorySlug }[],
): boolean {
  const kinds = categoriesIn(headline);
  return (
    kinds.length === 0 ||
    services.some(({ subcategory }) => kinds.includes(categoryOf.get(subcategory) ?? ""))
  );
}
