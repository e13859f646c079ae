import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { type CrashReloadMachine, createCrashReloadMachine } from "./crash-reload.machine.ts";
import { crashReloadModel } from "./crash-reload.model.ts";
import type { CrashReloadRecord } from "./crash-reload.types.ts";
import { crashReloadView } from "./crash-reload.view.ts";

interface Harness {
  simulation: Simulation;
  actor: Actor<CrashReloadMachine> | null;
  canRemember: boolean;
  /** What the browser stored. */
  record: CrashReloadRecord | null;
  /** When the page was loaded again. */
  reloads: { at: number; isAsked: boolean; couldRemember: boolean }[];
}

function broken(harness: Harness): void {
  const { simulation, canRemember, record } = harness;
  harness.actor = simulation.start(createCrashReloadMachine({ now: simulation.clock.now }), {
    input: { record, canRemember },
  });
}

function readEmitted(harness: Harness, isAsked: boolean): void {
  const emittedSince = eventsSince(harness);
  for (const event of emittedSince) {
    if (event.type === "reload.requested")
      harness.reloads.push({
        at: harness.simulation.clock.now(),
        isAsked,
        couldRemember: harness.canRemember,
      });
    if (event.type === "remember" && harness.canRemember)
      harness.record = (event as unknown as { record: CrashReloadRecord }).record;
  }
}

const heard = new WeakMap<Harness, number>();
function eventsSince(harness: Harness) {
  const from = heard.get(harness) ?? 0;
  heard.set(harness, harness.simulation.emitted.length);
  return harness.simulation.emitted.slice(from);
}

proveMachine({
  machine: createCrashReloadMachine({ now: () => 0 }),
  model: crashReloadModel,
  harness: (simulation): Harness => ({
    simulation,
    actor: null,
    canRemember: true,
    record: null,
    reloads: [],
  }),
  perform: {
    "storage is forbidden": (harness) => {
      harness.canRemember = false;
      harness.record = null;
    },
    "the page breaks": broken,
    "two seconds pass": (harness) => {
      harness.simulation.clock.advance(2000);
      readEmitted(harness, false);
    },
    "asks for a reload": (harness) => {
      harness.actor?.send({ type: "reload.requested" });
      readEmitted(harness, true);
    },
    "the page comes back": (harness) => {
      harness.actor?.stop();
      harness.actor = null;
    },
    "a minute passes": ({ simulation }) => simulation.clock.advance(60_000),
  },
  agree: ({ actor }, { at }) => {
    if (actor === null) return expect(at).toBe("before");
    expect(actor.getSnapshot().value).toBe(at);
    expect(crashReloadView(actor.getSnapshot()).isComingBack).toBe(at !== "waiting");
  },
  invariants: {
    "never two reloads by itself within a minute": ({ reloads }) =>
      reloads.every(
        ({ at, isAsked }, index) =>
          isAsked || at - (reloads[index - 1]?.at ?? Number.NEGATIVE_INFINITY) > 60_000,
      ),
    "without a memory nothing is reloaded by itself": ({ reloads }) =>
      reloads.every(({ isAsked, couldRemember }) => isAsked || couldRemember),
  },
});
