import type { AimedKind, WorkKind, WorkPart } from "@jobami/api/staff/routes";
import type { StaffPower } from "@jobami/machines/auth/staff-powers";
import { type SQL, sql } from "drizzle-orm";
import type { Config } from "../platform/../config.ts";
import { type Clock, instant } from "../platform/clock/clock.ts";
import type { Db } from "../platform/database/database.ts";
import type { Counted } from "../platform/lists/count-rows.ts";
import type { SortKey } from "../platform/lists/cursor.ts";
import { countStatement } from "../platform/lists/keyed.ts";

/** Which part of a list is asked for, and by whom. */
export interface WorkQuestion {
  viewerId: string;
  part: WorkPart | "mine";
}

/** A kind of what waits for staff, counted by the very question that its list asks. */
export interface StaffWork {
  kind: WorkKind;
  /** What it takes to act on it. */
  power: StaffPower;
  /** Whether some of it is given to a person by name. */
  isAssigned?: true;
  count(db: Db, question: WorkQuestion): Promise<Counted>;
  /** Since when the one waits that waits longest for a person; null where nothing does, or no one knows. */
  since(db: Db, viewerId: string): Promise<Date | null>;
}

const hourMs = 3_600_000;

/** The instant before which something began to wait that has waited for longer than the company aims at. */
export const overdueSince = (
  { clock, config }: { clock: Clock; config: Pick<Config, "workTargetHours"> },
  kind: AimedKind,
): Date => instant(clock, -config.workTargetHours[kind] * hourMs);

/** A list of staff, by what it holds for whom. */
export interface WorkList {
  from: SQL;
  where: (question: WorkQuestion) => SQL | undefined;
  order: SortKey;
  /** Since when a row waits. */
  since: SQL;
}

/** A kind of work whose list is walked by key: both count by one statement. */
export function workOf(
  about: Pick<StaffWork, "kind" | "power" | "isAssigned">,
  { from, where, order, since }: WorkList,
): StaffWork {
  return {
    ...about,
    count: (db, question) => countStatement(db, { from, where: where(question), order }),
    async since(db, viewerId) {
      const waits = where({ viewerId, part: "waiting" }) ?? sql`true`;
      const { rows } = await db.execute<{ since: string }>(sql`
        select (extract(epoch from ${since}) * 1000)::bigint::text as since from ${from} where ${waits} order by ${since} limit 1`);
      return rows[0] === undefined ? null : new Date(Number(rows[0].since));
    },
  };
}
