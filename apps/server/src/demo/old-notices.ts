import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";

const weekMs = 7 * 24 * 3_600_000;

/** They read it at the time: what is more than a week old neither greets them today nor waits for them. `now` in ms. */
export async function readOldNotices(
  tx: Tx,
  notifications: DomainServices["notifications"],
  people: readonly { id: string }[],
  now: number,
): Promise<void> {
  for (const { id: userId } of people) {
    const unread = await notifications.list(tx, { userId, unread: true }, { page: 1 });
    for (const { id, created_at } of unread.data)
      if (Date.parse(created_at) < now - weekMs) await notifications.setRead(tx, userId, id, true);
  }
}
