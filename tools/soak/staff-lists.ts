import pg from "pg";
import { statementsOf } from "../../apps/server/src/testing/heard-db.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { fill } from "../filling.ts";
import { startPostgres } from "../postgres.ts";
import { rounds, type Took, timesOf } from "./filled.ts";
import type { Finding, Soak } from "./soak.ts";
import { fillOf, listQuestions, type StaffQuestion } from "./staff-lists-fill.ts";

/** Rows behind each list; a smaller run takes seconds. */
const size = Number(process.env.SOAK_ROWS ?? 1_000_000);
const mostMs = 50;

/** Enough memory to build indexes, and to keep the tables that are asked. */
const settings = {
  shared_buffers: "1GB",
  maintenance_work_mem: "256MB",
  max_wal_size: "8GB",
  wal_level: "minimal",
  max_wal_senders: "0",
};

async function fillAll(client: pg.Client): Promise<void> {
  // No reference is asked for each row: the fill is made of its own numbers.
  await client.query("set session_replication_role = replica");
  for (const statement of fillOf(size)) {
    const began = performance.now();
    await client.query(statement);
    const [, table = ""] = /insert into (\w+)/.exec(statement) ?? [];
    process.stderr.write(`${table}: ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  }
  await client.query("vacuum analyze");
}

/** What PostgreSQL does for a question, statement by statement. */
async function plansOf(client: pg.Client, url: string, question: StaffQuestion, server: TestServer) {
  const asked = await statementsOf(url, (db) => question.ask(server, db));
  for (const { text, values } of asked.filter(({ text }) => !text.startsWith("explain"))) {
    const { rows } = await client.query<{ "QUERY PLAN": string }>({
      text: `explain (analyze, buffers) ${text}`,
      values,
    });
    process.stderr.write(`${question.what}\n${text}\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}\n\n`);
  }
}

const findingOf = (what: string, { p50, p95 }: Took): Finding => ({
  what,
  measured: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  bound: `p95 ≤ ${mostMs} ms`,
  held: p95 <= mostMs,
});

async function measure(server: TestServer, url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillAll(client);
    const questions = listQuestions(size);
    const { db } = server.platform;
    /** What was given up: the server lets no statement take longer than seconds. */
    const failed = new Map<string, string>();
    const times = await timesOf(
      questions.map(({ what, ask }) => ({
        what,
        ask: async () => {
          if (failed.has(what)) return;
          await ask(server, db).catch((error: Error) => failed.set(what, (error.cause ?? error).toString()));
        },
      })),
    );
    const findings = questions.map(({ what }): Finding => {
      const why = failed.get(what);
      const finding = findingOf(what, times.get(what) ?? { p50: 0, p95: 0 });
      return why === undefined ? finding : { ...finding, measured: why, held: false };
    });
    for (const [index, { held }] of findings.entries()) {
      const question = questions[index];
      if (!held && question !== undefined && !failed.has(question.what))
        await plansOf(client, url, question, server);
    }
    return findings;
  } finally {
    await client.end();
  }
}

/** What the lists of staff cost, whatever stands behind them: first, deep and last pages, and filters. */
export const staffLists: Soak = {
  what: `1,000,000 rows behind each list of staff on PostgreSQL (SOAK_ROWS, SOAK_ROUNDS: ${rounds}): p95 of first, deep and last pages and of filters, with the plans of what takes longer.`,
  async run() {
    const postgres = await startPostgres("any", settings);
    try {
      return await fill(postgres.url, (server) => measure(server, postgres.url));
    } finally {
      await postgres.stop();
    }
  },
};
