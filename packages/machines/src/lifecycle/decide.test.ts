import { describe, expect, expectTypeOf, it } from "vitest";
import { assign, setup } from "xstate";
import { allowedActs, decide } from "./decide.ts";

type Event = { type: "lamp.pressed"; by: "owner" | "other" } | { type: "bulb.changed" };

const lamp = setup({
  types: { context: {} as { presses: number }, events: {} as Event },
  guards: { isStranger: ({ event }) => "by" in event && event.by === "other" },
  actions: {
    count: assign({ presses: ({ context }) => context.presses + 1 }),
    follow: (_, _followUp: { type: "room.lit" }) => {},
    refuse: (_, _refusal: { reason: "FORBIDDEN" | "LAMP_OFF" }) => {},
  },
}).createMachine({
  context: { presses: 0 },
  initial: "off",
  states: {
    off: {
      on: {
        "lamp.pressed": [
          { guard: "isStranger", actions: { type: "refuse", params: { reason: "FORBIDDEN" } } },
          { target: "on", actions: ["count", { type: "follow", params: { type: "room.lit" } }] },
        ],
        "bulb.changed": { actions: { type: "refuse", params: { reason: "LAMP_OFF" } } },
      },
    },
    on: { on: { "lamp.pressed": { target: "off", actions: "count" } } },
  },
});

const off = { status: "off" as "off" | "on", presses: 2 };

describe("a decision", () => {
  it("leads to the next state with its context, and names what must follow alone", () => {
    expect(decide(lamp, off, { type: "lamp.pressed", by: "owner" })).toEqual({
      allowed: true,
      next: { status: "on", presses: 3 },
      follows: [{ type: "room.lit" }],
    });
  });

  it("of a bare status leads to a bare status", () => {
    expect(decide(lamp, "on" as "off" | "on", { type: "lamp.pressed", by: "owner" })).toMatchObject({
      next: "off",
    });
  });

  it("refuses with the chart's reason, and with that alone", () => {
    expect(decide(lamp, off, { type: "bulb.changed" })).toEqual({ allowed: false, reason: "LAMP_OFF" });
  });

  it("is typed by the chart and by what was given", () => {
    const decision = decide(lamp, off, { type: "bulb.changed" });
    if (decision.allowed) {
      expectTypeOf(decision.next).toEqualTypeOf<{ status: "off" | "on"; presses: number }>();
      expectTypeOf(decision.follows).toEqualTypeOf<readonly { type: "room.lit" }[]>();
    } else expectTypeOf(decision.reason).toEqualTypeOf<"FORBIDDEN" | "LAMP_OFF">();
    // @ts-expect-error the chart counts presses
    decide(lamp, { status: "off" }, { type: "bulb.changed" });
    // @ts-expect-error no chart knows this event
    expect(decide(lamp, off, { type: "lamp.broken" }).allowed).toBe(true);
  });
});

it("the acts that are allowed stand in their order", () => {
  const events = {
    change: { type: "bulb.changed" },
    press: { type: "lamp.pressed", by: "owner" },
    steal: { type: "lamp.pressed", by: "other" },
  } as const satisfies Record<string, Event>;
  expect(allowedActs(events, (event) => decide(lamp, off, event))).toEqual(["press"]);
});
