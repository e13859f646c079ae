import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Duty } from "../../composition/contributions.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import type { TableDeclaration } from "../../platform/database/personal-data.ts";
import { mails } from "../../platform/mail/mail.tables.ts";
import { securityCounts } from "../../platform/security/security.tables.ts";
import { sessions } from "../../platform/sessions/sessions.tables.ts";

const gone = sql`(select id from known_accounts where is_gone)`;
const none = sql`select null::uuid as id where false`;
const together = (parts: readonly SQL[]) => (parts.length === 0 ? none : sql.join([...parts], sql` union `));
const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Accounts that are gone, and still have rows that their erasure deletes: asked of every table that declares it. */
const leftRows = (tables: readonly TableDeclaration[]) =>
  together(
    tables.flatMap(({ table, erased }) =>
      erased.how === "delete"
        ? [sql`select ${erased.by} as id from ${table} where ${erased.by} in ${gone}`]
        : [],
    ),
  );

/** Accounts that are gone, and whose rows still hold what their erasure writes over. */
const leftNames = (tables: readonly TableDeclaration[]) =>
  together(
    tables.flatMap(({ table, erased }) => {
      if (erased.how !== "anonymise") return [];
      const columns = getTableColumns(table);
      const differs = Object.entries(erased.set).flatMap(([name, value]) => {
        const column = columns[name];
        return column === undefined ? [] : [sql`${column} is distinct from ${storedValue(value, column)}`];
      });
      return [
        sql`select ${erased.by} as id from ${table} where ${erased.by} in ${gone} and (${sql.join(differs, sql` or `)})`,
      ];
    }),
  );

/** A value as the column keeps it; an expression stands as it is. */
function storedValue(
  value: unknown,
  column: { mapToDriverValue(value: unknown): unknown; getSQLType(): string },
) {
  if (value === null) return sql`null`;
  if (typeof value === "object" && "getSQL" in value) return sql`(${value as SQL})`;
  return sql`${column.mapToDriverValue(value)}::${sql.raw(column.getSQLType())}`;
}

/** What was promised about what every domain stands on, and about erasure everywhere. Sweeps of the night are given two days. */
export const platformDuties = (tables: readonly TableDeclaration[]): readonly Duty[] => [
  { key: "erased.rows", broken: () => leftRows(tables) },
  { key: "erased.names", broken: () => leftNames(tables) },
  {
    key: "mails.kept",
    broken: (now) => sql`select id from ${mails} where status in ('sent', 'dead', 'cancelled')
      and coalesce(sent_at, created_at) < ${at(now)} - case when user_id is null then interval '9 days' else interval '32 days' end`,
  },
  {
    key: "sessions.kept",
    broken: (now) => sql`select id from ${sessions} where expires_at < ${at(now)} - interval '3 days'`,
  },
  {
    key: "addresses.kept",
    broken: (now) => sql`select id from ${auditEntries} where address is not null
      and at < ${at(now)} - interval '369 days'`,
  },
  {
    key: "logs.kept",
    broken: (now) => sql`select distinct day as id from ${securityCounts}
      where day < (${at(now)} - interval '368 days')::date`,
  },
];
