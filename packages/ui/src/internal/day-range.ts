const format = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

function asText(day: string): string {
  return format.format(Date.parse(`${day}T00:00:00Z`)).replace(/^1 /, "1er ");
}

/** What to state when a day (`YYYY-MM-DD`) lies outside `min`…`max`; nothing when it is allowed. */
export function rangeError(day: string | null, min?: string, max?: string): string | undefined {
  if (!day || !((min && day < min) || (max && day > max))) return undefined;
  if (min && max) return `Choisissez une date entre le ${asText(min)} et le ${asText(max)}.`;
  return min
    ? `Choisissez une date à partir du ${asText(min)}.`
    : `Choisissez une date jusqu’au ${asText(max as string)}.`;
}
