import type { Clock } from "../clock/clock.ts";

/** Does a work at most each `ms`; whoever comes meanwhile waits for the same. */
export function atMostEach(ms: number, clock: Clock, work: () => Promise<void>): () => Promise<void> {
  let last: { at: number; done: Promise<void> } | null = null;
  return () => {
    const now = clock.now();
    if (last === null || now - last.at >= ms || now < last.at) last = { at: now, done: work() };
    return last.done;
  };
}
