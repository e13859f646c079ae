import { useEffect, useState } from "react";

function secondsUntil(instant: number | null): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}

/** Whole seconds until an instant (ms since 1970), counted down as time passes; 0 without one. */
export function useSecondsLeft(instant: number | null): number {
  const [seconds, setSeconds] = useState(0);
  const [counted, setCounted] = useState(instant);
  // What appears later counts from the same render on; the first one says 0, as the server's does.
  if (counted !== instant) {
    setCounted(instant);
    setSeconds(secondsUntil(instant));
  }
  useEffect(() => {
    setSeconds(secondsUntil(instant));
    if (instant === null) return;
    const timer = setInterval(() => setSeconds(secondsUntil(instant)), 250);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
