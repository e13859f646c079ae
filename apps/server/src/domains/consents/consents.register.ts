import {
  type ConsentRecordRow,
  mostOfHistory,
  type RegisterFilters,
  type RegisterQuery,
} from "@jobami/api/consents/contract";
import type { ConsentKind, RecordState } from "@jobami/api/consents/routes";
import {
  aiConsentEndsAt,
  aiConsentMonths,
  type ConsentEnding,
  consentStatus,
  type TermsVersions,
} from "@jobami/machines/consents/consent";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { hasTermsOrAddress } from "../../platform/database/terms.ts";
import { franceZoneSql } from "../../platform/database/zones.ts";
import { keyPart, orderBy, type SortKey } from "../../platform/lists/cursor.ts";
import { statementPage } from "../../platform/lists/keyed.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import { termsInForce } from "./terms-versions.repository.ts";

/** Newest first. */
const order: SortKey = { direction: "desc", parts: [keyPart.instant("c.given_at"), keyPart.id("c.id")] };

type Row = {
  id: string;
  userId: string;
  name: string | null;
  email: string | null;
  signedAs: string;
  kind: ConsentKind;
  cgv: string | null;
  cgu: string | null;
  given: string;
  ended: string | null;
  endedAs: ConsentEnding | null;
};

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint::text`);

const columns = sql`c.id, c.user_id as "userId", case when a.is_gone then null else a.prenom || ' ' || a.nom end as name,
  a.email, c.first_name || ' ' || c.last_name as "signedAs", c.kind, c.cgv_version as cgv, c.cgu_version as cgu,
  ${ms("c.given_at")} as given, ${ms("c.ended_at")} as ended, c.ended_as as "endedAs"`;
const from = sql`consents c join known_accounts a on a.id = c.user_id`;

/** Names now and then, and addresses; every word must be there. */
const about = (terms: string): SQL =>
  hasTermsOrAddress(
    sql`c.first_name || ' ' || c.last_name || ' ' || case when a.is_gone then '' else a.prenom || ' ' || a.nom end || ' ' || coalesce(a.email, '')`,
    sql`a.email`,
    terms,
  );

/** When, and under which terms, it is asked how records stand. */
interface Moment {
  now: number;
  inForce: TermsVersions;
}

const momentAt = async (db: Db, now: number): Promise<Moment> => ({
  now,
  inForce: await termsInForce(db, now),
});

/** As `consentStatus` decides it, for the database. */
function isIn(state: RecordState, { now, inForce }: Moment): SQL {
  const lapses = sql`(c.given_at at time zone 'UTC' + make_interval(months => ${aiConsentMonths}::integer)) at time zone 'UTC'`;
  const hasLapsed = sql`c.kind = 'ai' and ${lapses} <= to_timestamp(${now}::bigint / 1000.0)`;
  const { cgvVersion, cguVersion } = inForce;
  const isFormer = sql`c.kind = 'terms' and (c.cgv_version <> ${cgvVersion} or c.cgu_version <> ${cguVersion})`;
  if (state === "revoked" || state === "replaced") return sql`c.ended_as = ${state}`;
  if (state === "lapsed") return sql`c.ended_at is null and ${hasLapsed}`;
  if (state === "outdated") return sql`c.ended_at is null and ${isFormer}`;
  return sql`c.ended_at is null and not (${hasLapsed}) and not (${isFormer})`;
}

/** Midnights are those of Paris, on days of 23 and 25 hours as well. */
const midnight = (day: SQL) => sql`(${day})::timestamp at time zone ${franceZoneSql}`;

function conditions(filters: RegisterFilters, moment: Moment): SQL[] {
  const { search, text, version, state } = filters;
  return [
    ...(search === undefined ? [] : [about(search)]),
    ...(text === undefined ? [] : [sql`c.kind = ${text}`]),
    ...(version === undefined ? [] : [sql`(c.cgv_version = ${version} or c.cgu_version = ${version})`]),
    ...(state === undefined ? [] : [isIn(state, moment)]),
    ...(filters.from === undefined ? [] : [sql`c.given_at >= ${midnight(sql`${filters.from}::date`)}`]),
    ...(filters.to === undefined ? [] : [sql`c.given_at < ${midnight(sql`${filters.to}::date + 1`)}`]),
  ];
}

const all = (parts: readonly SQL[]) => sql.join([sql`true`, ...parts], sql` and `);

function after([given, id]: readonly string[]): SQL {
  return sql`(c.given_at, c.id) < (to_timestamp(${given}::bigint / 1000.0), ${id}::uuid)`;
}

const keyOf = ({ given, id }: Row) => [given, id] as const;

/** How a record stands at an instant. */
function stateOf(row: Row, { now, inForce }: Moment): RecordState {
  if (row.endedAs !== null) return row.endedAs;
  const { kind, cgv, cgu } = row;
  const accepted = cgv === null || cgu === null ? null : { cgvVersion: cgv, cguVersion: cgu };
  const status = consentStatus({ kind, givenAt: Number(row.given), revokedAt: null, accepted }, now, inForce);
  return status === "absent" ? "revoked" : status;
}

function recordOf(row: Row, moment: Moment): ConsentRecordRow {
  const state = stateOf(row, moment);
  const lapsedAt = state === "lapsed" ? aiConsentEndsAt(Number(row.given)) : null;
  const endedAt = row.ended === null ? lapsedAt : Number(row.ended);
  return {
    id: row.id,
    person: { id: row.userId, name: row.name, email: row.email && shownAddress(row.email) },
    signedAs: row.signedAs,
    text: row.kind,
    versions: row.cgv === null || row.cgu === null ? null : { cgv: row.cgv, cgu: row.cgu },
    givenAt: new Date(Number(row.given)).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    state,
  };
}

async function rowsWhere(db: Db, where: SQL, limit: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`select ${columns} from ${from} where ${where}
    order by ${orderBy(order)} limit ${limit}`);
  return rows as Row[];
}

/** Every consent there is, for those who must prove that it was given. */
export const consentRegister = {
  /** A page, the newest first; what is given meanwhile moves nothing on the pages that follow by key. */
  async page(db: Db, query: RegisterQuery, now: number) {
    const moment = await momentAt(db, now);
    const { cursor, limit, ...filters } = query;
    const where = all(conditions(filters, moment));
    const { rows, pagination } = await statementPage<Row>(
      db,
      { columns, from, where, order },
      { cursor, limit },
    );
    return { data: rows.map((row) => recordOf(row, moment)), pagination };
  },
  /** How many there are. */
  async count(db: Db, filters: RegisterFilters, now: number): Promise<number> {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::integer as n
      from (select 1 from ${from} where ${all(conditions(filters, await momentAt(db, now)))}) c`);
    return rows[0]?.n ?? 0;
  },
  /** Everything given until now, a part at a time and each by key: memory holds one part, and no transaction stays open. */
  async *parts(
    db: Db,
    filters: RegisterFilters,
    now: number,
    size: number,
  ): AsyncGenerator<ConsentRecordRow[]> {
    const moment = await momentAt(db, now);
    const where = [...conditions(filters, moment), sql`c.given_at <= to_timestamp(${now}::bigint / 1000.0)`];
    let key: readonly string[] | null = null;
    for (;;) {
      const found: Row[] = await rowsWhere(db, all(key === null ? where : [...where, after(key)]), size);
      if (found.length > 0) yield found.map((row) => recordOf(row, moment));
      const last = found.at(-1);
      if (last === undefined || found.length < size) return;
      key = keyOf(last);
    }
  },
  /** What one person consented to; null for no one. */
  async history(db: Db, userId: string, now: number) {
    const { rows: people } = await db.execute<{ name: string | null; email: string | null }>(sql`
      select case when is_gone then null else prenom || ' ' || nom end as name, email
      from known_accounts where id = ${userId}`);
    const [person] = people;
    if (person === undefined) return null;
    const found = await rowsWhere(db, sql`c.user_id = ${userId}`, mostOfHistory + 1);
    const moment = await momentAt(db, now);
    return {
      person: { id: userId, name: person.name, email: person.email && shownAddress(person.email) },
      records: found.slice(0, mostOfHistory).map((row) => recordOf(row, moment)),
      isCut: found.length > mostOfHistory,
    };
  },
};
