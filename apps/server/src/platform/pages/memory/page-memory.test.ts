import { expect, test } from "vitest";
import { createPageMemory, type PageMemoryBounds, pageLifeMs, probationMs } from "./page-memory.ts";

function createMemory(bounds: PageMemoryBounds = { bytes: 1_000_000 }) {
  let now = 1_000_000;
  const rendered: string[] = [];
  const memory = createPageMemory<{ text: string; isShared: boolean; bytes: number }>(
    { now: () => now },
    bounds,
  );
  const ask = (key: string, { isShared = true, bytes = 1000 } = {}) =>
    memory.read(key, async () => {
      rendered.push(key);
      return { text: `${key} ${rendered.length}`, isShared, bytes };
    });
  const later = (ms: number) => {
    now += ms;
  };
  return { ...memory, ask, rendered, later };
}

test("what is asked for a second time is stored, and a third time given", async () => {
  const { ask, rendered } = createMemory();
  const answers = [await ask("a"), await ask("a"), await ask("a"), await ask("a")];
  expect(answers.map((page) => page?.text)).toEqual(["a 1", "a 2", "a 2", "a 2"]);
  expect(rendered).toEqual(["a", "a"]);
});

test("a page is given for four seconds, and never by a clock that was set back", async () => {
  const { ask, later, rendered, state } = createMemory();
  await ask("a");
  await ask("a");
  later(pageLifeMs - 1);
  expect((await ask("a"))?.text).toBe("a 2");
  later(1);
  expect((await ask("a"))?.text).toBe("a 3");
  later(-1);
  expect((await ask("a"))?.text).toBe("a 4");
  expect([rendered.length, state().entries]).toEqual([4, 1]);
  expect(pageLifeMs).toBeLessThan(5000);
});

test("its age counts from before it was rendered", async () => {
  const memory = createMemory();
  await memory.ask("a");
  await memory.read("a", async () => {
    memory.later(pageLifeMs - 1);
    return { text: "slow", isShared: true, bytes: 1 };
  });
  expect((await memory.ask("a"))?.text).toBe("slow");
  memory.later(1);
  expect((await memory.ask("a"))?.text).toBe("a 2");
});

test("a hundred who ask at once have it rendered once; who comes too late for its age does not wait for it", async () => {
  const { ask, read, later, rendered } = createMemory();
  const pages = await Promise.all(Array.from({ length: 100 }, () => ask("a")));
  expect([new Set(pages.map((page) => page?.text)).size, rendered.length]).toEqual([1, 1]);
  let finish = () => {};
  const slow = read(
    "b",
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ text: "old", isShared: true, bytes: 1 });
      }),
  );
  later(pageLifeMs);
  expect((await ask("b"))?.text).toBe("b 2");
  finish();
  expect((await slow)?.text).toBe("old");
});

test("a page that is not to be shared is its asker's alone, at once and later", async () => {
  const { ask, rendered, state } = createMemory();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => ask("a", { isShared: false })));
  expect([first?.text, ...others]).toEqual(["a 1", null, null]);
  expect((await ask("a", { isShared: false }))?.text).toBe("a 2");
  expect([rendered.length, state().entries]).toEqual([2, 0]);
});

test("a rendering that fails fails its asker; who waited renders for themselves", async () => {
  const { ask, read } = createMemory();
  const failing = async () => {
    throw new Error("not now");
  };
  const answers = await Promise.allSettled([read("a", failing), ask("a")]);
  expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : "failed"))).toEqual([
    "failed",
    null,
  ]);
  expect((await ask("a"))?.text).toBe("a 1");
});

test("a flood of different questions stores nothing, drives nothing out, and is not remembered itself", async () => {
  const { ask, state, rendered } = createMemory();
  await ask("often");
  await ask("often");
  for (let n = 0; n < 5000; n += 1) await ask(`flood ${n}`);
  expect((await ask("often"))?.text).toBe("often 2");
  expect(rendered.filter((key) => key === "often")).toHaveLength(2);
  expect(state().entries).toBe(1);
  expect(state().onProbation).toBeLessThanOrEqual(2000);
});

test("it stays within its bytes and its entries; what was asked for last stays", async () => {
  const small = createMemory({ bytes: 10_000 });
  for (const key of ["a", "b", "c", "d", "e", "f"])
    for (const _ of [1, 2]) {
      await small.ask(key);
      await small.ask("a");
    }
  expect(small.state().bytes).toBeLessThanOrEqual(10_000);
  expect(small.state().entries).toBe(4);
  expect(small.rendered.filter((key) => key === "a")).toHaveLength(2);
  await small.ask("huge", { bytes: 10_000 });
  await small.ask("huge", { bytes: 10_000 });
  expect(small.state().entries).toBe(4);
  const few = createMemory({ bytes: 1_000_000, entries: 2 });
  for (const key of ["a", "b", "c"]) for (const _ of [1, 2]) await few.ask(key);
  expect(few.state().entries).toBe(2);
});

test("what is asked for again after a minute has to be asked for twice anew", async () => {
  const { ask, later, state } = createMemory();
  await ask("a");
  later(probationMs);
  await ask("a");
  expect(state().entries).toBe(0);
});

test("what is old is let go of, and so is all when something changed, being rendered or not", async () => {
  const { ask, read, later, forget, state } = createMemory();
  for (const key of ["a", "a"]) await ask(key);
  later(pageLifeMs);
  for (const key of ["b", "b"]) await ask(key);
  expect(state().entries).toBe(1);
  await read("b", async () => ({ text: "", isShared: true, bytes: 0 }));
  const late = read("c", async () => {
    await Promise.resolve();
    forget();
    return { text: "", isShared: true, bytes: 0 };
  });
  await ask("c");
  await late;
  expect(state()).toMatchObject({ entries: 0, bytes: 0 });
});
