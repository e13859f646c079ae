import pg from "pg";
import { type FillSize, fillStatements } from "../../apps/server/src/testing/mission-fill.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { fill } from "../filling.ts";
import { startPostgres } from "../postgres.ts";

const missions = Number(process.env.SOAK_MISSIONS ?? 1_000_000);

/** One jobbeur for ten missions, and as many clients; a hundred of either at least. */
export function sizeOf(count: number, people = Math.max(100, Math.ceil(count / 10))): FillSize {
  return { missions: count, jobbeurs: people, clients: people };
}
/** Missions, and people who work, in full size; a small run takes seconds. */
export const fullSize = sizeOf(
  missions,
  process.env.SOAK_PEOPLE === undefined ? undefined : Number(process.env.SOAK_PEOPLE),
);
/** Times that each question is asked. */
export const rounds = Number(process.env.SOAK_ROUNDS ?? 200);
/** Rounds that count for nothing: plans are made and pages of tables come into memory. */
const warming = Math.ceil(rounds / 10);

/** Enough memory to build indexes, and to keep the tables that are asked. */
const settings = { shared_buffers: "2GB", maintenance_work_mem: "512MB", max_wal_size: "16GB" };

/** Indexes that hold nothing together are built over the filled tables. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{
    name: string;
    made: string;
  }>(`select c.relname as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('missions'::regclass, 'proposals'::regclass, 'proposal_offers'::regclass, 'reviews'::regclass,
      'offered_services'::regclass, 'profile_words'::regclass) and not i.indisunique`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
}

/** Fills it; the seconds that took. */
async function fillAll(url: string, size: FillSize, places: TestServer["domains"]["places"]) {
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

/** Fills a PostgreSQL of its own, and does something with the product's services over it, or with its address. */
export async function withFilled<T>(
  size: FillSize,
  work: (server: TestServer, url: string) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres("any", settings);
  try {
    return await fill(postgres.url, async (server) => {
      const seconds = await fillAll(postgres.url, size, server.domains.places);
      process.stderr.write(
        `${size.missions} missions and ${size.jobbeurs} jobbeurs, filled in ${seconds.toFixed(0)} s\n`,
      );
      return work(server, postgres.url);
    });
  } finally {
    await postgres.stop();
  }
}

/** What is asked again and again, by its name; `round` from 0. */
export interface Asked {
  what: string;
  ask: (round: number) => Promise<unknown>;
}
/** How long a question took, in ms. */
export interface Took {
  p50: number;
  p95: number;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Every round asks everything once, the baseline too: what else the machine does falls on all alike. */
export async function timesOf(questions: readonly Asked[]): Promise<ReadonlyMap<string, Took>> {
  const times = new Map<string, number[]>(questions.map(({ what }) => [what, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { what, ask } of questions) {
      const took = await timed(() => ask(round));
      if (round >= warming) times.get(what)?.push(took);
    }
  return new Map(
    [...times].map(([what, all]) => {
      const sorted = all.sort((a, b) => a - b);
      return [what, { p50: at(sorted, 0.5), p95: at(sorted, 0.95) }];
    }),
  );
}

/** What a question took, as text. */
export function tookText({ p50, p95 }: Took, baseline: Took): string {
  return `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms: ${(p95 / baseline.p95).toFixed(1)} times the baseline`;
}
