import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "jobami-bootstrap-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a script as `npm start` does; `whenPrinted` acts on the process once the script has printed a line. */
function start(
  source: string,
  args: string[] = [],
  whenPrinted: (kill: (signal: NodeJS.Signals) => void) => void = () => {},
) {
  const script = join(folder, "script.mjs");
  writeFileSync(script, source);
  const child = spawn(process.execPath, ["tools/bootstrap.mjs", relative(root, script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
    whenPrinted((signal) => child.kill(signal));
  });
  return new Promise<{ output: string; code: number | null; signal: string | null }>((resolve) =>
    child.once("close", (code, signal) => resolve({ output, code, signal })),
  );
}

test("a script runs under the pinned Node, with the project's programs first", async () => {
  const { output } = await start(`console.log(process.versions.node, process.env.PATH.split(":")[0])`);
  expect(output).toBe(`26.10.0 ${join(root, "node_modules/.bin")}\n`);
});

test("a script gets its arguments and gives its exit code", async () => {
  const { output, code } = await start(
    `console.log(process.argv.slice(2).join(" ")); process.exitCode = 7;`,
    ["--only", "machines"],
  );
  expect({ output, code }).toEqual({ output: "--only machines\n", code: 7 });
});

test("a script that ends in order on SIGTERM ends in order under the bootstrap", async () => {
  const waiting = `process.on("SIGTERM", () => { console.log("bye"); process.exit(0); }); setInterval(() => {}, 1000); console.log("ready");`;
  expect(await start(waiting, [], (kill) => kill("SIGTERM"))).toEqual({
    output: "ready\nbye\n",
    code: 0,
    signal: null,
  });
});

test("a script hears of a bootstrap that was killed", async () => {
  const waiting = `process.once("disconnect", () => { console.log("alone"); process.exit(0); }); setInterval(() => {}, 1000); console.log("ready");`;
  expect(await start(waiting, [], (kill) => kill("SIGKILL"))).toEqual({
    output: "ready\nalone\n",
    code: null,
    signal: "SIGKILL",
  });
});
