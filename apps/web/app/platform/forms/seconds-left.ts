import { useEffect, useState } from "react";
import { useClock } from "../clock/index.ts";

function secondsUntil(instant: number | null, now: number): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((instant - now) / 1000));
}

/** Whole seconds until an instant (ms since 1970), counted down as time passes; 0 without one. */
export function useSecondsLeft(instant: number | null): number {
  const clock = useClock();
  const [seconds, setSeconds] = useState(0);
  const [counted, setCounted] = useState(instant);
  // What appears later counts from the same render on; the first one states 0, as the server's does.
  if (counted !== instant) {
    setCounted(instant);
    setSeconds(secondsUntil(instant, clock.now()));
  }
  useEffect(() => {
    setSeconds(secondsUntil(instant, clock.now()));
    if (instant === null) return;
    const timer = setInterval(() => setSeconds(secondsUntil(instant, clock.now())), 250);
    return () => clearInterval(timer);
  }, [instant, clock]);
  return seconds;
}
