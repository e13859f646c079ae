import { storedRecord } from "../../../platform/storage/index.ts";

/** The list that a person came through in this tab: its address, its missions in their order, and the one that was opened last. */
export interface OpenedList {
  path: string;
  ids: readonly string[];
  openedId: string | null;
}

export const openedList = storedRecord<OpenedList>({
  key: "opened-list",
  kind: "tab",
  lifeMs: 12 * 3_600_000,
  isValid: (value): value is OpenedList =>
    typeof value === "object" && value !== null && "ids" in value && Array.isArray(value.ids),
});

/** The missions beside one in the list it was opened from; none for a mission that is not of it. */
export function neighboursOf(list: OpenedList | null, id: string) {
  const at = list === null ? -1 : list.ids.indexOf(id);
  if (list === null || at === -1) return { previous: null, next: null };
  return { previous: list.ids[at - 1] ?? null, next: list.ids[at + 1] ?? null };
}
