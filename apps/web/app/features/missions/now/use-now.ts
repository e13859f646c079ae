import { useEffect, useState } from "react";
import { useClock } from "../../../platform/clock/index.ts";

/** No timer waits longer, in ms: a device may sleep meanwhile. */
const longest = 3_600_000;

/** The time in ms, read anew as each of some instants comes, so that what hangs on them changes by itself. */
export function useNow(instants: readonly (string | null | undefined)[]): number {
  const clock = useClock();
  const [turn, setTurn] = useState(0);
  const now = clock.now();
  const coming = instants.flatMap((one) => (one ? [Date.parse(one)] : [])).filter((one) => one > now);
  const next = Math.min(...coming);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn waits anew
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setTurn((before) => before + 1), Math.min(next - clock.now(), longest));
    return () => clearTimeout(timer);
  }, [next, clock, turn]);
  return now;
}
