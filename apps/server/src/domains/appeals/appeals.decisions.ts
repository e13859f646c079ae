import type { AppealRow, OwnDecision } from "@jobami/api/appeals/contract";
import type { OwnDecisionKind } from "@jobami/api/appeals/routes";
import type { KeyedPagination } from "@jobami/api/http/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, statementPage } from "../../platform/lists/keyed.ts";
import type { Users } from "../users/users.domain.ts";
import { namesOf } from "./appeals.people.ts";
import { type AppealRecord, appealsRepository as repository } from "./appeals.repository.ts";

interface Row extends Record<string, unknown> {
  id: string;
  subject: "content" | "sanction";
  kind: string;
  title: string;
  at: string;
  reasons: string;
  /** `first` is a decision of a content; `before` one that another person took back. */
  step: "first" | "before" | "restored" | "sanctioned";
  isRemoved: boolean;
  until: string | null;
  personId: string | null;
}

const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("d.at"), keyPart.id("d.id")],
};

const utc = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const columns = sql`d.id, d.subject, d.kind, d.title, ${utc("d.at")} as at, d.reasons, d.step, d.is_removed as "isRemoved",
  ${utc("d.until")} as until, d.person_id as "personId"`;

/** What was decided then; the case itself states what is in force after an appeal. */
function decisionOf({ step, isRemoved }: Row, appeal: AppealRecord | undefined): OwnDecisionKind {
  if (step === "restored" || step === "sanctioned") return step;
  const isOverturned = appeal?.outcome === "overturned";
  return step === "before" || isRemoved !== isOverturned ? "removed" : "visible";
}

const aboutOf = ({ subject, kind, until }: Row) =>
  (subject === "content" ? { subject, kind } : { subject, kind, until }) as AppealRow["about"];

const appealOf = ({ id, madeAt, decidedAt, outcome }: AppealRecord): OwnDecision["appeal"] => ({
  id,
  madeAt: madeAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  outcome,
});

/** A page of what a person of staff decided, the newest first, with the appeal against each. */
export async function ownDecisions(
  db: Db,
  users: Pick<Users, "byIds">,
  viewerId: string,
  query: KeyedQuery,
): Promise<{ data: OwnDecision[]; pagination: KeyedPagination }> {
  const { rows, pagination } = await statementPage<Row>(
    db,
    {
      columns,
      from: sql`staff_decisions d`,
      where: sql`d.staff_id = ${viewerId}::uuid`,
      order: newestFirst,
    },
    query,
  );
  const appeals = await repository.ofDecisions(
    db,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    db,
    users,
    rows.map(({ personId }) => personId),
  );
  const data = rows.map((row): OwnDecision => {
    const appeal = appeals.get(row.id);
    const name = row.personId === null ? undefined : names.get(row.personId);
    return {
      id: row.id,
      about: aboutOf(row),
      decision: decisionOf(row, appeal),
      title: row.title,
      person: row.personId === null || name === undefined ? null : { id: row.personId, name },
      at: row.at,
      reasons: row.reasons,
      appeal: appeal === undefined ? null : appealOf(appeal),
    };
  });
  return { data, pagination };
}
