import { composePath } from "../../generated/paths.ts";

/** The name in an address that states whom a mission is for first. */
const askName = "demander";

/** Where a mission is written that a person is asked for first, by the name in the address of their profile. */
export function askPath(slug: string): string {
  return `${composePath}?${askName}=${encodeURIComponent(slug)}`;
}

/** Whom an address asks; null where it asks no one. */
export function askedSlugOf(query: URLSearchParams): string | null {
  const slug = query.get(askName) ?? "";
  return slug === "" ? null : slug;
}
