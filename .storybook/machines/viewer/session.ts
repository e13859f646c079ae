import { createTestClock } from "@jobami/machines/clock";
import { type HeldPromise, holdPromise } from "@jobami/machines/held-actors";
import {
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
} from "xstate";
import { machinePaths } from "../../../apps/web/app/machine-paths.ts";
import { pictureInstant } from "../../visual.ts";
import type { Step } from "./path.ts";
import type { Play } from "./play.ts";

/** A call that waits for an answer, with those that it may be given. */
export interface PendingCall {
  name: string;
  labels: readonly string[];
}

/** A machine that runs under a simulated clock, its calls held until they are answered. */
export interface Session {
  machine: AnyStateMachine;
  actor: Actor<AnyStateMachine>;
  /** Calls under way; a name stands as often as it was called. */
  pending: () => PendingCall[];
  /** What it reported to the outside, oldest first. */
  emitted: readonly AnyEventObject[];
  /** How much time has passed, in ms. */
  elapsed: () => number;
  perform: (step: Step) => void;
}

const silent = fromCallback(() => {});

/** Starts a machine; each step settles at once, so that the same steps always lead to the same state. */
export function startSession(play: Play): Session {
  const clock = createTestClock(pictureInstant);
  const held = new Map<string, HeldPromise<unknown, unknown>>(
    Object.keys(play.calls ?? {}).map((name) => [name, holdPromise<unknown, unknown>()]),
  );
  const actors: Record<string, AnyActorLogic> = Object.fromEntries([
    ...[...held].map(([name, { logic }]) => [name, logic]),
    ...(play.channels ?? []).map((name) => [name, silent]),
  ]);
  const machine = play
    .create({ now: clock.now, newIdempotencyKey: () => "clé d’idempotence", paths: machinePaths })
    .provide({ actors } as never);
  const actor = createActor(machine, { clock, input: play.input } as never);
  const emitted: AnyEventObject[] = [];
  actor.on("*", (event) => void emitted.push(event as AnyEventObject));
  // What an event of one's own breaks is shown as the state that it leaves.
  actor.subscribe({ error: () => {} });
  actor.start();

  function answer(name: string, label: string): void {
    const call = held.get(name);
    const chosen = play.calls?.[name]?.[label];
    if (call === undefined || chosen === undefined || call.waiting() === 0) return;
    if ("failed" in chosen) call.fail(chosen.failed);
    else call.answer(chosen.done);
  }

  return {
    machine,
    actor,
    emitted,
    elapsed: () => clock.now() - pictureInstant,
    pending: () =>
      [...held].flatMap(([name, call]) =>
        Array.from({ length: call.waiting() }, () => ({
          name,
          labels: Object.keys(play.calls?.[name] ?? {}),
        })),
      ),
    perform(step) {
      if (step.kind === "event") actor.send(step.event);
      else if (step.kind === "answer") answer(step.call, step.label);
      else clock.advance(step.ms);
    },
  };
}

/** A machine after some steps. */
export function sessionAfter(play: Play, steps: readonly Step[]): Session {
  const session = startSession(play);
  for (const step of steps) session.perform(step);
  return session;
}
