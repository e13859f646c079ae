import pg from "pg";
import { fillStatements } from "../../apps/server/src/testing/mission-fill.ts";
import {
  askersOf,
  missionQuestions,
  primaryKeyRead,
} from "../../apps/server/src/testing/mission-questions.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { fill } from "../filling.ts";
import { startPostgres } from "../postgres.ts";
import type { Finding, Soak } from "./soak.ts";

/** Missions, and people who work, in full size; a small run takes seconds. */
const missions = Number(process.env.SOAK_MISSIONS ?? 1_000_000);
const jobbeurs = Number(process.env.SOAK_PEOPLE ?? Math.max(100, Math.ceil(missions / 10)));
/** Times that each question is asked. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 200);
/** Rounds that count for nothing: plans are made and pages of tables come into memory. */
const warming = Math.ceil(rounds / 10);
/** The longest that a question of a page may take, and one that is asked once a mission, as times a read by primary key. */
const most = { page: 100, mission: 200 };
const size = { missions, jobbeurs, clients: jobbeurs };

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Enough memory to build indexes, and to keep the tables that are asked. */
const settings = { shared_buffers: "2GB", maintenance_work_mem: "512MB", max_wal_size: "16GB" };

/** Indexes that hold nothing together are built over the filled tables. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{
    name: string;
    made: string;
  }>(`select c.relname as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('missions'::regclass, 'proposals'::regclass, 'proposal_offers'::regclass) and not i.indisunique`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
}

/** Fills it; the seconds that took. */
async function fillAll(url: string, places: TestServer["domains"]["places"]): Promise<number> {
  const began = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // No reference is asked for each row: the fill is made of its own numbers.
    await client.query("set session_replication_role = replica");
    await withoutIndexes(client, async () => {
      for (const statement of fillStatements(size, { now: new Date(), places }))
        await client.query(statement);
    });
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
  return (performance.now() - began) / 1000;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Every round asks everything once, the floor too: what else the machine does falls on all alike. */
async function measure(server: TestServer): Promise<Finding[]> {
  const askers = await askersOf(server.platform.db, rounds);
  const questions = [primaryKeyRead, ...missionQuestions];
  const times = new Map<string, number[]>(questions.map(({ what }) => [what, []]));
  for (const [round, asker] of askers.entries())
    for (const { what, ask } of questions) {
      const took = await timed(() => ask(server, asker));
      if (round >= warming) times.get(what)?.push(took);
    }
  const p95 = new Map(
    [...times].map(([what, all]) => [
      what,
      at(
        all.sort((a, b) => a - b),
        0.95,
      ),
    ]),
  );
  const floor = p95.get(primaryKeyRead.what) ?? 1;
  return questions.map(({ what, isOncePerMission }) => {
    const bound = isOncePerMission ? most.mission : most.page;
    const own = p95.get(what) ?? 0;
    const ratio = own / floor;
    return {
      what,
      measured: `p50 ${at(times.get(what) ?? [], 0.5).toFixed(2)} ms, p95 ${own.toFixed(2)} ms: ${ratio.toFixed(1)} times the floor`,
      bound: `≤ ${bound} times`,
      held: ratio <= bound,
    };
  });
}

/** What the lists and the matching of missions cost over many of them. */
export const missionsSoak: Soak = {
  what: "1,000,000 missions and 100,000 jobbeurs on PostgreSQL (SOAK_MISSIONS, SOAK_PEOPLE, SOAK_ROUNDS): p95 of the lists, the matching and what moderators look at, against a read by primary key.",
  run: async () => {
    const postgres = await startPostgres("any", settings);
    try {
      return await fill(postgres.url, async (server) => {
        const seconds = await fillAll(postgres.url, server.domains.places);
        process.stderr.write(`filled in ${seconds.toFixed(0)} s\n`);
        return measure(server);
      });
    } finally {
      await postgres.stop();
    }
  },
};
