import { answerWindowMs, lonelyJudgeMs } from "@jobami/machines/missions/dispute";
import { and, type SQL, sql } from "drizzle-orm";
import { overdueSince, type StaffWork, workOf } from "../../composition/staff-work.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import { everyJudge } from "../users/users.domain.ts";
import { disputes } from "./disputes.tables.ts";

/** What of the list is asked for. */
export interface DisputesFilter {
  status: "open" | "waiting" | "late" | "ended";
}

const key = [keyPart.instant("disputes.since"), keyPart.id("disputes.id")];
const longestFirst: SortKey = { direction: "asc", parts: key };
const newestFirst: SortKey = { direction: "desc", parts: key };

const isOpen = sql`${disputes.status} in ('opened', 'discussed', 'decided', 'appealed')`;
const isEnded = sql`${disputes.status} in ('settled', 'withdrawn', 'final')`;

/** The list of disputes, and what of it waits: what a person could decide of now, as the life cycle states it. */
export function createDisputesList(platform: Pick<Platform, "clock" | "config">) {
  const before = (ms: number) => sql`${instant(platform.clock, -ms).toISOString()}::timestamptz`;

  /** Since when staff can decide: the other side has spoken, or had the time to. */
  const since = sql`(case ${disputes.status} when 'opened'
    then ${disputes.openedAt} + make_interval(secs => ${answerWindowMs / 1000}::integer) else ${disputes.since} end)`;

  function waitsFor(viewerId: string): SQL {
    const viewer = sql`${viewerId}::uuid`;
    const decider = sql`(select e.staff_id from dispute_entries e where e.dispute_id = ${disputes.id} and e.kind = 'decided'
      order by e.seq desc limit 1)`;
    const isAlone = sql`${disputes.since} <= ${before(lonelyJudgeMs)} and not exists (
      select from (${everyJudge()}) m join mission_agreements a on a.mission_id = ${disputes.missionId}
      where m.id not in (a.owner_id, a.jobbeur_id, ${decider}))`;
    return sql`(${disputes.status} = 'discussed'
        or (${disputes.status} = 'opened' and ${disputes.openedAt} <= ${before(answerWindowMs)})
        or (${disputes.status} = 'appealed' and (${decider} is distinct from ${viewer} or (${isAlone}))))
      and not exists (select from mission_agreements a where a.mission_id = ${disputes.missionId}
        and ${viewer} in (a.owner_id, a.jobbeur_id))`;
  }

  function whereOf(viewerId: string, { status }: DisputesFilter): SQL | undefined {
    if (status === "open") return isOpen;
    if (status === "ended") return isEnded;
    if (status === "waiting") return waitsFor(viewerId);
    const overdue = overdueSince(platform, "disputes").toISOString();
    return and(waitsFor(viewerId), sql`${since} <= ${overdue}::timestamptz`);
  }

  const work: StaffWork = workOf(
    { kind: "disputes", power: "moderation" },
    {
      from: sql`${disputes}`,
      where: ({ viewerId, part }) => whereOf(viewerId, { status: part === "late" ? "late" : "waiting" }),
      order: longestFirst,
      since,
    },
  );

  return {
    /** A page: open ones the longest waiting first, ended ones the newest first. */
    page: (db: Db, viewerId: string, { cursor, limit, status }: DisputesFilter & KeyedQuery) =>
      tablePage(db, disputes, {
        where: whereOf(viewerId, { status }),
        order: status === "ended" ? newestFirst : longestFirst,
        cursor,
        limit,
      }),
    work,
  };
}
