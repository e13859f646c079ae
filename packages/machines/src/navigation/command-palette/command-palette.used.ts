/** How many choices are remembered. */
export const rememberedChoices = 6;

/** What is remembered after a choice: it first, once, and the oldest gone. */
export function withChoice(used: readonly string[], id: string): readonly string[] {
  return [id, ...used.filter((other) => other !== id)].slice(0, rememberedChoices);
}

/** Some entries with those that were chosen last before the others, which keep their order. */
export function lastUsedFirst<Entry extends { id: string }>(
  entries: readonly Entry[],
  used: readonly string[],
): readonly Entry[] {
  const known = used.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [...known, ...entries.filter((entry) => !known.includes(entry))];
}
