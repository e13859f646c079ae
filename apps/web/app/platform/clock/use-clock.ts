import { type Clock, ClockContext } from "@jobami/ui/clock";
import { useContext } from "react";
import { systemClock } from "./system-clock.ts";

/** The clock of the page; a story or test gives another by `ClockContext`. */
export function useClock(): Clock {
  return useContext(ClockContext) ?? systemClock;
}
