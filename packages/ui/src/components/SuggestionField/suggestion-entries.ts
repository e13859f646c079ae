import type { ComboBoxEntry, ComboBoxItem } from "../ComboBox/index.ts";

export interface FieldSuggestion {
  id: string;
  label: string;
  description: string;
}

/** Something that was looked for before. */
export interface PastEntry {
  what: string;
  where: string;
}

/** The entry that empties the past ones; no suggestion has this id. */
const clearId = "clear-past";
const pastPrefix = "past ";

const pastItem = ({ what, where }: PastEntry, index: number): ComboBoxItem => ({
  id: `${pastPrefix}${index}`,
  label: what,
  description: where,
  isAct: true,
});

/** What was looked for before, under a heading, with the way to clear it; nothing where there is none. */
export function pastEntries(
  past: readonly PastEntry[],
  { heading, clear }: { heading: string; clear: string },
): readonly ComboBoxEntry[] {
  if (past.length === 0) return [];
  return [{ label: heading, items: [...past.map(pastItem), { id: clearId, label: clear, isAct: true }] }];
}

/** What a chosen entry asks for. */
export function chosenOf(
  item: ComboBoxItem,
  { past, found }: { past: readonly PastEntry[]; found: readonly FieldSuggestion[] },
) {
  if (item.id === clearId) return { type: "clear" } as const;
  const entry = item.id.startsWith(pastPrefix) ? past[Number(item.id.slice(pastPrefix.length))] : undefined;
  if (entry !== undefined) return { type: "past", entry } as const;
  const suggestion = found.find(({ id }) => id === item.id);
  return suggestion === undefined ? null : ({ type: "suggestion", suggestion } as const);
}
