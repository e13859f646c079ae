import { expect, test } from "vitest";
import { sharedRead } from "./shared-read.ts";

function counted(fails: readonly number[] = []) {
  let now = 1000;
  let calls = 0;
  const read = sharedRead({
    clock: { now: () => now },
    forMs: 5000,
    read: async () => {
      calls += 1;
      if (fails.includes(calls)) throw new Error("not now");
      return calls;
    },
  });
  return { read, calls: () => calls, later: (ms: number) => (now += ms) };
}

test("a hundred who ask at once, and who asks within five seconds, share one read", async () => {
  const { read, calls, later } = counted();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, read)))).toEqual(new Set([1]));
  later(4999);
  expect([await read(), calls()]).toEqual([1, 1]);
});

test("it is read again after five seconds, and after the clock was set back", async () => {
  const { read, later } = counted();
  expect(await read()).toBe(1);
  later(5000);
  expect(await read()).toBe(2);
  later(-1);
  expect(await read()).toBe(3);
});

test("a read that fails is not shared with who asks later", async () => {
  const { read, calls } = counted([1]);
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect([await read(), calls()]).toEqual([2, 2]);
});
