import { execFile } from "node:child_process";
import { join } from "node:path";
import { PNPM } from "../pnpm.mjs";

const root = join(import.meta.dirname, "../..");

/** How a command of pnpm ended; `code` is its exit code. */
export interface Answered {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command of the pinned pnpm in the whole workspace; never rejects. */
export function runPnpm(args: readonly string[]): Promise<Answered> {
  return new Promise((resolve) => {
    execFile(
      "npx",
      ["-ys", "--prefer-offline", PNPM, ...args],
      { cwd: root, maxBuffer: 256 * 1024 * 1024, env: { ...process.env, CI: "true", NO_COLOR: "1" } },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === "number" ? error.code : 1;
        resolve({ code, stdout, stderr });
      },
    );
  });
}

/** What a command printed as JSON. Throws with its own text when it failed. */
export async function readPnpm<T>(args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await runPnpm(args);
  if (code !== 0) throw new Error(`pnpm ${args.join(" ")} failed:\n${stderr || stdout}`);
  return JSON.parse(stdout) as T;
}
