import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Forwarder, startForwarder } from "../../../apps/server/src/testing/forwarder.ts";
import type { Postgres, Standby } from "../../postgres.ts";
import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";
import { type Load, startLoad } from "./keyed-load.ts";

const atOnce = 8;
/** Load before, during and after a fault, in ms. */
const spellMs = 2000;
const stopLimitMs = 40_000;

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const portOf = (url: string) => Number(new URL(url).port);

async function terminateAll(url: string): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    await query(
      url,
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like 'jobami%'",
    );
    await pause(100);
  }
}

type Fault = (lost: {
  postgres: Postgres;
  standby: () => Promise<Standby>;
  forwarder: Forwarder;
}) => Promise<void>;

async function restart(postgres: Postgres, how: Parameters<Postgres["halt"]>[0]): Promise<void> {
  await postgres.halt(how);
  await pause(spellMs / 2);
  await postgres.resume();
}

const faults: Record<string, Fault> = {
  "each backend terminated, 20 times": ({ postgres }) => terminateAll(postgres.url),
  "restarted, fast": ({ postgres }) => restart(postgres, "fast"),
  "restarted, immediate": ({ postgres }) => restart(postgres, "immediate"),
  "killed (-9) and started": ({ postgres }) => restart(postgres, "kill"),
  "killed (-9), its standby promoted after it took the address over": async (lost) => {
    const standby = await lost.standby();
    await pause(spellMs / 2);
    await lost.postgres.halt("kill");
    lost.forwarder.leadTo(portOf(standby.url));
    await pause(spellMs / 2);
    await standby.promote();
  },
};

async function undergo(name: string, load: Load, cause: () => Promise<void>): Promise<Finding> {
  const before = new Map(load.answers);
  const acknowledgedBefore = load.acknowledged.length;
  await pause(spellMs);
  await cause();
  const first = await load.once();
  await pause(spellMs);
  const answerCounts = [...load.answers].flatMap(([answer, count]) => {
    const times = count - (before.get(answer) ?? 0);
    return times === 0 ? [] : [`${times} × ${answer}`];
  });
  const allowed = /× (201|503 SERVICE_UNAVAILABLE)$/;
  return {
    what: name,
    measured: `${answerCounts.join(", ")}; first call after: ${first}`,
    bound: "201 or 503 SERVICE_UNAVAILABLE; first call after 201",
    held:
      answerCounts.every((text) => allowed.test(text)) &&
      first === "201" &&
      load.acknowledged.length > acknowledgedBefore,
  };
}

/** Every acknowledged change is there once, and nothing else is there twice. */
async function conserved(url: string, { acknowledged }: Load): Promise<Finding> {
  const rows = await query<{ name: string; n: string }>(
    url,
    `select title as name, count(*) as n from missions group by title
     union all select email, count(*) from users group by email
     union all select 'jobi of ' || email, count(*) from jobi_entries j join users u on u.id = j.user_id group by email`,
  );
  const times = new Map(rows.map(({ name, n }) => [name, Number(n)]));
  const expected = acknowledged.flatMap((name) => (name.includes("@") ? [name, `jobi of ${name}`] : [name]));
  const missing = expected.filter((name) => !times.has(name)).length;
  const doubled = [...times.values()].filter((n) => n > 1).length;
  return {
    what: "acknowledged changes in the database at the end",
    measured: `${acknowledged.length} acknowledged, ${missing} lost, ${doubled} doubled`,
    bound: "none lost, none doubled",
    held: acknowledged.length > 0 && missing === 0 && doubled === 0,
  };
}

async function attack({ start, postgres }: Target): Promise<Finding[]> {
  if (postgres === null) throw new Error("This attack is on PostgreSQL.");
  const forwarder = await startForwarder(portOf(postgres.url));
  let standby: Standby | null = null;
  try {
    const served = await start({
      DATABASE_URL: forwarder.through(postgres.url),
      RATE_LIMIT: "100000000",
      RATE_LIMIT_SENSITIVE: "100000000",
      LOG_LEVEL: "silent",
    });
    let isAlive = true;
    void served.ended.then(() => {
      isAlive = false;
    });
    const load = await startLoad(served, atOnce);
    const findings: Finding[] = [];
    const follow = async () => {
      standby = await postgres.follow();
      return standby;
    };
    for (const [name, cause] of Object.entries(faults))
      findings.push(await undergo(name, load, () => cause({ postgres, standby: follow, forwarder })));
    await load.end();
    findings.push({
      what: "the process afterwards",
      measured: isAlive ? "lives" : "died",
      bound: "the same process lives",
      held: isAlive,
    });
    findings.push(await conserved(forwarder.through(postgres.url), load));
    await forwarder.cut();
    const begun = performance.now();
    await served.stop();
    const { code } = await served.ended;
    const took = performance.now() - begun;
    findings.push({
      what: "SIGTERM while PostgreSQL is away",
      measured: `exit ${String(code)} after ${took.toFixed(0)} ms`,
      bound: `exit 0 within ${stopLimitMs} ms`,
      held: code === 0 && took <= stopLimitMs,
    });
    return findings;
  } finally {
    await forwarder.close();
    await (standby as Standby | null)?.stop();
  }
}

/** A PostgreSQL that goes away in every way under load: the process used to die, and changes could be made twice. */
export const databaseLost: Attack = {
  what: "PostgreSQL is restarted, killed, failed over and cut off under load: 503 meanwhile, nothing lost, nothing doubled.",
  engines: ["postgres"],
  run: attack,
};
