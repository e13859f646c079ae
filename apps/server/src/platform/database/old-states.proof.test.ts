import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { isChange } from "@jobami/api/http/route";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runErasuresOrder } from "../../commands/erasures.ts";
import { contract } from "../../contract.ts";
import { enter } from "../../demo/tour.fixture.ts";
import { lea, logIn } from "../../testing/test-accounts.ts";
import { testPostgres } from "../../testing/test-database.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { Database } from "./engine.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/**
 * Databases as earlier versions left them: the demo, Léa who was erased for good, Paul for whom a mail waits, an address that it is
 * served under. Each is what pg_dump --no-owner --inserts gave of it, without its comments and its search_path; beside it, the commit
 * that filled it, and its record of erasures.
 */
const folder = new URL("../../testing/old-states/", import.meta.url);
const states = (await readdir(folder)).flatMap((name) => /^(.+)\.sql\.br$/.exec(name)?.[1] ?? []);

interface OldState {
  origin: string;
  erasures: Record<string, string>;
}

/** A database of this engine that holds nothing, and what takes it away. */
async function openEmpty(place: string): Promise<{ database: Database; remove: () => Promise<void> }> {
  const server = testPostgres();
  if (server === null) {
    const database = await openPglite({ dataDir: join(place, "embedded") });
    return { database, remove: async () => undefined };
  }
  const name = `jobami_old_${newId().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return {
    database: await openPostgres({ url, pool: 4 }),
    remove: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function countsOf({ db }: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; held: number }>(sql`
    select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), true, true, '')))[1]::text::integer as held
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`);
  return new Map(rows.map(({ name, held }) => [name, held]));
}

describe.each(states)("a database of %s", (name) => {
  let place: string;
  let server: TestServer;
  let remove: () => Promise<void>;
  let before: ReadonlyMap<string, number>;
  let after: ReadonlyMap<string, number>;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "jobami-old-state-"));
    const { origin, erasures } = JSON.parse(
      await readFile(new URL(`${name}.json`, folder), "utf8"),
    ) as OldState;
    await mkdir(join(place, "erasures"));
    for (const [id, proof] of Object.entries(erasures)) await writeFile(join(place, "erasures", id), proof);
    const empty = await openEmpty(place);
    const { database } = empty;
    ({ remove } = empty);
    const script = brotliDecompressSync(await readFile(new URL(`${name}.sql.br`, folder))).toString("utf8");
    await database.runScripts(1, async () => [{ sql: script }, { sql: "reset all" }]);
    before = await countsOf(database);
    await migrate(database);
    after = await countsOf(database);
    server = await startTestServer({
      open: async () => database,
      config: { publicUrl: origin, dataDir: place },
    });
  }, 300_000);
  afterAll(async () => {
    await server.close();
    await remove();
    await rm(place, { recursive: true, force: true });
  });

  test("has every row that it had, in the tables of today", () => {
    expect(before.get("missions")).toBeGreaterThan(100);
    const fewer = [...before].filter(([table, held]) => (after.get(table) ?? 0) < held);
    expect(fewer).toEqual([]);
  });

  test("is taken for no copy at any start, and sends what waited once", async () => {
    const knows = sql`select identity is not null as noted from served_address`;
    expect(server.platform.move).toBeNull();
    expect((await server.database.db.execute(knows)).rows).toEqual([{ noted: true }]);
    const again = await server.replica();
    expect(again.platform.move).toBeNull();
    await again.app.close();
    const waited = async () =>
      (await server.mailbox("paul@exemple.fr")).filter(({ subject }) => subject === "Avant la mise à jour");
    expect(await waited()).toHaveLength(1);
    await server.settle();
    expect(await waited()).toHaveLength(1);
  });

  test("checks the erasure of then, and lets in who is there alone", async () => {
    const { isDone, lines } = await runErasuresOrder([], server);
    expect([isDone, lines]).toEqual([
      true,
      [expect.stringMatching(/ 1\.$|\u00a01\.$/), "Aucun compte effacé n’est revenu."],
    ]);
    expect((await logIn(server.client(), "paul@exemple.fr")).status).toBe(200);
    expect((await logIn(server.client(), lea.email)).status).toBe(401);
  });

  const reads = [...contract.entries()].filter(
    ([, { route, query }]) =>
      !isChange(route.method) && !route.path.includes(":") && (query?.safeParse({}).success ?? true),
  );
  test.each(["lea", "karim", "moussa", "anne"])(
    "holds nothing that today's calls cannot show %s",
    async (who) => {
      const client = await enter(server, who);
      const answers = new Map<number, string[]>();
      for (const [call, endpoint] of reads) {
        const { status } = await client.call(endpoint, {} as never);
        answers.set(status, [...(answers.get(status) ?? []), call]);
      }
      expect(
        [...answers.keys()].filter((status) => status >= 500).map((status) => answers.get(status)),
      ).toEqual([]);
      expect(answers.get(200)?.length).toBeGreaterThan(30);
    },
  );
});
