import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownDatabase } from "../../../tools/own-database.ts";
import { freePort } from "../../../tools/postgres.ts";
import { type ProductSettings, productEnvironment } from "../../../tools/product-environment.ts";

/** A running marketplace: the production server in a process of its own, as an operator runs it. */
export interface RunningServer {
  url: string;
  /** Everything the process printed so far. */
  output(): string;
  /** SIGKILL, as a crash does it; the data stays. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Where a marketplace keeps its state between two runs of its process. */
export interface ServerHome {
  dataDir: string;
  databaseUrl: string | undefined;
  demoData: boolean;
  remove(): Promise<void>;
}

/** What a server leaves behind. */
export type LeftHome = Pick<ServerHome, "dataDir" | "databaseUrl">;

/** A home of its own, on PGlite, or on a database of the PostgreSQL that `E2E_DATABASE_URL` names; `from` is what a server left that was started once. */
export async function newHome(options: { demoData?: boolean; from?: LeftHome } = {}): Promise<ServerHome> {
  const { demoData = false, from } = options;
  const dataDir = await mkdtemp(join(tmpdir(), "jobami-e2e-"));
  if (from !== undefined) await cp(from.dataDir, dataDir, { recursive: true });
  const server = process.env.E2E_DATABASE_URL;
  const database = server === undefined ? undefined : await ownDatabase(server, from?.databaseUrl);
  return {
    dataDir,
    databaseUrl: database?.url,
    demoData,
    async remove() {
      await rm(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

/** What a product is given of its home; demo data is left as a user has it, or off. */
export function homeSettings(home: ServerHome): ProductSettings {
  return {
    DATA_DIR: home.dataDir,
    ...(home.demoData ? {} : { DEMO_DATA: "0" }),
    ...(home.databaseUrl === undefined ? {} : { DATABASE_URL: home.databaseUrl }),
  };
}

function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}

/** What an operator of this checkout starts. */
const ownMain = join(import.meta.dirname, "../../server/src/main.ts");

/** Starts the server (`main`: another build of it), under settings besides those of its home (`PORT`: where it was before), and waits until its health states it is ready; throws with its output when it ends before. */
export async function startServer(
  home: ServerHome,
  settings: ProductSettings = {},
  main = ownMain,
): Promise<RunningServer> {
  const port = settings.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: productEnvironment({ ALLOWANCES: "off", ...homeSettings(home), PORT: String(port), ...settings }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  await Promise.race([
    untilReady(url),
    exited(child).then((code) => {
      throw new Error(`the server ended with ${code} before it was ready:\n${printed}`);
    }),
  ]);
  return {
    url,
    output: () => printed,
    async kill() {
      child.kill("SIGKILL");
      await exited(child);
    },
    stop() {
      child.kill("SIGTERM");
      return exited(child);
    },
  };
}

/** Waits until the product at an address states that it is ready. */
export async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
