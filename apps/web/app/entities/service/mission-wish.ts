/** The names in an address of what a person came to have done: a service, their own terms, a commune, a day. */
const names = {
  category: "categorie",
  subcategory: "sous-categorie",
  title: "besoin",
  /** The name of a commune, and its INSEE code. */
  place: "lieu",
  commune: "commune",
  /** The day it is wanted on, `YYYY-MM-DD`. */
  day: "jour",
} as const;

const parts = Object.keys(names) as (keyof typeof names)[];

/** What a person came to have done, as far as they stated it; services are slugs of the taxonomy. */
export type MissionWish = Partial<Record<keyof typeof names, string>>;

/** A path with what is wished for; without a wish the path itself. */
export function withWish(path: string, wish: MissionWish): string {
  const query = new URLSearchParams();
  for (const part of parts) if (wish[part]) query.set(names[part], wish[part]);
  return query.size === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** What an address wishes for; null where it states nothing of it. */
export function wishOf(query: URLSearchParams): MissionWish | null {
  const wish: MissionWish = {};
  for (const part of parts) {
    const value = query.get(names[part]) ?? "";
    if (value !== "") wish[part] = value;
  }
  return Object.keys(wish).length === 0 ? null : wish;
}
