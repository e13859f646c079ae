interface Steps {
  value: number | null;
  min?: number | undefined;
  max?: number | undefined;
  step: number;
}

/** Keeps a value inside its bounds. */
export function clamped(
  value: number,
  { min = -Infinity, max = Infinity }: Pick<Steps, "min" | "max">,
): number {
  return Math.min(max, Math.max(min, value));
}

/** Where a spin key leads (APG spinbutton): arrows one step, Page keys ten, Home and End the bounds; null otherwise. */
export function steppedBy(key: string, steps: Steps): number | null {
  const { min, max, step } = steps;
  const from = steps.value ?? clamped(0, steps);
  switch (key) {
    case "ArrowUp":
      return clamped(from + step, steps);
    case "ArrowDown":
      return clamped(from - step, steps);
    case "PageUp":
      return clamped(from + step * 10, steps);
    case "PageDown":
      return clamped(from - step * 10, steps);
    case "Home":
      return min ?? null;
    case "End":
      return max ?? null;
    default:
      return null;
  }
}
