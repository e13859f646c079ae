import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProcessLane } from "./process-lane.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lane-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a process that closes its channel while it waits for work ends no server, and the next order has another one", async () => {
  const file = join(folder, "answering.mjs");
  await writeFile(
    file,
    `process.on("message", ({ number }) => process.send({ number: number + 1 }, () => setTimeout(() => process.disconnect(), 50)));`,
  );
  const lane = createProcessLane<{ number: number }, { number: number }>({
    script: pathToFileURL(file),
    most: 1,
    priority: 0,
    idleMs: 150,
  });
  expect(await lane({ number: 1 }, { person: "lea" })).toEqual({ number: 2 });
  // Beyond the time that it may stay: an exception here is one of the server.
  await wait(400);
  expect(await lane({ number: 2 }, { person: "lea" })).toEqual({ number: 3 });
});
