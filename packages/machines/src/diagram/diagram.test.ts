import { describe, expect, test } from "vitest";
import { fromPromise, setup } from "xstate";
import { chartOf, layOut, type PlacedState, svgOf } from "./index.ts";

/** A parcel that is packed and paid side by side, then sent, and comes back when no one is there. */
const parcel = setup({
  types: {
    events: {} as { type: "parcel.packed" } | { type: "parcel.weighed" } | { type: "parcel.returned" },
  },
  actors: { pay: fromPromise<boolean>(() => Promise.resolve(true)) },
  guards: { isHeavy: (_, _limit: { kg: number }) => false },
  delays: { patience: 1000 },
}).createMachine({
  id: "parcel",
  initial: "making",
  states: {
    making: {
      type: "parallel",
      onDone: "sent",
      states: {
        box: {
          initial: "open",
          states: {
            open: {
              on: {
                "parcel.packed": "closed",
                "parcel.weighed": { guard: { type: "isHeavy", params: { kg: 30 } }, actions: () => {} },
              },
            },
            closed: { type: "final" },
          },
        },
        bill: {
          initial: "paying",
          states: {
            paying: {
              invoke: { src: "pay", onDone: "paid", onError: { target: "#parcel.lost" } },
              after: { patience: { target: "paying", reenter: true } },
            },
            paid: { type: "final" },
          },
        },
      },
    },
    sent: { on: { "parcel.returned": "making" } },
    lost: { type: "final" },
  },
});

describe("a chart", () => {
  test("has arrows between neighbours, with the text of what makes them happen", () => {
    const chart = chartOf(parcel);
    expect(chart.initial).toBe("parcel.making");
    expect(chart.arrows).toEqual([
      { from: "parcel.making", to: "parcel.sent", lines: ["all done"] },
      { from: "parcel.making", to: "parcel.lost", lines: ["bill.paying: pay failed"] },
      { from: "parcel.sent", to: "parcel.making", lines: ["parcel.returned"] },
    ]);
    const [making] = chart.states;
    expect(making?.initial).toBe(null);
    expect(making?.states.map(({ arrows }) => arrows)).toEqual([
      [{ from: "parcel.making.box.open", to: "parcel.making.box.closed", lines: ["parcel.packed"] }],
      [{ from: "parcel.making.bill.paying", to: "parcel.making.bill.paid", lines: ["pay done"] }],
    ]);
  });

  test("states in the box what happens without leaving it", () => {
    const [box, bill] = chartOf(parcel).states[0]?.states ?? [];
    expect(box?.states[0]?.lines).toEqual(["parcel.weighed [isHeavy(30)]"]);
    expect(bill?.states[0]?.lines).toEqual(["after patience again"]);
  });
});

function all(placed: PlacedState): PlacedState[] {
  return [placed, ...placed.states.flatMap(all)];
}

describe("a layout", () => {
  const placed = layOut(chartOf(parcel));

  test("keeps every box inside its parent, under its head, and apart from its neighbours", () => {
    for (const parent of all(placed)) {
      for (const { x, y, width, height } of parent.states) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(parent.head);
        expect(x + width).toBeLessThanOrEqual(parent.width);
        expect(y + height).toBeLessThanOrEqual(parent.height);
      }
      for (const one of parent.states)
        for (const two of parent.states)
          if (one !== two)
            expect(
              one.x + one.width <= two.x ||
                two.x + two.width <= one.x ||
                one.y + one.height <= two.y ||
                two.y + two.height <= one.y,
            ).toBe(true);
    }
  });

  test("is the same each time", () => {
    expect(layOut(chartOf(parcel))).toEqual(placed);
  });
});

test("a drawing has every state and every word, and escapes what XML would misread", () => {
  const svg = svgOf(parcel);
  for (const word of ["parcel", "making", "box", "open", "closed", "bill", "paying", "paid", "sent", "lost"])
    expect(svg).toContain(`>${word}</text>`);
  expect(svg).toContain(">bill.paying: pay failed</text>");
  expect(svgOf(setup({}).createMachine({ id: "a<b&c" }))).toContain(">a&lt;b&amp;c</text>");
});
