import type { ReadingKey } from "./keys.ts";
import type { Route } from "./route.ts";

/** What was read of the server and is stored, for whoever brings it up to date. SWR's cache is its one holder. */
export interface Readings {
  /** Has the readings of a route, with these parameters when given, read again where they are shown. */
  readAgain(route: Route, params?: Record<string, string>): void;
  /**
   * Puts what a change makes of each reading of a route in its place; `known` is undefined while it has yet to come. Where the change
   * makes nothing, it is read again: an answer that is under way may be older than the change.
   */
  change<A>(
    route: Route,
    params: Record<string, string>,
    make: (known: A | undefined) => A | undefined,
  ): void;
  /** Keeps an answer for whoever reads it from here. */
  keep(key: ReadingKey, answer: unknown): void;
}
