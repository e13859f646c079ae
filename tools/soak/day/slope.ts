/** A size at an instant, both in units of the caller's. */
export interface Sampled {
  at: number;
  size: number;
}

/** By how much a size grows in a unit of time, by least squares; 0 of fewer than two instants. */
export function slopeOf(samples: readonly Sampled[]): number {
  const mean = (of: (one: Sampled) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [at, size] = [mean((one) => one.at), mean((one) => one.size)];
  const spread = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return spread === 0 || samples.length === 0
    ? 0
    : samples.reduce((sum, one) => sum + (one.at - at) * (one.size - size), 0) / spread;
}

/** The half that is the latest: what a process takes to get going is no growth. */
export const latestHalf = (samples: readonly Sampled[]): Sampled[] =>
  samples.slice(Math.floor(samples.length / 2));
