import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { createToastStackMachine } from "./toast-stack.machine.ts";
import { toastStackModel, type WatchedStack } from "./toast-stack.model.ts";
import { toastStackView } from "./toast-stack.view.ts";

function createHarness(simulation: Simulation) {
  const actor = simulation.start(createToastStackMachine({ now: simulation.clock.now }));
  return { actor, clock: simulation.clock };
}

type Harness = ReturnType<typeof createHarness>;

function come({ actor }: Harness, state: WatchedStack, duration?: number | null): void {
  const id = ["a", "b", "c", "d", "e", "f"].find((free) => state.toasts.every(({ name }) => name !== free));
  actor.send({ type: "toast.pushed", toast: { id, kind: "info", title: "Bonjour", duration } });
}

const nameOfOldest = (state: WatchedStack) => state.toasts[0]?.name ?? "";

proveMachine({
  machine: createToastStackMachine({ now: () => 0 }),
  model: toastStackModel,
  harness: createHarness,
  perform: {
    "a notice comes": (harness, state) => come(harness, state),
    "a sign-in notice of 10 s comes": (harness, state) => come(harness, state, 10_000),
    "a notice that stays comes": (harness, state) => come(harness, state, null),
    "the same notice comes again": ({ actor }, state) =>
      actor.send({
        type: "toast.pushed",
        toast: { id: nameOfOldest(state), kind: "info", title: "Encore" },
      }),
    "the pointer comes over the oldest": ({ actor }, state) =>
      actor.send({ type: "toast.held", id: nameOfOldest(state), by: "pointer" }),
    "the pointer leaves the oldest": ({ actor }, state) =>
      actor.send({ type: "toast.released", id: nameOfOldest(state), by: "pointer" }),
    "the user closes the oldest": ({ actor }, state) =>
      actor.send({ type: "toast.closed", id: nameOfOldest(state) }),
    "the user wants notices to stay": ({ actor }) => actor.send({ type: "time.chosen", time: "untilClosed" }),
    "another person signs in": ({ actor }) => actor.send({ type: "person.left" }),
    "2,5 s pass": ({ clock }) => clock.advance(2500),
    "5 s pass": ({ clock }) => clock.advance(5000),
  },
  agree: ({ actor }, state) => {
    const snapshot = actor.getSnapshot();
    const shown = toastStackView(snapshot).reverse();
    expect(shown.map(({ id, isPaused, progress }) => ({ id, isPaused, stays: progress === null }))).toEqual(
      state.toasts.map(({ name, isHeld, left }) => ({ id: name, isPaused: isHeld, stays: left === "stays" })),
    );
    expect(
      snapshot.context.toasts.map(({ id }, index) => {
        const { progress } = shown[index]!;
        const { duration } = snapshot.context.toasts[index]!;
        return {
          name: id,
          left: progress === null || duration === null ? "stays" : (progress * duration) / 1000,
        };
      }),
    ).toEqual(state.toasts.map(({ name, left }) => ({ name, left })));
  },
  invariants: {
    "none stands twice among those that can be read again": ({ actor }) => {
      const ids = actor.getSnapshot().context.past.map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
    "five at most are visible": ({ actor }) => actor.getSnapshot().context.toasts.length <= 5,
    "the machine is empty exactly when nothing is shown": ({ actor }) =>
      actor.getSnapshot().matches("empty") === (actor.getSnapshot().context.toasts.length === 0),
  },
});
