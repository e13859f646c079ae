import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A release in a process of its own. */
export interface StartedRelease {
  url: string;
  pid: number;
  /** Processor time until it was ready, and the time that passed meanwhile, in ms. */
  processorMs: number;
  passedMs: number;
  /** All that it wrote to standard error. */
  log: () => string;
  /** Asks it to end; answers with its exit code. */
  stop: () => Promise<number | null>;
}

/** Linux counts processor time in these parts of a second. */
const ticks = 100;

/** Processor time that a process has taken, in ms. Linux only. */
function processorMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/**
 * Starts the release of a folder as an operator does, by a Node of the machine, who knows nothing of the environment here. Throws with
 * what it wrote when it ends before it is ready.
 */
export async function startRelease(
  folder: string,
  settings: Readonly<Record<string, string>>,
  { node = process.execPath, account = {} }: { node?: string; account?: { uid?: number; gid?: number } } = {},
): Promise<StartedRelease> {
  const begun = performance.now();
  const child = spawn(node, [join(folder, "start.mjs")], {
    cwd: "/",
    env: { PATH: "/usr/bin:/bin", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const written = { out: "", err: "" };
  child.stderr.on("data", (text: Buffer) => {
    written.err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const pid = child.pid ?? 0;
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      written.out += text;
      const ready = /^Ready: (\S+)$/m.exec(written.out)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`It ended (${String(code)}) before it was ready:\n${written.err.slice(-4000)}`)),
    );
  });
  return {
    url,
    pid,
    processorMs: processorMsOf(pid),
    passedMs: performance.now() - begun,
    log: () => written.err,
    stop: async () => {
      process.off("exit", end);
      child.kill("SIGTERM");
      return ended;
    },
  };
}
