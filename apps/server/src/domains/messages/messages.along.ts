import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { filesOf } from "./messages.files.ts";
import type { Along } from "./messages.shown.ts";
import { filterContests } from "./messages.tables.ts";

/** What stands beside some messages, by message. */
export async function alongOf(db: Db, ids: readonly string[]): Promise<(messageId: string) => Along> {
  const files = await filesOf(db, ids);
  const contests =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(filterContests)
          .where(inArray(filterContests.messageId, [...ids]));
  const byMessage = new Map(contests.map((one) => [one.messageId, one]));
  return (id) => {
    const contest = byMessage.get(id);
    return {
      files: files(id),
      contest: contest === undefined ? null : { status: contest.status, reasons: contest.reasons },
    };
  };
}
