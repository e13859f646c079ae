export interface ComboBoxItem {
  id: string;
  label: string;
  /** A second, fainter line that distinguishes likenesses. */
  description?: string | undefined;
  /** Something to do rather than a value: the text of the field stays as it is. */
  isAct?: boolean | undefined;
}

/** Items under a heading. */
export interface ComboBoxGroup {
  label: string;
  items: readonly ComboBoxItem[];
}

/** What a list holds: items, or groups of them. */
export type ComboBoxEntry = ComboBoxItem | ComboBoxGroup;

/** True for a group. */
export function isGroup(entry: ComboBoxEntry): entry is ComboBoxGroup {
  return "items" in entry;
}

/** Every item of a list, those of groups too. */
export function itemsOf(entries: readonly ComboBoxEntry[]): ComboBoxItem[] {
  return entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
}

interface Asked {
  value: ComboBoxItem | null;
  items: readonly ComboBoxEntry[];
  suggestions: readonly ComboBoxEntry[];
  text: string;
  isTooShort: boolean;
}

/**
 * What the list shows: suggestions before anything is typed, what was found from enough letters on, and always the
 * chosen item. Groups get the id that a list demands.
 */
export function offered({ value, items, suggestions, text, isTooShort }: Asked): ComboBoxEntry[] {
  const found = value || !isTooShort ? items : text.trim() === "" ? suggestions : [];
  const isMissing = value && !itemsOf(found).some(({ id }) => id === value.id);
  return [...(isMissing ? [value] : []), ...found].map((entry) =>
    isGroup(entry) ? { ...entry, id: `groupe ${entry.label}` } : entry,
  );
}
