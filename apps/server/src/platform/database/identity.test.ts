import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase, testPostgres } from "../../testing/test-database.ts";
import { onPostgres } from "../../testing/waits.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

test("an embedded database is the same after a restart, and another where its folder was copied", async () => {
  const place = await mkdtemp(join(tmpdir(), "jobami-identity-"));
  const identityOf = async (dataDir: string) => {
    const database = await openPglite({ dataDir });
    const identity = await database.identity();
    await database.close();
    return identity;
  };
  const first = await identityOf(join(place, "one"));
  expect(first).toMatch(/^pglite:\d+$/);
  expect(await identityOf(join(place, "one"))).toBe(first);
  await cp(join(place, "one"), join(place, "two"), { recursive: true });
  expect(await identityOf(join(place, "two"))).not.toBe(first);
  await rm(place, { recursive: true, force: true });
});

const url = testPostgres();
test.runIf(url !== null)(
  "two databases of one cluster are two, each the same for every process",
  onPostgres,
  async () => {
    const [one, two] = [await openTestDatabase(), await openTestDatabase()];
    const again = await openPostgres({ url: url ?? "", pool: 1 });
    const other = await openPostgres({ url: url ?? "", pool: 1 });
    try {
      expect(await one.identity()).toMatch(/^postgres:\d+\/\d+$/);
      expect(await two.identity()).not.toBe(await one.identity());
      expect(await again.identity()).toBe(await other.identity());
    } finally {
      for (const database of [one, two, again, other]) await database.close();
    }
  },
);
