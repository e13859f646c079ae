import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testPostgres } from "../../testing/test-database.ts";
import { onPostgres } from "../../testing/waits.ts";
import { patiently } from "./patience.ts";
import { openPostgres } from "./postgres.ts";
import { inTransaction } from "./transaction.ts";

const url = testPostgres() ?? "";
const limited = "-c statement_timeout=400 -c lock_timeout=300 -c idle_in_transaction_session_timeout=5000";

/** An address of PostgreSQL whose connections have a name, and settings from whoever opened them, as a pooler's have. */
function named(name: string, options?: string): string {
  const address = new URL(url);
  address.searchParams.set("application_name", name);
  if (options !== undefined) address.searchParams.set("options", options);
  return address.href;
}

const behindPooler = (prepares = false) =>
  openPostgres({ url: named("pooled", limited), directUrl: named("direct"), pool: 1, prepares });

describe.runIf(url !== "")("behind a pooler", onPostgres, () => {
  test("people's work passes by it, in its limits; background work, migrations and what a session holds around it", async () => {
    const database = await behindPooler();
    const asked = sql`select current_setting('application_name') as by, current_setting('statement_timeout') as most`;
    const both = async () => [
      (await database.db.execute(asked)).rows[0],
      (await inTransaction(database.db, (tx) => tx.execute(asked))).rows[0],
    ];
    const pooled = { by: "pooled", most: "400ms" };
    const direct = { by: "direct", most: "55s" };
    expect(await both()).toEqual([pooled, pooled]);
    expect(await patiently(both)).toEqual([direct, direct]);
    expect(await both()).toEqual([pooled, pooled]);
    await database.runScripts(1, async (read) => {
      expect(await read("select current_setting('application_name') as by")).toEqual([{ by: "direct" }]);
      return [];
    });
    await database.lease.hold();
    await database.exclusively("demo", async () => {
      const { rows } = await database.db.execute(sql`
        select a.application_name as by, l.classid::integer as space from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.objsubid = 2 and l.granted and a.datname = current_database()
          and a.application_name in ('pooled', 'direct') order by space`);
      expect(rows).toEqual([
        { by: "direct", space: 740_202 },
        { by: "direct", space: 740_203 },
      ]);
    });
    await database.close();
  });

  test("nothing is prepared under a name, unless the pooler knows such statements", async () => {
    const preparedOn = async (prepares: boolean) => {
      const database = await behindPooler(prepares);
      await database.db
        .select({ one: sql<number>`1` })
        .from(sql`(values (1)) v`)
        .prepare("by_name")
        .execute();
      const { rows } = await database.db.execute(sql`select name from pg_prepared_statements`);
      await database.close();
      return rows;
    };
    expect(await preparedOn(false)).toEqual([]);
    expect(await preparedOn(true)).toEqual([{ name: "by_name" }]);
  });

  test("one whose connections have no limits is refused, and what it lacks is named", async () => {
    const unlimited = { url: named("pooled", "-c statement_timeout=400"), directUrl: url, pool: 1 };
    await expect(openPostgres(unlimited)).rejects.toThrow(
      "no idle_in_transaction_session_timeout, no lock_timeout: see deploy/pgbouncer.ini",
    );
  });
});
