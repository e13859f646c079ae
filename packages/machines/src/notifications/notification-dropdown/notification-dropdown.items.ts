import type { DropdownItem, ShownItem, UnreadThings } from "./notification-dropdown.types.ts";

/** NOTIF-30: how many lines of each kind are shown at most. */
export const itemsOfAKind = 5;

const none: ReadonlyMap<string, string> = new Map();

/** Newest first; of one instant, by id. */
function newestFirst(one: DropdownItem, other: DropdownItem): number {
  return other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);
}

/** Items of one group together, each bundle and all of them newest first. */
function bundled(items: readonly DropdownItem[], groups: ReadonlyMap<string, string>): DropdownItem[][] {
  const bundles = new Map<string, DropdownItem[]>();
  for (const item of items.toSorted(newestFirst)) {
    const key = groups.get(item.id) ?? item.id;
    bundles.set(key, [...(bundles.get(key) ?? []), item]);
  }
  return [...bundles.values()];
}

/** Unread notifications and conversations as one list, newest first, five of each at most; those of one group are one, reported by the newest. What was handled is left out. */
export function mergeUnread(
  { notifications, conversations, groups = none }: UnreadThings,
  handled: readonly string[] = [],
): ShownItem[] {
  const bundles = [notifications, conversations].flatMap((items) =>
    bundled(items, groups).slice(0, itemsOfAKind),
  );
  return bundles
    .flatMap((bundle) => {
      const [newest, ...others] = bundle.filter(({ id }) => !handled.includes(id));
      return newest === undefined ? [] : [{ ...newest, ids: [newest, ...others].map(({ id }) => id) }];
    })
    .sort(newestFirst);
}
