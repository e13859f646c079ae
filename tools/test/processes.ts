import { type ChildProcess, spawn } from "node:child_process";

const running = new Set<ChildProcess>();

/** How a command ended, with all it printed. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs a command to its end, quietly; what it prints is kept. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    running.add(child);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    const end = (code: number) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() });
    };
    child.once("error", (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}

/** Ends every command under way, with all it started. */
export function endAll(): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, "SIGTERM");
    } catch {
      // It ended by itself meanwhile.
    }
  }
}
