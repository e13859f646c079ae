import { expect, test } from "vitest";
import { definitionsIn, durationsIn } from "./index.ts";

const source = `
/** Least time between two mails, in ms [REG-07, REG-08]. */
export const resendWaitMs = 2 * 60_000;
const longestMs = 24 * 3_600_000;

setup({
  guards: {
    hasToken: ({ context }) => context.token !== null,
    /** Whoever comes too soon, as [LOGIN-28] says, waits. */
    isTooSoon: ({ context }, { by }: { by: number }) =>
      ["a, b", "c"].includes(context.kind) && now() - by < resendWaitMs,
    isEmpty,
  },
  delays: { resendWait: resendWaitMs, left: ({ context }) => Math.max(0, context.at - now()) },
});
`;

test("guards are read from the code, with the requirements beside them and beside their constants", () => {
  expect(definitionsIn([source], "guards")).toEqual([
    { name: "hasToken", text: "({ context }) => context.token !== null", sources: [] },
    {
      name: "isTooSoon",
      text: '({ context }, { by }: { by: number }) => ["a, b", "c"].includes(context.kind) && now() - by < resendWaitMs',
      sources: ["LOGIN-28", "REG-07", "REG-08"],
    },
    { name: "isEmpty", text: "isEmpty", sources: [] },
  ]);
});

test("delays know the requirements of a constant that another file of the folder declares", () => {
  const [constants = "", chart = ""] = source.split("setup(");
  expect(definitionsIn([`setup(${chart}`, constants], "delays")).toEqual([
    { name: "resendWait", text: "resendWaitMs", sources: ["REG-07", "REG-08"] },
    { name: "left", text: "({ context }) => Math.max(0, context.at - now())", sources: [] },
  ]);
  expect(definitionsIn(["setup({})"], "delays")).toEqual([]);
});

test("durations are the constants in ms, with their requirements", () => {
  expect(durationsIn([source])).toEqual([
    { name: "resendWaitMs", text: "2 * 60_000", sources: ["REG-07", "REG-08"] },
    { name: "longestMs", text: "24 * 3_600_000", sources: [] },
  ]);
});
