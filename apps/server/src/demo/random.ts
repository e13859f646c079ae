/** A source of chance that gives the same at every run. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** Chance from a seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => from[between(0, from.length - 1)] as T;
  return {
    next,
    between,
    pick,
    sample(from, count) {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [taken] = left.splice(between(0, left.length - 1), 1);
        return taken as (typeof from)[number];
      });
    },
  };
}
