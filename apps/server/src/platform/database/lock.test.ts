import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataDirInUse, takeLock } from "./lock.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobami-lock-"));
  path = join(folder, "database.lock");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const script = `
import { takeLock } from ${JSON.stringify(new URL("./lock.ts", import.meta.url).href)};
await takeLock(process.argv[1]);
console.log("taken");
setInterval(() => {}, 1000);
`;

/** A process that holds the lock. */
async function holder() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

test("two processes never share a data directory", async () => {
  const child = await holder();
  await expect(takeLock(path)).rejects.toThrow(DataDirInUse);
  child.kill("SIGKILL");
  await once(child, "exit");
});

test("the lock of a killed process is taken over", async () => {
  const child = await holder();
  child.kill("SIGKILL");
  await once(child, "exit");
  const lock = await takeLock(path);
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ pid: process.pid });
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});

test("a process that got the pid of the dead holder is not taken for it", async () => {
  const { pid } = spawnSync("true");
  await writeFile(path, JSON.stringify({ pid: process.ppid, startedAt: "1" }));
  const lock = await takeLock(path);
  await lock.release();
  await writeFile(path, JSON.stringify({ pid, startedAt: "" }));
  await (await takeLock(path)).release();
});

test("a lock file that cannot be read belongs to no one", async () => {
  await writeFile(path, "{");
  await (await takeLock(path)).release();
});

test("one of several that come at once gets it", async () => {
  await writeFile(path, JSON.stringify({ pid: 999_999_999, startedAt: "1" }));
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => takeLock(path)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
