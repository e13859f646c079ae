import { type ChildProcess, spawn } from "node:child_process";

const running = new Set<ChildProcess>();

/** How a command ended, with all it printed. */
export interface Ended {
  code: number;
  output: string;
}

/** What a command that took too long ends with, as `timeout` has it. */
const tookTooLong = 124;

/** Signals a command under way and all it started. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It ended by itself meanwhile.
  }
}

/** Runs a command to its end, quietly; what it prints is captured. After `mostMinutes` it is ended, with all it started, and has failed. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; mostMinutes?: number },
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
    const write = (text: string) => chunks.push(Buffer.from(`${text}\n`));
    const timers: NodeJS.Timeout[] = [];
    let isOver = false;
    const { mostMinutes } = options;
    if (mostMinutes !== undefined) {
      const giveUp = () => {
        isOver = true;
        write(`Ended after ${mostMinutes} minutes.`);
        signal(child, "SIGTERM");
      };
      timers.push(setTimeout(giveUp, mostMinutes * 60_000));
      timers.push(setTimeout(() => signal(child, "SIGKILL"), mostMinutes * 60_000 + 10_000));
    }
    const end = (code: number) => {
      for (const timer of timers) clearTimeout(timer);
      running.delete(child);
      resolve({ code: isOver ? tookTooLong : code, output: Buffer.concat(chunks).toString() });
    };
    child.once("error", (error) => {
      write(error.message);
      end(127);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}

/** Ends every command under way, with all it started. */
export function endAll(): void {
  for (const child of running) signal(child, "SIGTERM");
}
