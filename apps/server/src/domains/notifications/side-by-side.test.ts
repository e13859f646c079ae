import { expect, test } from "vitest";
import { sideBySide } from "./side-by-side.ts";

interface Item {
  name: string;
}

/** A store of items, and a way to end what was begun with each. */
function scene(most: number, names: string[]) {
  const due = names.map((name): Item => ({ name }));
  const begun: string[] = [];
  const ends = new Map<string, { done: () => void; fail: (error: Error) => void }>();
  const run = sideBySide<Item>(
    most,
    async () => due.shift() ?? null,
    ({ name }) => {
      begun.push(name);
      return new Promise((resolve, reject) => ends.set(name, { done: resolve, fail: reject }));
    },
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { due, begun, ends, run, settled };
}

test("what takes long holds up nothing else, and no more run than may", async () => {
  const { begun, ends, run, settled } = scene(2, ["silent", "a", "b", "c"]);
  const over = run();
  await settled();
  expect(begun).toEqual(["silent", "a"]);
  for (const name of ["a", "b", "c"]) {
    ends.get(name)?.done();
    await settled();
  }
  expect(begun).toEqual(["silent", "a", "b", "c"]);
  ends.get("silent")?.done();
  await over;
});

test("a call while one runs ends at once, and what came since is begun", async () => {
  const { due, begun, ends, run, settled } = scene(5, ["silent"]);
  const over = run();
  await settled();
  due.push({ name: "late" });
  await run();
  await settled();
  expect(begun).toEqual(["silent", "late"]);
  ends.get("late")?.done();
  ends.get("silent")?.done();
  await over;
});

test("one that fails is reported once all are over, and the next run begins anew", async () => {
  const { due, begun, ends, run, settled } = scene(2, ["bad", "good", "next"]);
  const over = run();
  const failure = expect(over).rejects.toThrow("no");
  await settled();
  ends.get("bad")?.fail(new Error("no"));
  await settled();
  expect(begun).toEqual(["bad", "good", "next"]);
  for (const name of ["good", "next"]) ends.get(name)?.done();
  await failure;
  due.push({ name: "again" });
  const again = run();
  await settled();
  ends.get("again")?.done();
  await again;
  expect(begun.at(-1)).toBe("again");
});

test("nothing due is over at once", async () => {
  await scene(2, []).run();
});
