import pg from "pg";
import { type Asker, askersOf, missionQuestions } from "../../apps/server/src/testing/mission-questions.ts";
import { plansOf } from "../../apps/server/src/testing/query-plan.ts";
import { searchQuestions } from "../../apps/server/src/testing/search-questions.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { median } from "../bench/figures.ts";
import { sizeOf, withFilled } from "../soak/filled.ts";
import { figure, type ScaleSection } from "./section.ts";
import { talkStatements } from "./talk-fill.ts";

/** Missions of each fill; of messages and notifications there are as many, of proposals twice. */
const sizes = (process.env.SCALE_SIZES ?? "5000,50000,500000").split(",").map(Number);
/** Times that each question is asked, by another person each time. */
const rounds = 5;
/** A table of fewer rows fits in a few pages: walking it is what the database should do. */
const large = 2000;

interface Question {
  what: string;
  ask: (server: TestServer, round: number, asker: Asker) => Promise<unknown>;
}

const talkQuestions: readonly Question[] = [
  {
    what: "messages: conversations of a person",
    ask: ({ domains, platform }, _, { owner }) =>
      domains.messages.list(platform.db, owner, { limit: 20, cursor: undefined }),
  },
  {
    what: "messages: how many wait",
    ask: ({ domains, platform }, _, { owner }) => domains.messages.unreadCount(platform.db, owner),
  },
  {
    what: "messages: the newest of the longest conversation",
    async ask({ domains, platform }) {
      const id = "0198b7a0-000c-7000-8000-000000000001";
      const { rows } = await platform.db.execute<{ owner: string }>(
        `select owner_id as owner from conversations where id = '${id}'`,
      );
      return domains.messages.thread(platform.db, rows[0]?.owner ?? "", id, { limit: 30 });
    },
  },
  {
    what: "notifications: a person’s inbox",
    ask: ({ domains, platform }, _, { owner }) =>
      domains.notifications.list(platform.db, { userId: owner }, { page: 1 }),
  },
  {
    what: "notifications: how many wait",
    ask: ({ domains, platform }, _, { owner }) => domains.notifications.unreadCount(platform.db, owner),
  },
];

const questions: readonly Question[] = [
  ...missionQuestions.map(
    ({ what, ask }): Question => ({
      what: `missions: ${what}`,
      ask: (server, _, asker) => ask(server, asker),
    }),
  ),
  ...searchQuestions
    .filter(({ kind }) => kind !== "typing")
    .map(({ what, ask }): Question => ({ what: `search: ${what}`, ask })),
  ...talkQuestions,
];

/** What a question came to on one size. */
interface Cost {
  rows: number;
  ms: number;
  walked: readonly string[];
}

async function costOf(
  server: TestServer,
  { ask }: Question,
  { askers, tables }: { askers: readonly Asker[]; tables: readonly string[] },
): Promise<Cost> {
  const { db } = server.platform;
  const times: number[] = [];
  const walked = new Set<string>();
  let rows = 0;
  for (const [round, asker] of askers.entries()) {
    const plans = await plansOf(db, () => ask(server, round, asker));
    for (const table of tables) if (plans.some((plan) => plan.walked.includes(table))) walked.add(table);
    const read = plans.reduce(
      (sum, plan) => sum + tables.reduce((all, table) => all + plan.rowsReadOf(table), 0),
      0,
    );
    rows = Math.max(rows, read);
    const begun = performance.now();
    await ask(server, round, asker);
    times.push(performance.now() - begun);
  }
  return { rows, ms: median(times), walked: [...walked] };
}

function costsOn(missions: number): Promise<ReadonlyMap<string, Cost>> {
  const size = sizeOf(missions);
  return withFilled(size, async (server, url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query("set session_replication_role = replica");
      for (const statement of talkStatements(missions, size.jobbeurs + size.clients))
        await client.query(statement);
      const { rows } = await client.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and reltuples >= ${large} and relnamespace = 'public'::regnamespace`,
      );
      const tables = rows.map(({ name }) => name);
      const askers = await askersOf(server.platform.db, rounds);
      const costs = new Map<string, Cost>();
      for (const question of questions)
        costs.set(question.what, await costOf(server, question, { askers, tables }));
      return costs;
    } finally {
      await client.end();
    }
  });
}

/** By how much more is read of the largest fill than of the one before, beside how much larger it is. */
function verdictOf(costs: readonly Cost[]): string {
  const [before, last] = [costs.at(-2), costs.at(-1)];
  const [small, full] = [sizes.at(-2) ?? 1, sizes.at(-1) ?? 1];
  if (before === undefined || last === undefined || before.rows === 0) return "as it was";
  const growth = last.rows / before.rows;
  if (growth < 2) return "as it was";
  return growth < full / small / 2 ? "slower than the table" : "with the table";
}

/** Measures what every question of the product reads at each size, and what it walks. */
export async function measurePlans(): Promise<ScaleSection> {
  const all: ReadonlyMap<string, Cost>[] = [];
  for (const missions of sizes) all.push(await costsOn(missions));
  const rows = questions.map(({ what }) => {
    const costs = all.flatMap((costs) => costs.get(what) ?? []);
    const walked = costs.at(-1)?.walked ?? [];
    return [
      what,
      ...costs.map((cost) => `${figure(cost.rows)} in ${figure(cost.ms)} ms`),
      verdictOf(costs),
      walked.length === 0 ? "none" : walked.map((table) => `\`${table}\``).join(", "),
    ];
  });
  return {
    title: "Plans at three sizes",
    how: [
      `Missions in the columns (\`SCALE_SIZES\`); a tenth as many jobbeurs and clients each, twice as many proposals, as many messages and notifications, one conversation with a twentieth of all messages.`,
      `The most rows that a question reads of tables of ${large.toLocaleString("en")} rows or more (\`explain analyze\`), by ${rounds} people, and the median of how long the whole question takes.`,
      "« grows »: how what is read goes from the second size to the third. « walks »: tables that are read from end to end at the third.",
    ],
    tables: [
      {
        columns: ["question", ...sizes.map((missions) => missions.toLocaleString("en")), "grows", "walks"],
        rows,
      },
    ],
  };
}
