import { composePath } from "../../generated/paths.ts";
import { storedRecord } from "../../platform/storage/index.ts";

/** The name in an address that states whom a mission is for first. */
const name = "demander";

/** Where a mission is written that a person is asked for first, by the name in the address of their profile. */
export function askPath(slug: string): string {
  return `${composePath}?${name}=${encodeURIComponent(slug)}`;
}

/** Whom an address asks; null where it asks no one. */
export function askedSlugOf(query: URLSearchParams): string | null {
  const slug = query.get(name) ?? "";
  return slug === "" ? null : slug;
}

/** Whom a visitor wanted to ask before they had an account: asked when they write their first mission. */
export const storedAsk = storedRecord<string>({
  key: "ask-wish",
  kind: "device",
  lifeMs: 7 * 86_400_000,
  isValid: (value): value is string => typeof value === "string",
});
