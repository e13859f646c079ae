import type { DataAudit, DataAuditDetail, DataCheck } from "@jobami/api/data-audits/contract";
import { type DutyState, dutyKeys, mostExamples, notedDuties } from "@jobami/api/data-audits/routes";
import { eq, sql } from "drizzle-orm";
import type { Duty } from "../../composition/contributions.ts";
import type { AuditActor } from "../../platform/audit/audit.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { dataAudits, type FoundDuty } from "./data-audits.tables.ts";

type Row = typeof dataAudits.$inferSelect;

const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("data_audits.at"), keyPart.id("data_audits.id")],
};

function stateOf({ key, count }: FoundDuty): DutyState {
  if (count === 0) return "kept";
  return notedDuties.includes(key) ? "noted" : "broken";
}

const checksOf = ({ checks }: Row): DataCheck[] =>
  checks.map((found) => ({ ...found, state: stateOf(found) }));

/** Audits of what the company promises of personal data, made on the data as they are [ADM-34, ADM-35]. */
export function createDataAudits(deps: {
  platform: Pick<Platform, "audit" | "clock">;
  users: Pick<Users, "byIds">;
  duties: () => readonly Duty[];
}) {
  const { users } = deps;
  const { audit, clock } = deps.platform;

  async function look(db: Db, { key, broken }: Duty): Promise<FoundDuty> {
    const { rows } = await db.execute<{ n: number; examples: string[] | null }>(sql`
      with found as (${broken(instant(clock))})
      select (select count(*)::integer from found) as n,
        (select json_agg(id::text) from (select id from found order by id limit ${mostExamples}) e) as examples`);
    return { key, count: rows[0]?.n ?? 0, examples: rows[0]?.examples ?? [] };
  }

  async function namesOf(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
    const found = await users.byIds(db, [...new Set(rows.map(({ ranBy }) => ranBy))]);
    return new Map(
      found.filter(({ statut }) => statut !== "deleted").map((one) => [one.id, `${one.prenom} ${one.nom}`]),
    );
  }

  function toAudit(row: Row, names: ReadonlyMap<string, string>): DataAudit {
    const states = row.checks.map(stateOf);
    const of = (wanted: DutyState) => states.filter((state) => state === wanted).length;
    return {
      id: row.id,
      at: row.at.toISOString(),
      by: names.get(row.ranBy) ?? null,
      kept: of("kept"),
      broken: of("broken"),
      noted: of("noted"),
    };
  }

  const detail = async (db: Db, row: Row): Promise<DataAuditDetail> => ({
    ...toAudit(row, await namesOf(db, [row])),
    checks: checksOf(row),
  });

  return {
    /** A page of audits, the newest first. */
    async page(db: Db, query: KeyedQuery) {
      const { rows, pagination } = await tablePage(db, dataAudits, {
        where: undefined,
        order: newestFirst,
        ...query,
      });
      const names = await namesOf(db, rows);
      return { data: rows.map((row) => toAudit(row, names)), pagination };
    },
    /** Checks every promise now, in one transaction, and keeps what it found. */
    async run(tx: Tx, by: Extract<AuditActor, { kind: "person" }>): Promise<DataAuditDetail> {
      const duties = deps.duties();
      const checks: FoundDuty[] = [];
      for (const key of dutyKeys) {
        const duty = duties.find((one) => one.key === key);
        if (duty === undefined) throw new Error(`Nobody checks ${key}.`);
        checks.push(await look(tx, duty));
      }
      const row: Row = { id: newId(), at: instant(clock), ranBy: by.id, checks };
      await tx.insert(dataAudits).values(row);
      const made = await detail(tx, row);
      await audit.record(tx, {
        kind: "data.audited",
        by,
        subject: { kind: "audit", id: row.id },
        after: { broken: made.broken, noted: made.noted },
      });
      return made;
    },
    /** One audit. Throws NOT_FOUND. */
    async one(db: Db, id: string): Promise<DataAuditDetail> {
      const [row] = await db.select().from(dataAudits).where(eq(dataAudits.id, id));
      if (row === undefined) throw new DomainError("NOT_FOUND");
      return detail(db, row);
    },
  };
}

export type DataAudits = ReturnType<typeof createDataAudits>;
