import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, test } from "vitest";
import { type Killable, shortKillPoints, walkKills } from "../../testing/card-kills.ts";
import { freePort } from "../../testing/free-port.ts";
import { testPostgres } from "../../testing/test-database.ts";
import { onPostgres } from "../../testing/waits.ts";

/** Where the process dies: in the proof around each movement of money, in the gate at one of each kind. */
const points =
  process.env.JOBAMI_PROOF === "1"
    ? shortKillPoints
    : shortKillPoints.filter(
        ({ kind, table }) => table === (kind === "premium" ? "card_payments" : "card_refunds"),
      );

const program = fileURLToPath(new URL("../../testing/run-api.ts", import.meta.url));

async function clientOf(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Starts the server over a database; no one else has the process. */
async function launch(environment: Record<string, string>, children: ChildProcess[]): Promise<Killable> {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: "fatal",
      ALLOWANCES: "off",
      RATE_LIMIT: "1000000",
      RATE_LIMIT_SENSITIVE: "1000000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended]);
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

test.skipIf(testPostgres() === null)(
  "a process killed between the provider’s answer and the commit makes and loses no cent",
  { timeout: 600_000, ...onPostgres },
  async () => {
    const server = testPostgres() ?? "";
    const name = `jobami_killed_${process.pid}_${randomInt(1e9)}`;
    const dataDir = await mkdtemp(join(tmpdir(), "jobami-killed-"));
    const children: ChildProcess[] = [];
    const admin = await clientOf(server);
    await admin.query(`create database ${name}`);
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const database = await clientOf(url);
    try {
      const start = () => launch({ DATABASE_URL: url, DATA_DIR: dataDir }, children);
      const reports = await walkKills({ database, start, points });
      expect(reports).toEqual(points.map((point) => ({ point, isKilled: true, faults: [] })));
    } finally {
      for (const child of children) child.kill("SIGKILL");
      await database.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
