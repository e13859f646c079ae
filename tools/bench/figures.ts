/** The middle value; the mean of the two middle ones when their number is even. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  if (high === undefined || low === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

/** The median of what each round's pair gives: a slow moment of the machine falls on both sides of one ratio. */
export function medianRatio(ours: readonly number[], baseline: readonly number[]): number {
  if (ours.length !== baseline.length) throw new Error("Every round measures both sides.");
  return median(ours.map((value, round) => value / (baseline[round] ?? Number.NaN)));
}

/** Bytes as kilobytes of 1000, with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A ratio as it is printed. */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}
