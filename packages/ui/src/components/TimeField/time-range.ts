const asText = (time: string) =>
  time.replace(
    /^0?(\d+):(\d\d)$/,
    (_, hours, minutes) => `${hours}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`,
  );

/** What to state when a time (`HH:mm`) lies outside `min`…`max` of one day; nothing when it is allowed. */
export function timeRangeError(time: string | null, min?: string, max?: string): string | undefined {
  if (!time || !((min && time < min) || (max && time > max))) return undefined;
  if (min && max) return `Choisissez une heure entre ${asText(min)} et ${asText(max)}.`;
  return min
    ? `Choisissez une heure à partir de ${asText(min)}.`
    : `Choisissez une heure jusqu’à ${asText(max as string)}.`;
}
