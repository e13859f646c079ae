import type { Clock } from "../clock/clock.ts";

/** A read that everybody who asks within `forMs` shares, also while it is under way. One that fails is shared by those who wait for it alone. */
export function sharedRead<T>({
  clock,
  forMs,
  read,
}: {
  clock: Clock;
  forMs: number;
  read: () => Promise<T>;
}): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const at = clock.now();
    // A clock that was set back does not prolong what was read.
    if (last !== undefined && at >= last.at && at - last.at < forMs) return last.answer;
    const answer = read();
    const mine = { at, answer };
    last = mine;
    answer.catch(() => {
      if (last === mine) last = undefined;
    });
    return answer;
  };
}
