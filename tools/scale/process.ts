import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { searchRadii, searchRoutes } from "@jobami/api/search/routes";
import { serviceCategories } from "@jobami/api/taxonomy";
import pg from "pg";
import { systemClock } from "../../apps/server/src/platform/clock/clock.ts";
import { missionInput } from "../../apps/server/src/testing/test-missions.ts";
import { startSmtp } from "../../apps/server/src/testing/test-smtp.ts";
import { cpuBetween, memoryOf, readCpu } from "../bench/cpu.ts";
import { type Served, serveFrom } from "../served.ts";
import { signUp } from "../soak/attack/browser.ts";
import { sizeOf, withFilled } from "../soak/filled.ts";
import { makePairs, type Pair } from "../soak/live/pairs.ts";
import { noTroubles, startTalker, type Talker } from "../soak/live/talker.ts";
import { buildWeb, isWebBuilt } from "../web-build.ts";
import { figure, type ScaleSection } from "./section.ts";

const main = join(import.meta.dirname, "../../apps/server/src/main.ts");
const size = sizeOf(5000, 10_000);
/** People who are connected, two by two. */
const pairs = Number(process.env.SCALE_PAIRS ?? 20);
const atOnce = 4;
const mostTries = 10;

/** One thing that people do, again and again. */
interface Act {
  what: string;
  count: number;
  /** How often each person who comes on a day does it. */
  aDay: number;
  act: (turn: number) => Promise<void>;
}

/** What an act takes of the processors, with all that follows from it, in ms. */
interface Taken {
  process: number;
  postgres: number;
}

