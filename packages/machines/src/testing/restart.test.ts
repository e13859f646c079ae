import { describe, expect, test } from "vitest";
import { assign, emit, setup } from "xstate";
import { defineModel } from "./model.ts";
import { createProof } from "./proof.ts";
import type { Restart } from "./restart.ts";
import type { Simulation } from "./simulation.ts";

type BrewRecord = { readyAt: number };

/** A kettle that stores when its water will boil; `slowMs` is how much later than that it states it after a reload. */
function kettle(now: () => number, slowMs = 0) {
  return setup({
    types: {
      context: {} as { readyAt: number },
      input: {} as { record?: BrewRecord },
      events: {} as { type: "kettle.filled" },
      emitted: {} as { type: "remember"; record: BrewRecord },
    },
    delays: { boiling: ({ context }) => Math.max(0, context.readyAt - now()) },
    guards: { isBoiling: ({ context }) => context.readyAt > now() },
  }).createMachine({
    id: "kettle",
    context: ({ input }) => ({ readyAt: (input.record?.readyAt ?? -slowMs) + slowMs }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "isBoiling", target: "boiling" }, { target: "idle" }] },
      idle: {
        on: {
          "kettle.filled": {
            target: "boiling",
            actions: [
              assign({ readyAt: () => now() + 1000 }),
              emit(({ context }) => ({ type: "remember", record: { readyAt: context.readyAt } })),
            ],
          },
        },
      },
      boiling: { after: { boiling: "idle" } },
    },
  });
}

function prove(restart: Restart<ReturnType<typeof start>> | undefined) {
  const proof = createProof({
    machine: kettle(() => 0),
    model: defineModel<{ at: "idle" | "boiling" }>()({
      initial: { at: "idle" },
      steps: { fills: { when: ({ at }) => at === "idle", leads: () => ({ at: "boiling" }) } },
    }),
    harness: (simulation) => simulation.start(kettle(simulation.clock.now), { input: {} }),
    perform: { fills: (actor) => actor.send({ type: "kettle.filled" }) },
    agree: () => {},
    ...(restart && { restart }),
  });
  for (const path of proof.paths) proof.run(path);
  return proof;
}

const start = (simulation: Simulation, record: BrewRecord, slowMs = 0) =>
  simulation.start(kettle(simulation.clock.now, slowMs), { input: { record } });
const isWaiting = (page: ReturnType<typeof start>) => page.getSnapshot().matches("boiling");

describe("a stored instant", () => {
  test("that nothing proves fails the proof, with what to write", () => {
    expect(() => prove(undefined).assertCovered()).toThrow(
      'end of readyAt after a reload (it is stored by "remember": give proveMachine restart: { start, waits: { readyAt: { isWaiting } } })',
    );
  });

  test("ends on time when the page is opened anew", () => {
    expect(() => prove({ start, waits: { readyAt: { isWaiting } } }).restart()).not.toThrow();
  });

  test.each([
    [1, "the wait goes on 0 ms after it"],
    [-1, "the wait has ended too early 1 ms before it"],
  ])("that comes %i ms late fails", (slowMs, text) => {
    const late = (simulation: Simulation, record: BrewRecord) => start(simulation, record, slowMs);
    expect(() => prove({ start: late, waits: { readyAt: { isWaiting } } }).restart()).toThrow(text);
  });

  test("that no path stores is a claim without proof", () => {
    expect(() =>
      prove({ start, waits: { readyAt: { isWaiting }, coldAt: { isWaiting } } }).assertCovered(),
    ).toThrow("instant coldAt of restart.waits: no path stores it ahead of its time");
  });

  test("that is read only at the start may outlive the page", () => {
    const forever = {
      start: (simulation: Simulation, record: BrewRecord) => ({
        isStored: record.readyAt > simulation.clock.now(),
      }),
      waits: {
        readyAt: { isWaiting: ({ isStored }: { isStored: boolean }) => isStored, onlyAtStart: true as const },
      },
    };
    expect(() => prove(forever as never).restart()).not.toThrow();
  });
});
