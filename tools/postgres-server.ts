import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** How PostgreSQL is ended: cutting its clients off, without writing down what it holds in memory, or without a word. */
export type Halt = "fast" | "immediate" | "kill";

const signals = { fast: "SIGINT", immediate: "SIGQUIT", kill: "SIGKILL" } as const;

/** What a server reports when it gives up; others of its FATAL lines are of single connections. */
const gaveUp = /FATAL: +(could not (?!connect to the primary|receive)|pre-existing|lock file|data directory)/;
/** Also of a standby, which accepts read-only connections. */
const isReady = /database system is ready to accept/;
/** The processes of a killed server take a moment to leave. */
const notLeftYet = /pre-existing shared memory|lock file/;

/**
 * Runs until its standard input closes, so that no server outlives a parent that was killed; then removes the data, unless the
 * parent asked to keep it. A shell starts what runs beside it with SIGINT ignored: a server that has no handlers yet ends by SIGTERM alone.
 */
const GUARD = `"$0" "$@" & server=$!
read -r order
kill "$server" 2>/dev/null; kill -INT "$server" 2>/dev/null; wait "$server"
[ "$order" = keep ] || rm -rf "$JOBAMI_POSTGRES_FOLDER"`;

/** Whether anything on this machine listens on a port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

/** A PostgreSQL over a folder of data. It can be ended and started again, on the same port and data. */
export interface PostgresServer {
  start(): Promise<void>;
  /** Ends it so, and waits until nothing listens in its place: children of a killed one may hold its port for a moment. */
  halt(how: Halt): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/** What a server runs with. `folder` holds the folder `data`, and goes with the server. */
export interface ServerOptions {
  program: string;
  folder: string;
  port: number;
  account: { uid?: number; gid?: number };
  settings: Record<string, string>;
}

function launch({ program, folder, port, account, settings }: ServerOptions) {
  const all = { ...settings, listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(port) };
  const given = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const guard = spawn("sh", ["-c", GUARD, program, "-D", join(folder, "data"), ...given], {
    ...account,
    cwd: "/",
    env: { ...process.env, JOBAMI_POSTGRES_FOLDER: folder },
    stdio: ["pipe", "pipe", "pipe"],
    // Its own group: Ctrl-C in a terminal must not end it before the tests that use it.
    detached: true,
  });
  let log = "";
  for (const stream of [guard.stdout, guard.stderr])
    stream.on("data", (chunk: Buffer) => {
      log = (log + chunk).slice(-8_000);
    });
  const ended = new Promise<void>((resolve) => guard.once("exit", () => resolve()));
  return {
    log: () => log,
    /** Ends the server if it still runs. */
    end: (order: "keep" | "remove") => {
      guard.stdin.end(`${order}\n`);
      return ended;
    },
  };
}

/** Makes a server that is not started yet. */
export function createServer(options: ServerOptions): PostgresServer {
  const { folder } = options;
  let running: ReturnType<typeof launch> | null = null;

  async function tryStart(deadline: number): Promise<boolean> {
    const started = launch(options);
    running = started;
    while (!isReady.test(started.log())) {
      if (gaveUp.test(started.log()) || Date.now() > deadline) {
        if (!notLeftYet.test(started.log()) || Date.now() > deadline)
          throw new Error(`PostgreSQL did not start:\n${started.log()}`);
        await started.end("keep");
        return false;
      }
      await pause(50);
    }
    return true;
  }

  return {
    async start() {
      const deadline = Date.now() + 60_000;
      while (!(await tryStart(deadline))) await pause(50);
    },
    async halt(how) {
      const [pid] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), signals[how]);
      await running?.end("keep");
      running = null;
      while (await isListening(options.port)) await pause(20);
    },
    async remove() {
      if (running === null) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      else await running.end("remove");
    },
  };
}