async function repeat(count: number, act: Act["act"]): Promise<void> {
  let turn = 0;
  const one = async () => {
    while (turn < count) {
      turn += 1;
      await act(turn - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** States of all texts that were filled in that they have passed the filter: a server would look at each again. */
async function passFilter(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns c join pg_class on relname = table_name and relkind = 'r'
      where table_schema = 'public' and column_name = 'filter_version'`,
  );
  await database.query("set session_replication_role = replica");
  for (const { name } of rows) await database.query(`update "${name}" set filter_version = 1000000`);
}

/** Waits until every job that is due is done. */
async function untilDone(database: pg.Client): Promise<void> {
  const due = "select 1 from jobs.job where state < 'completed' and start_after < now() limit 1";
  while ((await database.query(due)).rowCount !== 0) await pause(100);
}

async function takenBy(
  { pid }: Served,
  database: pg.Client,
  url: string,
  { count, act }: Act,
): Promise<Taken> {
  await repeat(Math.ceil(count / 10), act);
  await untilDone(database);
  const before = await readCpu(url, pid);
  await repeat(count, (turn) => act(turn + count));
  await untilDone(database);
  const after = await readCpu(url, pid);
  const all = cpuBetween(before, after);
  const own = (after.get(pid) ?? 0) - (before.get(pid) ?? 0);
  return { process: own / count, postgres: (all - own) / count };
}

/** Asks until it is answered: a busy machine answers 503, and when to try again. */
async function ask(url: string, init: RequestInit = {}): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    if (response.ok) return;
    if (response.status !== 503 || tries === mostTries)
      throw new Error(`${url} answered ${response.status}.`);
    await pause(1000);
  }
}

const categories = serviceCategories.map(({ slug }) => slug);
const towns = ["Paris", "Marseille", "Lyon", "Toulouse", "Nantes", "Lille", "Bordeaux", "Rennes", "Grenoble"];

function actsOn(served: Served, all: readonly Pair[]): Act[] {
  const pairAt = (turn: number) => all[turn % all.length] as Pair;
  const query = (turn: number) => {
    const place = towns[turn % towns.length] ?? "";
    const category = categories[Math.floor(turn / towns.length) % categories.length] ?? "";
    const radius = searchRadii[Math.floor(turn / towns.length / categories.length) % searchRadii.length];
    return new URLSearchParams({ category, place, radius: String(radius) });
  };
  const post = (path: string, turn: number, body: object) =>
    ask(served.url + path, {
      method: "POST",
      headers: pairAt(turn).people[0].headers,
      body: JSON.stringify(body),
    });
  return [
    { what: "a page that visitors ask again, `/`", count: 200, aDay: 2, act: () => ask(`${served.url}/`) },
    {
      what: "a page of the search, another one each time",
      ...{ count: 150, aDay: 4, act: (turn) => ask(`${served.url}/services/search?${query(turn)}`) },
    },
    {
      what: "a search by the API, another one each time",
      ...{
        count: 150,
        aDay: 4,
        act: (turn) => ask(`${served.url}${searchRoutes.search.path}?${query(turn)}`),
      },
    },
    {
      what: "a list of missions by the API, signed in",
      count: 150,
      aDay: 20,
      act: (turn) =>
        ask(`${served.url}${missionsRoutes.list.path}?page=1&limit=10`, {
          headers: pairAt(turn).people[0].headers,
        }),
    },
    {
      what: "a message, heard by the other side",
      count: 150,
      aDay: 2,
      act: (turn) =>
        post(`/api/messages/${pairAt(turn).conversationId}/messages`, turn, {
          client_id: randomUUID(),
          text: "Je peux venir samedi matin.",
        }),
    },
    {
      what: "a mission, with all whom it suits notified",
      ...{ count: 20, aDay: 0.02 },
      act: (turn) => post(missionsRoutes.create.path, turn, missionInput({ clock: systemClock })),
    },
    {
      what: "a sign-up, with its mail by SMTP",
      ...{ count: 20, aDay: 0.01 },
      act: (turn) =>
        signUp(served, `echelle-${turn}-${randomUUID()}@exemple.fr`, "other").then(() => undefined),
    },
  ];
}

async function connect(served: Served, all: readonly Pair[]): Promise<Talker[]> {
  const talkers = await Promise.all(
    all.flatMap(({ people, conversationId }) =>
      people.map((login) =>
        startTalker({
          ...{ login, conversationId, origin: served.url },
          ...{ troubles: noTroubles(), onItsWay: new Map(), whispered: () => undefined },
        }),
      ),
    ),
  );
  while (!talkers.every((talker) => talker.isConnected())) await pause(50);
  return talkers;
}

/** What of all people comes on a day, of a day in its busiest hour, of that hour’s mean in its busiest minute, and is connected at once. */
const crowd = { daily: 0.1, hour: 1 / 8, peak: 2, connected: 0.01 };
const people = [100_000, 1_000_000, 10_000_000];
/** What of a processor is used at the busiest minute: the rest is for a process that is away, and for what no one planned. */
const load = 0.5;

function needRow(
  count: number,
  acts: readonly Act[],
  taken: ReadonlyMap<string, Taken>,
  kbEach: number,
): string[] {
  const perSecond = ({ aDay }: Act) => (count * crowd.daily * aDay * crowd.hour * crowd.peak) / 3600;
  const coresOf = (side: keyof Taken) =>
    acts.reduce((sum, act) => sum + (perSecond(act) * (taken.get(act.what)?.[side] ?? 0)) / 1000, 0) / load;
  const connected = count * crowd.connected;
  return [
    count.toLocaleString("en"),
    figure(acts.reduce((sum, act) => sum + perSecond(act), 0)),
    `${figure(connected)}, ${figure((connected * kbEach) / 1000)} MB`,
    String(Math.max(2, Math.ceil(coresOf("process")))),
    String(Math.max(1, Math.ceil(coresOf("postgres")))),
  ];
}

async function measureOn(served: Served, url: string, all: readonly Pair[]): Promise<ScaleSection> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await repeat(100, () => ask(`${served.url}/aide`));
  const before = memoryOf(served.pid);
  const talkers = await connect(served, all);
  try {
    const kbEach = ((memoryOf(served.pid) - before) * 1000) / talkers.length;
    const acts = actsOn(served, all);
    const taken = new Map<string, Taken>();
    for (const act of acts) {
      const one = await takenBy(served, database, url, act);
      process.stderr.write(`${act.what}: ${figure(one.process)} and ${figure(one.postgres)} ms\n`);
      taken.set(act.what, one);
    }
    return {
      title: "What one process holds",
      how: [
        `The product’s server on PostgreSQL with ${size.missions.toLocaleString("en")} missions and ${size.jobbeurs.toLocaleString("en")} jobbeurs, ${talkers.length} people connected, ${atOnce} acts at once. Processor time, in the process (Node runs on one core, but for pictures and passwords) and in its sessions of PostgreSQL, with the jobs that follow; it depends little on who else works on the machine.`,
        "A second: what one core would do that did nothing else; half of it is what to plan with.",
        `People connected: ${figure(kbEach)} kB each in the process, ${figure(1_000_000 / Math.max(1, kbEach))} in a GB.`,
        `The need: ${crowd.daily * 100} % of all people come on a day, ${acts.map(({ what, aDay }) => `${aDay} × ${what}`).join("; ")}; the busiest hour has an eighth of the day, its busiest minute twice its mean; ${crowd.connected * 100} % are connected at once; cores are half busy then. Two processes at least: one may be away.`,
      ],
      tables: [
        {
          columns: [
            "act",
            "in the process",
            "in PostgreSQL",
            "a second, one process",
            "a second, one core of PostgreSQL",
            "gives way first",
          ],
          rows: acts.map(({ what }) => {
            const { process: own, postgres } = taken.get(what) ?? { process: 0, postgres: 0 };
            return [
              what,
              `${figure(own)} ms`,
              `${figure(postgres)} ms`,
              figure(1000 / own),
              postgres === 0 ? "not noticed" : figure(1000 / postgres),
              own >= postgres ? "the process" : "PostgreSQL",
            ];
          }),
        },
        {
          columns: ["people", "acts a second", "connected", "processes, a core each", "cores of PostgreSQL"],
          rows: people.map((count) => needRow(count, acts, taken, kbEach)),
        },
      ],
    };
  } finally {
    for (const talker of talkers) talker.stop();
    await database.end();
  }
}

/** Measures what each act takes of a process and of PostgreSQL, and what a connected person does. */
export async function measureProcess(): Promise<ScaleSection> {
  if (!isWebBuilt()) await buildWeb();
  const mail = await startSmtp();
  const dataDir = mkdtempSync(join(tmpdir(), "jobami-scale-"));
  try {
    return await withFilled(size, async (_, url) => {
      const all = await makePairs(url, pairs);
      const database = new pg.Client({ connectionString: url });
      await database.connect();
      await passFilter(database).finally(() => database.end());
      const served = await serveFrom(main, {
        ...{
          PORT: "0",
          DATA_DIR: dataDir,
          DEMO_DATA: "0",
          DATABASE_URL: url,
          SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        },
        ...{ RATE_LIMIT: "1000000000", RATE_LIMIT_PAGES: "1000000000", RATE_LIMIT_SENSITIVE: "1000000000" },
        LOG_LEVEL: "error",
      });
      try {
        return await measureOn(served, url, all);
      } finally {
        await served.stop();
      }
    });
  } finally {
    await mail.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
