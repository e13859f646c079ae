import { randomInt, randomUUID } from "node:crypto";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { fillWithDemo } from "../demo/demo.service.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openPglite } from "../platform/database/pglite.ts";
import { testConfig } from "../testing/test-config.ts";
import { testPostgres } from "../testing/test-database.ts";
import { waitsFor } from "../testing/waits.ts";
import { moveCommand } from "./move.ts";
import { staffCommand } from "./staff.ts";

const server = testPostgres();
/** The whole demo is filled and moved, which takes its time. */
const inProof = server !== null && process.env.JOBAMI_PROOF === "1";
const name = `jobami_moved_${process.pid}_${randomInt(1e9)}`;

const inTheProof = waitsFor({
  why: "they move the whole demo, which the proof does",
  command: "npm run proof -- --only server-postgres",
  isMissing: false,
});

describe.runIf(inProof)("the move of an embedded database to PostgreSQL", inTheProof, () => {
  let dataDir: string;
  let admin: pg.Client;
  let target: string;
  const environment = () => ({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const inTarget = async <Row extends pg.QueryResultRow>(query: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: target });
    await client.connect();
    try {
      return (await client.query<Row>(query)).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "jobami-move-"));
    target = Object.assign(new URL(server ?? ""), { pathname: `/${name}` }).href;
    admin = new pg.Client({ connectionString: server ?? "" });
    await admin.connect();
    await admin.query(`create database ${name}`);
    // Its people read their clocks elsewhere than the embedded database does.
    await admin.query(`alter database ${name} set timezone = 'Pacific/Auckland'`);
    const database = await openPglite({ dataDir });
    await migrate(database);
    const config = testConfig({ dataDir });
    const { app, platform } = await buildApp({ config, clock: systemClock, database, workers: false });
    await fillWithDemo(platform);
    await app.close();
    await database.db.execute(
      sql`insert into served_address (origin, identity, since) values ('https://www.exemple.fr', ${await database.identity()}, now())`,
    );
    await database.close();
  }, 120_000);
  afterAll(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  test("a move that is cut keeps what arrived, goes on from there, and everything arrives as it left", async () => {
    let seen = 0;
    const cut = moveCommand([target], environment(), () => {
      seen += 1;
      if (seen === 40) throw new Error("cut");
    });
    await expect(cut).rejects.toThrow("cut");
    // A server that would serve half of a product states it: foreign keys are aside until the end.
    expect(await inTarget("select count(*)::int as n from moving where name <> ''")).toEqual([{ n: 40 }]);

    const again: string[] = [];
    const { lines, isDone } = await moveCommand([target], environment(), (table) => again.push(table.name));
    expect([isDone, lines]).toEqual([
      true,
      [expect.stringContaining("tables et"), expect.any(String), expect.any(String)],
    ]);

    const [{ n: users } = { n: 0 }] = await inTarget<{ n: number }>("select count(*)::int as n from users");
    expect(users).toBeGreaterThan(20);
    expect(await inTarget("select sum(amount)::int as n from jobi_entries")).toEqual([{ n: 0 }]);
    expect(await inTarget("select to_regclass('moving') as left_over")).toEqual([{ left_over: null }]);
    const [keys] = await inTarget<{ n: number }>(
      "select count(*)::int as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
    );
    expect(keys?.n).toBeGreaterThan(50);
    expect(await inTarget("select identity from served_address")).toEqual([{ identity: null }]);
    const asleep = await inTarget("select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'");
    expect(asleep).toEqual([]);
    // Numbers go on after those that were given.
    const [ticket] = await inTarget<{ most: number; next: number }>(
      "select max(number)::int as most, nextval(pg_get_serial_sequence('support_tickets', 'number'))::int as next from support_tickets",
    );
    expect(ticket?.next).toBe((ticket?.most ?? 0) + 1);
  }, 120_000);

  test("a copied folder that no one accepted is still a copy after its move", async () => {
    const copied = await mkdtemp(join(tmpdir(), "jobami-move-copy-"));
    await cp(join(dataDir, "database"), join(copied, "database"), { recursive: true });
    await admin.query(`create database ${name}_copy`);
    const place = target.replace(name, `${name}_copy`);
    const { isDone } = await moveCommand([place], { ...environment(), DATA_DIR: copied });
    const moved = new pg.Client({ connectionString: place });
    await moved.connect();
    const { rows } = await moved.query("select identity is not null as held from served_address");
    await moved.end();
    await admin.query(`drop database ${name}_copy with (force)`);
    await rm(copied, { recursive: true, force: true });
    expect([isDone, rows]).toEqual([true, [{ held: true }]]);
  }, 120_000);

  test("the embedded database opens no more by mistake, and nothing is moved twice or into what is not empty", async () => {
    const listed = await staffCommand(["list"], environment());
    expect([listed.isDone, listed.lines[0]]).toEqual([false, expect.stringContaining("déménagée")]);
    expect((await staffCommand(["list"], { ...environment(), DATABASE_URL: target })).lines).not.toEqual([]);
    await rm(join(dataDir, "database.moved"));
    const again = await moveCommand([target], environment());
    expect([again.isDone, again.lines[0]]).toEqual([false, expect.stringContaining("n’est pas vide")]);
  }, 60_000);
});

describe("the settings of a move", () => {
  test("it states how it is used, and makes no empty database where there is none to move", async () => {
    for (const args of [[], ["postgres://a/b", "c"], ["mysql://a/b"]])
      expect((await moveCommand(args, {})).lines[0]).toMatch(/^Usage/);
    const nowhere = join(tmpdir(), `jobami-nowhere-${randomUUID()}`);
    const { lines } = await moveCommand(["postgres://127.0.0.1:1/x"], { DATA_DIR: nowhere });
    expect(lines[0]).toContain("Il n’y a pas de base de données embarquée");
    await expect(writeFile(join(nowhere, "x"), "")).rejects.toThrow("ENOENT");
  });
});
