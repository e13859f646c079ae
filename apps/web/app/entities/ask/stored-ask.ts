import { storedRecord } from "../../platform/storage/index.ts";
import { askName } from "./ask-path.ts";

/** Whom an address asks; null where it asks no one. */
export function askedSlugOf(query: URLSearchParams): string | null {
  const slug = query.get(askName) ?? "";
  return slug === "" ? null : slug;
}

/** Whom a visitor wanted to ask before they had an account: asked when they write their first mission. */
export const storedAsk = storedRecord<string>({
  key: "ask-wish",
  kind: "device",
  lifeMs: 7 * 86_400_000,
  isValid: (value): value is string => typeof value === "string",
});
