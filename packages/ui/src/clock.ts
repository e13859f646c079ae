import { createContext } from "react";

/** Where time comes from. */
export interface Clock {
  /** The instant, in ms since 1970. */
  now: () => number;
}

/** The clock that the app gives; without one, nothing here knows the present. */
export const ClockContext = createContext<Clock | null>(null);
