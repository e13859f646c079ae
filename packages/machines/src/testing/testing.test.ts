import { expect, test } from "vitest";
import { assign, createMachine, emit, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../boundary/not-provided.ts";
import { refused } from "../boundary/refused.fixture.ts";
import { createTestClock } from "./clock.ts";
import { collectCoverage } from "./coverage.ts";
import { formatTable } from "./coverage-table.ts";
import { holdPromise } from "./held-actors.ts";
import { defineModel, generatePaths } from "./model.ts";
import { createProof } from "./proof.ts";
import { createSimulation, type Simulation } from "./simulation.ts";
import { silentCalls } from "./unprovided.ts";

/** A lamp that goes out by itself after a second, and that asks before it is dimmed. */
const lamp = setup({
  types: {
    context: {} as { lit: number },
    events: {} as { type: "lamp.pressed" } | { type: "lamp.dimmed" },
    emitted: {} as { type: "lamp.went-out" },
  },
  actors: {
    askPermission: fromPromise<boolean, { lit: number }>(() => Promise.reject(new Error("not provided"))),
  },
}).createMachine({
  id: "lamp",
  context: { lit: 0 },
  initial: "off",
  states: {
    off: {
      on: { "lamp.pressed": { target: "on", actions: assign({ lit: ({ context }) => context.lit + 1 }) } },
    },
    on: {
      after: { 1000: { target: "off", actions: emit({ type: "lamp.went-out" }) } },
      on: { "lamp.dimmed": "asking" },
    },
    asking: {
      invoke: {
        src: "askPermission",
        input: ({ context }) => ({ lit: context.lit }),
        onDone: [{ guard: ({ event }) => event.output, target: "dim" }, { target: "on" }],
        onError: "off",
      },
    },
    dim: { on: { "lamp.pressed": "off" } },
  },
});

type Light = { light: "off" | "on" | "asking" | "dim" };

const model = defineModel<Light>()({
  initial: { light: "off" },
  steps: {
    "the user presses": {
      when: (state) => state.light === "off" || state.light === "dim",
      leads: (state) => ({ light: state.light === "off" ? "on" : "off" }),
    },
    "a second passes": { when: (state) => state.light === "on", leads: () => ({ light: "off" }) },
    "the user dims": { when: (state) => state.light === "on", leads: () => ({ light: "asking" }) },
    "staff states yes": { when: (state) => state.light === "asking", leads: () => ({ light: "dim" }) },
    "staff states no": { when: (state) => state.light === "asking", leads: () => ({ light: "on" }) },
    "staff is silent": { when: (state) => state.light === "asking", leads: () => ({ light: "off" }) },
  },
});

function lampHarness(simulation: Simulation) {
  const permission = holdPromise<boolean, { lit: number }>();
  const actor = simulation.start(lamp.provide({ actors: { askPermission: permission.logic } }));
  return { actor, permission, clock: simulation.clock };
}

type LampHarness = ReturnType<typeof lampHarness>;

const perform = {
  "the user presses": ({ actor }: LampHarness) => actor.send({ type: "lamp.pressed" }),
  "a second passes": ({ clock }: LampHarness) => clock.advance(1000),
  "the user dims": ({ actor }: LampHarness) => actor.send({ type: "lamp.dimmed" }),
  "staff states yes": ({ permission }: LampHarness) => permission.answer(true),
  "staff states no": ({ permission }: LampHarness) => permission.answer(false),
  "staff is silent": ({ permission }: LampHarness) => permission.fail(refused("NETWORK")),
};

const agree = ({ actor }: LampHarness, state: Light) => {
  expect(actor.getSnapshot().value).toBe(state.light);
};

const whole = { machine: lamp, model, harness: lampHarness, perform, agree };

function runAll(proof: { paths: readonly unknown[]; run(path: never): void }): void {
  for (const path of proof.paths) proof.run(path as never);
}

test("a machine that its model runs whole is covered, timers and answers included", () => {
  const proof = createProof(whole);
  runAll(proof);
  expect(proof.coverage()).toEqual({
    machine: "lamp",
    states: { covered: 5, all: 5 },
    transitions: { covered: 7, all: 7 },
    guards: { covered: 1, all: 1 },
    delays: { covered: 1, all: 1 },
    missing: [],
  });
  expect(() => proof.assertCovered()).not.toThrow();
});

test("a state and a transition that no path reaches fail the proof by their names", () => {
  const never = { ...model.steps["staff states yes"], when: () => false };
  const steps = { ...model.steps, "staff states yes": never };
  const proof = createProof({ ...whole, model: { ...model, steps } });
  runAll(proof);
  expect(() => proof.assertCovered()).toThrow(
    [
      "Never run in lamp:",
      "  state lamp.dim",
      "  transition lamp.asking --xstate.done.actor.0.lamp.asking #1 if (inline)--> lamp.dim",
      "  transition lamp.dim --lamp.pressed--> lamp.off",
      "  guard never true: (inline) in lamp.asking on xstate.done.actor.0.lamp.asking #1",
    ].join("\n"),
  );
});

test("a machine that breaks an invariant fails with the sentence and the way there", () => {
  const proof = createProof({
    ...whole,
    invariants: { "the lamp is never asked about": ({ actor }) => actor.getSnapshot().value !== "asking" },
  });
  expect(() => runAll(proof)).toThrow(
    "Invariant broken: the lamp is never asked about\nafter: the beginning\n     → the user presses\n     → the user dims",
  );
});

test("a machine that differs from its model fails", () => {
  const proof = createProof({
    ...whole,
    model: {
      ...model,
      steps: {
        ...model.steps,
        "a second passes": { ...model.steps["a second passes"], leads: () => ({ light: "dim" as const }) },
      },
    },
  });
  expect(() => runAll(proof)).toThrow("expected 'off' to be 'dim'");
});

test("a context that JSON would change fails", () => {
  const dated = setup({ types: { context: {} as { at: Date } } }).createMachine({
    id: "dated",
    context: { at: new Date(0) },
  });
  const proof = createProof({
    machine: dated,
    model: defineModel<{ seen: boolean }>()({
      initial: { seen: false },
      steps: { look: { leads: () => ({ seen: true }) } },
    }),
    harness: (simulation) => simulation.start(dated),
    perform: { look: () => {} },
    agree: () => {},
  });
  expect(() => runAll(proof)).toThrow("context.at does not survive JSON");
});

test("a random walk that breaks an invariant states the seed that walks there again", () => {
  const proof = createProof({
    ...whole,
    invariants: { "the lamp is lit four times at most": ({ actor }) => actor.getSnapshot().context.lit < 5 },
  });
  expect(() => proof.walk({ seed: 7, events: 5_000, steps: 60 })).toThrow(
    /seed: 7[\s\S]*lit four times at most\nafter: the beginning/,
  );
});

test("random walks go on until so many events have happened, with a fresh harness where nothing can follow", () => {
  const { walks, events } = createProof(whole).walk({ seed: 7, events: 1_000, steps: 60 });
  expect(events).toBeGreaterThanOrEqual(1_000);
  expect(events).toBeLessThan(1_060);
  expect(walks).toBeGreaterThan(1_000 / 60);
  const once = defineModel<{ isDone: boolean }>()({
    initial: { isDone: false },
    steps: { ends: { when: ({ isDone }) => !isDone, leads: () => ({ isDone: true }) } },
  });
  let harnesses = 0;
  const proof = createProof({
    machine: lamp,
    model: once,
    harness: () => {
      harnesses += 1;
    },
    perform: { ends: () => {} },
    agree: () => {},
  });
  expect(proof.walk({ seed: 7, events: 100, steps: 10 }).events).toBeGreaterThanOrEqual(100);
  expect(harnesses).toBeGreaterThanOrEqual(100);
});

test("paths take every step from every state, none of them the beginning of another", () => {
  const { paths, states, steps } = generatePaths(model);
  const texts = paths.map((path) => path.map(({ step }) => step).join(" → "));
  expect({ states, steps }).toEqual({ states: 4, steps: 7 });
  expect(texts).toEqual([
    "the user presses → a second passes",
    "the user presses → the user dims → staff is silent",
    "the user presses → the user dims → staff states no",
    "the user presses → the user dims → staff states yes → the user presses",
  ]);
});

test("timers ring at their own instants, a chain of them too", () => {
  const clock = createTestClock(1000);
  const rung: number[] = [];
  const ring = (): void => {
    rung.push(clock.now());
    if (rung.length < 3) clock.setTimeout(ring, 100);
  };
  clock.setTimeout(ring, 100);
  const cancelled = clock.setTimeout(() => rung.push(-1), 150);
  clock.clearTimeout(cancelled);
  clock.advance(99);
  expect(rung).toEqual([]);
  clock.advance(901);
  expect(rung).toEqual([1100, 1200, 1300]);
  expect(clock.now()).toBe(2000);
  expect(() => clock.setTimeout(ring, 2 ** 31 - 1)).not.toThrow();
  expect(() => clock.setTimeout(ring, 2 ** 31)).toThrow(
    "A browser would ring a timer of 2147483648 ms at once",
  );
});

test("the simulation records what machines state to the outside and what they ask", () => {
  const simulation = createSimulation(collectCoverage(lamp).inspect);
  const { actor, permission, clock } = lampHarness(simulation);
  actor.send({ type: "lamp.pressed" });
  actor.send({ type: "lamp.dimmed" });
  expect(permission.asked).toEqual([{ lit: 1 }]);
  expect(permission.waiting()).toBe(1);
  permission.answer(false);
  expect(permission.waiting()).toBe(0);
  clock.advance(1000);
  expect(simulation.emitted).toEqual([{ type: "lamp.went-out" }]);
  expect(() => permission.answer(true)).toThrow("Nothing waits for held.answered");
});

test.each(["lampWentOut", "went", "lamp.", "Lamp.lit"])(
  "a proof fails when its machine reports « %s » to the outside, which is no past fact in dots",
  (type) => {
    const machine = setup({ types: { emitted: {} as { type: string } } }).createMachine({
      id: "loud",
      on: { "lamp.pressed": { actions: emit({ type }) } },
    });
    const proof = createProof({
      machine,
      model: defineModel<{ presses: number }>()({
        initial: { presses: 0 },
        steps: {
          "the user presses": { when: ({ presses }) => presses < 1, leads: () => ({ presses: 1 }) },
        },
      }),
      harness: (simulation) => simulation.start(machine),
      perform: { "the user presses": (actor) => actor.send({ type: "lamp.pressed" }) },
      agree: () => {},
    });
    expect(() => proof.paths.forEach(proof.run)).toThrow(`Said to the outside as « ${type} »`);
  },
);

test("the table has one line a machine and names what was never run", () => {
  expect(
    formatTable([
      {
        machine: "lamp",
        states: { covered: 4, all: 5 },
        transitions: { covered: 7, all: 7 },
        guards: { covered: 0, all: 1 },
        delays: { covered: 1, all: 1 },
        missing: ["state lamp.dim"],
        paths: 4,
        modelStates: 4,
        modelSteps: 7,
        seed: 7,
        walks: 100,
        walked: 10_000,
        ways: [],
      },
    ]),
  ).toBe(
    [
      "",
      "Machines proved by their models",
      "machine  states  transitions  guards  delays  model              paths  walked at random         seed",
      "lamp     4/5     7/7          0/1     1/1     4 states, 7 steps  4      10000 events, 100 walks  7   ",
      "never run: state lamp.dim",
      "",
    ].join("\n"),
  );
});

test("a clock whose timers ring without end states it", () => {
  const stuck = createTestClock();
  const again = (): unknown => stuck.setTimeout(again, 0);
  again();
  expect(() => stuck.advance(1)).toThrow("Timers ring without end (1001 in 0 ms)");
  const busy = createTestClock();
  const tick = (): unknown => busy.setTimeout(tick, 1);
  tick();
  expect(() => busy.advance(50_000)).not.toThrow();
  expect(() => busy.advance(50_001)).toThrow("Timers ring without end");
});

test("an action that the chart names and nothing declares is reported", () => {
  const hinge = createMachine({ id: "hinge", entry: ["creak", { type: "creak" }], exit: assign({}) });
  expect(collectCoverage(hinge).read().missing).toContain("action named but not declared: creak");
});

test("a call that does not fail by its name, or that nothing declares, is reported", async () => {
  const harness = setup({
    actors: {
      load: notProvided("load"),
      save: notProvided("load"),
      ask: fromPromise(() => Promise.resolve()),
      wait: fromCallback(() => {
        throw new Error("wait is not provided");
      }),
    },
  });
  const machine = harness.createMachine({ id: "callers", invoke: [{ src: "load" }, { src: "save" }] });
  expect(await silentCalls(machine)).toEqual(["save: load is not provided", "ask: nothing"]);
  expect(await silentCalls(createMachine({ id: "caller", invoke: { src: "load" } }))).toEqual([
    "load: not declared",
  ]);
});
