import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Collector, eventOf, startCollector } from "../../testing/test-collector.ts";

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.close());

/** A process that is watched, until something in it is caught by no one. */
async function crash(dsn: string) {
  const program = `
    import { createWatch } from ${JSON.stringify(new URL("./watch.ts", import.meta.url).href)};
    await createWatch({ faults: { dsn: ${JSON.stringify(dsn)}, environment: "essai" }, traces: undefined, trustProxy: 0 });
    setTimeout(() => { undefined.title; });
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const printed = text(child.stderr);
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, printed: await printed };
}

test("what ends the process is sent before it ends", async () => {
  const { code, printed } = await crash(collector.dsn);
  expect([
    code,
    printed.includes("TypeError: Cannot read properties of undefined (reading 'title')"),
  ]).toEqual([1, true]);
  expect(eventOf(collector.collected[0]!)).toMatchObject({
    level: "fatal",
    exception: { values: [{ type: "TypeError", mechanism: { handled: false } }] },
  });
});

test("a service that never answers does not keep it alive", async () => {
  const silent = await startCollector({ isSilent: true });
  expect((await crash(silent.dsn)).code).toBe(1);
  await silent.close();
});
