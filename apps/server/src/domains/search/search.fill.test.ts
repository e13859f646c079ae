import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SavedProfile } from "../../composition/contributions.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { fillStatements } from "../../testing/mission-fill.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { onPostgres } from "../../testing/waits.ts";

const size = { missions: 300, jobbeurs: 150, clients: 40 };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.platform;
  await db.transaction(async (tx) => {
    for (const statement of fillStatements(size, {
      now: new Date(server.clock.now()),
      places: server.domains.places,
    }))
      await tx.execute(sql.raw(statement));
  });
});
afterAll(() => server.close());

async function searched() {
  const { rows: services } = await server.platform.db.execute(
    sql`select * from offered_services order by user_id, subcategory`,
  );
  const { rows: terms } = await server.platform.db.execute(sql`select * from profile_words order by user_id`);
  return { services, words: terms };
}

test("what the fill of many states is searched is what searches make of its profiles", async () => {
  const filled = await searched();
  expect([filled.services.length > size.jobbeurs, filled.words.length]).toEqual([true, size.jobbeurs]);
  await server.platform.db.execute(sql`update profile_words set version = 0, words = ''`);
  await server.domains.search.catchUp();
  expect(await searched()).toEqual(filled);
});

test("who may be found is stored with what they offer and state, whatever of the account changes", async () => {
  const { db } = server.platform;
  const differing = async () => {
    const { rows } = await db.execute(sql`
      select s.user_id from (
        select user_id, is_shown, is_for_engines from offered_services union all
        select user_id, is_shown, is_for_engines from profile_words) s
      join users u on u.id = s.user_id
      where (s.is_shown, s.is_for_engines) is distinct from (
        u.user_type = 'jobbeur' and u.role = 'jobutil' and u.deactivated_at is null and not u.profile_hidden,
        u.user_type = 'jobbeur' and u.role = 'jobutil' and u.deactivated_at is null and not u.profile_hidden and u.seo_indexable)`);
    return rows;
  };
  const shownNow = async () => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::integer as n from profile_words where is_shown`,
    );
    return rows[0]?.n ?? 0;
  };
  expect(await differing()).toEqual([]);
  for (const change of [
    sql`profile_hidden = not profile_hidden`,
    sql`seo_indexable = not seo_indexable`,
    sql`user_type = 'other'`,
    sql`user_type = 'jobbeur', role = 'jobmodo'`,
    sql`role = 'jobutil', statut = 'paused', deactivated_at = now()`,
    sql`statut = 'active', deactivated_at = null, profile_hidden = false`,
  ]) {
    await db.execute(sql`update users set ${change}`);
    expect(await differing()).toEqual([]);
  }
  expect(await shownNow()).toBe(size.jobbeurs);
});

test.runIf(process.env.DATABASE_URL)(
  "who hides while their profile is saved is not found",
  onPostgres,
  async () => {
    const { db } = server.platform;
    const { search, profiles } = server.domains;
    let saved: SavedProfile | undefined;
    for await (const profile of profiles.saved(db)) saved ??= profile;
    const profile = saved as SavedProfile;
    const isFound = async () => {
      const { rows } = await db.execute<{ found: boolean }>(sql`
      select exists (select from offered_services where user_id = ${profile.userId} and is_shown)
        or exists (select from profile_words where user_id = ${profile.userId} and is_shown) as found`);
      return rows[0]?.found;
    };
    const hide = async () => {
      await db.execute(sql`update users set profile_hidden = true where id = ${profile.userId}`);
    };
    expect(await isFound()).toBe(true);
    // Another call's: it knows nothing of the transaction.
    const outside = AsyncLocalStorage.snapshot();
    let hiding = Promise.resolve();
    await inTransaction(db, async (tx) => {
      await search.index(tx, profile);
      hiding = outside(hide);
      await pause(100);
    });
    await hiding;
    expect(await isFound()).toBe(false);
  },
);

test("the rating that searches go by is the one that profiles show, whatever of the reviews changes", async () => {
  const { db } = server.platform;
  const figures = async () => {
    const { rows } = await db.execute<{ differ: number; rated: number }>(sql`
      select count(*) filter (where s.rating is distinct from m.rating)::integer as differ, count(s.rating)::integer as rated
      from (select user_id, rating from offered_services union all select user_id, rating from profile_words) s
      left join member_ratings m on m.user_id = s.user_id`);
    return rows[0] ?? { differ: -1, rated: -1 };
  };
  const first = await figures();
  expect([first.differ, first.rated > 0]).toEqual([0, true]);
  await db.execute(sql`update reviews set notes = array[1, 1, 1, 1], total = 4 where side = 'client'`);
  expect(await figures()).toEqual(first);
  await db.execute(
    sql`update reviews set is_hidden = true where id in (select id from reviews order by id limit 20)`,
  );
  await db.execute(
    sql`update reviews set shown_at = null where id in (select id from reviews order by id desc limit 20)`,
  );
  const fewer = await figures();
  expect([fewer.differ, fewer.rated < first.rated]).toEqual([0, true]);
  await db.execute(sql`delete from reviews`);
  expect(await figures()).toEqual({ differ: 0, rated: 0 });
});
