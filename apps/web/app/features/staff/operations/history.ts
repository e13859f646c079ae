import type { HostMinute } from "@jobami/api/host/contract";

/** How many minutes a bar covers. */
const span = 5;

/** A bar of the history: when it begins, and its highest minute. */
export interface Bar {
  at: string;
  value: number;
}

/** The highest minute of every five, the oldest first; they end with the last minute. */
export function barsOf(minutes: readonly HostMinute[], of: (minute: HostMinute) => number): Bar[] {
  const bars: Bar[] = [];
  for (let end = minutes.length; end > 0; end -= span) {
    const part = minutes.slice(Math.max(0, end - span), end);
    const [first] = part;
    if (first !== undefined) bars.unshift({ at: first.at, value: Math.max(...part.map(of)) });
  }
  return bars;
}
