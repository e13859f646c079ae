const words = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

function inWords(day: string): string {
  return words.format(Date.parse(`${day}T00:00:00Z`)).replace(/^1 /, "1er ");
}

/** What to say when a day (`YYYY-MM-DD`) lies outside `min`…`max`; nothing when it is allowed. */
export function rangeError(day: string | null, min?: string, max?: string): string | undefined {
  if (!day || !((min && day < min) || (max && day > max))) return undefined;
  if (min && max) return `Choisissez une date entre le ${inWords(min)} et le ${inWords(max)}.`;
  return min
    ? `Choisissez une date à partir du ${inWords(min)}.`
    : `Choisissez une date jusqu’au ${inWords(max as string)}.`;
}
