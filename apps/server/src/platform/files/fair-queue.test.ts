import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

it("gives each person a turn before anybody has a second one, in the order in which they came", async () => {
  const inTurn = createFairQueue(1);
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await Promise.resolve();
  };
  const all = [
    ...["a1", "a2", "a3", "a4"].map((name) => inTurn("a", work(name))),
    ...["b1", "b2"].map((name) => inTurn("b", work(name))),
    inTurn("c", work("c1")),
  ];
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("never has more under way than it lets, and goes on after a failure", async () => {
  const inTurn = createFairQueue(2);
  let [running, most] = [0, 0];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      inTurn(String(index % 4), async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (index % 3 === 0) throw new Error("refused");
      }),
    ),
  );
  expect([most, outcomes.filter(({ status }) => status === "rejected").length]).toEqual([2, 3]);
});
