import type { WorkFigure, WorkLine } from "@jobami/api/staff/contract";
import { type AimedKind, usualTargetHours, type WorkKind } from "@jobami/api/staff/routes";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import type { StaffWork } from "../../composition/staff-work.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Person } from "../../platform/sessions/sessions.ts";

const isAimed = (kind: WorkKind): kind is AimedKind => kind in usualTargetHours;

async function lineOf(
  db: Db,
  viewerId: string,
  work: StaffWork,
  { workTargetHours }: Pick<Config, "workTargetHours">,
): Promise<WorkLine> {
  const { kind, isAssigned = false } = work;
  const count = (part: "waiting" | "mine" | "late"): Promise<WorkFigure> =>
    work.count(db, { viewerId, part });
  const waiting = await count("waiting");
  const isAny = waiting.totalCount > 0;
  return {
    kind,
    waiting,
    mine: isAssigned && isAny ? await count("mine") : null,
    late: isAimed(kind) && isAny ? await count("late") : null,
    since: isAny ? ((await work.since(db, viewerId))?.toISOString() ?? null) : null,
    targetHours: isAimed(kind) ? workTargetHours[kind] : null,
  };
}

const countOf = (figure: WorkFigure | null) => Number((figure?.totalCount ?? 0) > 0);

/** What is given to who asks first, then what is overdue, then the longest waiting. */
const byUrgency = (one: WorkLine, other: WorkLine): number =>
  countOf(other.mine) - countOf(one.mine) ||
  countOf(other.late) - countOf(one.late) ||
  (one.since ?? "9").localeCompare(other.since ?? "9");

/** What waits for a person of staff, by kind; nothing of what they have not the power to act on. */
export async function workFor(
  db: Db,
  viewer: Pick<Person, "id" | "powers">,
  kinds: readonly StaffWork[],
  config: Pick<Config, "workTargetHours">,
): Promise<WorkLine[]> {
  const lines: WorkLine[] = [];
  for (const work of kinds.filter(({ power }) => staffMay(viewer, power)))
    lines.push(await lineOf(db, viewer.id, work, config));
  return lines.filter(({ waiting }) => waiting.totalCount > 0).sort(byUrgency);
}
