import { storedRecord } from "../../platform/storage/index.ts";

/** A service that a person came for: slugs of the taxonomy, the second one empty when only the first was chosen. */
export interface ServiceWish {
  category: string;
  subcategory: string;
}

/** The names in an address that give a service. */
const names = { category: "categorie", subcategory: "sous-categorie" } as const;

/** A path with the service that it is about. */
export function withService(path: string, { category, subcategory = "" }: Partial<ServiceWish>): string {
  const query = new URLSearchParams({ [names.category]: category ?? "" });
  if (subcategory !== "") query.set(names.subcategory, subcategory);
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** The service that an address is about; null without one. */
export function serviceOf(query: URLSearchParams): ServiceWish | null {
  const category = query.get(names.category) ?? "";
  return category === "" ? null : { category, subcategory: query.get(names.subcategory) ?? "" };
}

/** What a person came to sign up for: offered when they write their first mission. */
export const storedWish = storedRecord<ServiceWish>({
  key: "service-wish",
  kind: "device",
  lifeMs: 7 * 86_400_000,
  isValid: (value): value is ServiceWish =>
    typeof value === "object" &&
    value !== null &&
    "category" in value &&
    typeof value.category === "string" &&
    "subcategory" in value &&
    typeof value.subcategory === "string",
});
