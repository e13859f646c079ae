import { spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { debianProgram } from "./debian-program.ts";
import { freePort } from "./postgres.ts";
import { isListening } from "./postgres-server.ts";

const sample = join(import.meta.dirname, "../deploy/pgbouncer.ini");
/** PgBouncer refuses root, as PostgreSQL does. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Where PgBouncer stands on Debian; installed where there is none. Throws with the name of its package. */
const poolerProgram = () => debianProgram("pgbouncer", ["/usr/sbin/pgbouncer"]);

/** What a pooler did: transactions, and connections of PostgreSQL that it holds. */
export interface PoolerCounts {
  transactions: number;
  connections: number;
  /** The longest that one waits for a connection at this moment, in s. */
  waiting: number;
}

/** A PgBouncer in front of a throwaway PostgreSQL. */
export interface Pooler {
  /** What a process of the product is started with to pass by it. */
  settings: { DATABASE_URL: string; DATABASE_DIRECT_URL: string };
  /** Connections of PostgreSQL that it may hold. */
  most: number;
  counts: () => Promise<PoolerCounts>;
  stop: () => Promise<void>;
}

/** deploy/pgbouncer.ini for another PostgreSQL, port and role, who needs no password here. */
function place(folder: string, { server, port }: { server: URL; port: number }): string {
  const file = (name: string) => join(folder, name);
  const database = server.pathname.slice(1);
  const text = readFileSync(sample, "utf8")
    .replace(
      "jobami = host=127.0.0.1 port=5432 dbname=jobami",
      `${database} = host=127.0.0.1 port=${server.port} dbname=${database}`,
    )
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("auth_type = scram-sha-256", "auth_type = trust")
    .replace("/etc/pgbouncer/userlist.txt", file("userlist.txt"));
  writeFileSync(file("userlist.txt"), `"${server.username}" ""\n`);
  writeFileSync(file("pgbouncer.ini"), `${text}unix_socket_dir =\nstats_users = ${server.username}\n`);
  for (const each of [folder, file("userlist.txt"), file("pgbouncer.ini")])
    if (account.uid !== undefined) chownSync(each, account.uid, account.gid);
  return file("pgbouncer.ini");
}

async function countsOf(console: string): Promise<PoolerCounts> {
  const client = new pg.Client({ connectionString: console });
  await client.connect();
  try {
    const rowsOf = async (text: string) => (await client.query<Record<string, string>>(text)).rows;
    const sum = (rows: Record<string, string>[], ...names: string[]) =>
      rows.reduce((total, row) => total + names.reduce((all, name) => all + Number(row[name] ?? 0), 0), 0);
    const pools = (await rowsOf("show pools")).filter(({ database }) => database !== "pgbouncer");
    const stats = (await rowsOf("show stats")).filter(({ database }) => database !== "pgbouncer");
    return {
      transactions: sum(stats, "total_xact_count"),
      connections: sum(pools, "sv_active", "sv_idle", "sv_used", "sv_tested", "sv_login"),
      waiting: Math.max(0, ...pools.map(({ maxwait }) => Number(maxwait))),
    };
  } finally {
    await client.end();
  }
}

/** Starts PgBouncer as deploy/pgbouncer.ini has it, in front of the PostgreSQL of an address. */
export async function startPooler(postgresUrl: string): Promise<Pooler> {
  const program = poolerProgram();
  const folder = mkdtempSync(join(tmpdir(), "jobami-pooler-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new URL(postgresUrl);
  const child = spawn(program, [place(folder, { server, port })], { ...account, stdio: "pipe", cwd: "/" });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      log = (log + chunk).slice(-8_000);
    });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${log}`);
    await pause(50);
  }
  const through = (pathname: string) =>
    Object.assign(new URL(postgresUrl), { port: String(port), pathname }).href;
  return {
    settings: { DATABASE_URL: through(server.pathname), DATABASE_DIRECT_URL: postgresUrl },
    most: Number(/^default_pool_size = (\d+)$/m.exec(readFileSync(sample, "utf8"))?.[1]),
    counts: () => countsOf(through("/pgbouncer")),
    stop: async () => {
      process.off("exit", end);
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
