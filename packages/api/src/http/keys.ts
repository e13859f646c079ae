import type { Route } from "./route.ts";

/** What a reading is filed under: the route's path, its parameters and its query. */
export type ReadingKey = readonly [
  path: string,
  params: Record<string, string>,
  query: Record<string, unknown>,
];

/** The key of one reading; equal inputs give equal keys. */
export function readingKey(
  route: Route,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): ReadingKey {
  return [route.path, params, query];
}

/** Whether a cached key is a reading of this route, with these parameters when given. */
export function isReadingOf(
  key: unknown,
  route: Route,
  params: Record<string, string> = {},
): key is ReadingKey {
  if (!Array.isArray(key) || key[0] !== route.path) return false;
  const own = key[1] as Record<string, string>;
  return Object.entries(params).every(([name, value]) => own[name] === value);
}
