/** Smallest and largest length of a side, in px. */
export interface PanelBounds {
  min: number;
  max: number;
}

/** The nearest whole length that the bounds allow; the smallest one wins where they contradict each other. */
export function clampLength(length: number, { min, max }: PanelBounds): number {
  return Math.max(min, Math.min(Math.round(length), max));
}
