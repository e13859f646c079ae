import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ProductSettings, productEnvironment } from "./product-environment.ts";
import { buildWeb, isWebBuilt } from "./web-build.ts";

const root = join(import.meta.dirname, "..");

/** A server in a process of its own. */
export interface Served {
  url: string;
  pid: number;
  /** How the process ended, once it did. */
  ended: Promise<Ending>;
  /** The last that it wrote. */
  log: () => string;
  /** What it wrote last, log included: 64 KB. */
  written: () => string;
  stop: () => Promise<void>;
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Starts a script that prints `Ready: <address>` once it listens. Throws with what it wrote when it ends before. */
export async function serveFrom(
  script: string,
  env: NodeJS.ProcessEnv,
  nodeFlags: readonly string[] = [],
): Promise<Served> {
  const child = spawn(process.execPath, [...nodeFlags, script], {
    cwd: root,
    env: { ...productEnvironment({ ALLOWANCES: "off" }), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => child.kill();
  process.once("exit", end);
  let written = "";
  const ended = new Promise<Ending>((resolve) =>
    child.once("exit", (code, signal) => resolve({ code, signal })),
  );
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        written = (written + chunk).slice(-65_536);
        const ready = /^Ready: (\S+)$/m.exec(written)?.[1];
        if (ready !== undefined) resolve(ready);
      });
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`${script} ended (${String(code)}):\n${written.slice(-4000)}`)),
    );
  });
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    log: () => written,
    written: () => written,
    stop: async () => {
      process.off("exit", end);
      child.kill();
      await ended;
    },
  };
}

/** Starts the product's server with today's pages on a free port, without demo data or limits, over a folder that goes with it. */
export async function serveProduct(env: ProductSettings = {}): Promise<Served> {
  if (!isWebBuilt()) await buildWeb();
  const dataDir = mkdtempSync(join(tmpdir(), "jobami-served-"));
  const flags = (process.env.BENCH_NODE_FLAGS ?? "").split(" ").filter(Boolean);
  const settings = {
    PORT: "0",
    DATA_DIR: dataDir,
    DEMO_DATA: "0",
    RATE_LIMIT: "1000000000",
    RATE_LIMIT_PAGES: "1000000000",
  };
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  const main = join(root, "apps/server/src/main.ts");
  const served = await serveFrom(main, { ...settings, ...env }, flags).catch((error: unknown) => {
    forget();
    throw error;
  });
  return { ...served, stop: () => served.stop().then(forget) };
}
