import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../platform/database/engine.ts";
import type { TableDeclaration } from "../platform/database/personal-data.ts";
import { tables } from "../tables.ts";
import { openTestDatabase } from "../testing/test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const page = readFileSync(join(import.meta.dirname, "../../../../docs/records.md"), "utf8");

/** The rows of a table of the page, without what stands around their cells. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** What becomes of a table's rows about a person who leaves. */
function fateOf({ table, erased }: TableDeclaration): string {
  if (erased.how === "delete") return "deleted";
  if (erased.how === "keep") return "retained";
  const columns = getTableColumns(table);
  return `emptied: ${Object.keys(erased.set)
    .map((key) => columns[key]?.name)
    .join(", ")}`;
}

test("docs/records.md states of each table what becomes of it when its person leaves, and what others keep", () => {
  const rows = rowsUnder("When its person leaves");
  expect(rows.map(([name, fate]) => [name, fate])).toEqual(
    tables.map((one) => [`\`${getTableName(one.table)}\``, fateOf(one)]),
  );
  const retained = new Map<string, string>(
    tables.flatMap(({ table, erased }) =>
      erased.how === "keep" ? [[`\`${getTableName(table)}\``, erased.because] as const] : [],
    ),
  );
  for (const [name = "", , why = ""] of rows) {
    expect([name, why.length > 10]).toEqual([name, true]);
    if (retained.has(name)) expect([name, why]).toEqual([name, retained.get(name)]);
  }
});

/** Foreign keys that take a row along with another, or take the name of the other out of it. */
async function takingAlong(): Promise<string[][]> {
  const { rows } = await database.db.execute<{
    child: string;
    column: string;
    parent: string;
    action: string;
  }>(sql`
    select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent, c.confdeltype as action
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('c', 'n', 'd') and c.connamespace = 'public'::regnamespace
    order by c.conrelid::regclass::text collate "C", a.attname collate "C"`);
  const ofPerson = new Set(
    tables.flatMap(({ table, erased }) =>
      erased.how === "delete" ? [`${getTableName(table)}.${erased.by.name}`] : [],
    ),
  );
  return rows
    .map(({ child, column, parent, action }) => ({ key: `${child}.${column}`, parent, action }))
    .filter(({ key, parent }) => parent !== "users" || !ofPerson.has(key))
    .map(({ key, parent, action }) => [
      `\`${key}\``,
      `\`${parent}\``,
      action === "c" ? "deleted" : "emptied",
    ]);
}

test("docs/records.md lists each foreign key by which a row goes with another one, but for a person's own", async () => {
  const rows = rowsUnder("What goes with another row");
  expect(rows.map((row) => row.slice(0, 3))).toEqual(await takingAlong());
  for (const [key, , , why = ""] of rows) expect([key, why.length > 10]).toEqual([key, true]);
});

test("a foreign key that no one thought of is found", async () => {
  await database.db.execute(
    sql`alter table partner_codes add constraint fault foreign key (offer_id) references partner_offers (id) on delete cascade`,
  );
  expect(await takingAlong()).toContainEqual(["`partner_codes.offer_id`", "`partner_offers`", "deleted"]);
  await database.db.execute(sql`alter table partner_codes drop constraint fault`);
});

/** What two sides share is never deleted: whoever leaves is taken out of it. */
const neverDeleted = [
  "users",
  "missions",
  "proposals",
  "proposal_offers",
  "mission_steps",
  "planning_hours",
  "reviews",
  "conversations",
  "partner_offers",
  "partner_codes",
  "disputes",
  "dispute_entries",
  "house_invoices",
  "contracts",
  "card_payments",
  "jobi_entries",
];

test("no statement of the server deletes what two sides share", () => {
  const sources = globSync(["domains/**/*.ts", "platform/**/*.ts", "commands/**/*.ts"], {
    cwd: join(import.meta.dirname, ".."),
  }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  const written = sources.map(
    (file) => [file, readFileSync(join(import.meta.dirname, "..", file), "utf8")] as const,
  );
  const variables = new Map(
    written.flatMap(([, text]) =>
      [...text.matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)].map(([, variable, name]) => [
        name,
        variable,
      ]),
    ),
  );
  for (const name of neverDeleted) {
    const variable = variables.get(name);
    expect([name, typeof variable]).toEqual([name, "string"]);
    const deletes = new RegExp(`\\bdelete from ${name}\\b|\\.delete\\(${variable}\\)`);
    expect(written.filter(([, text]) => deletes.test(text)).map(([file]) => file)).toEqual([]);
  }
});
