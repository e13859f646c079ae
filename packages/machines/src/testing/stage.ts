import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InspectionEvent,
  type SnapshotFrom,
} from "xstate";
import { createTestClock, type TestClock } from "./clock.ts";

/** A record that a machine gave to be kept over a reload, and when (ms since 1970). */
export interface Stored {
  record: unknown;
  at: number;
}

/** Where a real machine plays under a simulated clock; it records what the machine says to the outside. */
export interface Stage {
  readonly clock: TestClock;
  /** Starts a machine; a second call stands for a reload or a second tab. */
  play<Machine extends AnyStateMachine>(machine: Machine, options?: ActorOptions<Machine>): Actor<Machine>;
  /** Starts a machine, sends it one event and stops it: what a life cycle is asked. Throws what the machine throws. */
  ask<Machine extends AnyStateMachine>(
    machine: Machine,
    options: ActorOptions<Machine>,
    event: EventFromLogic<Machine>,
  ): SnapshotFrom<Machine>;
  /** Every event emitted by the machines played, oldest first. */
  readonly emitted: readonly { type: string }[];
  /** What machines asked to keep over a reload (`remember`), oldest first. */
  readonly stored: readonly Stored[];
  /** The actors played so far, oldest first. */
  readonly actors: readonly Actor<AnyStateMachine>[];
  /** Stops everything, at the end of a path. */
  strike(): void;
}

/** Sets a stage; `inspect` sees every step of every actor, `watch` every machine before it is played. */
export function createStage(
  inspect?: (event: InspectionEvent) => void,
  watch?: (machine: AnyStateMachine) => void,
  clock: TestClock = createTestClock(),
): Stage {
  const stored: Stored[] = [];
  const emitted: { type: string }[] = [];
  const actors: Actor<AnyStateMachine>[] = [];

  function create<Machine extends AnyStateMachine>(machine: Machine, options?: ActorOptions<Machine>) {
    watch?.(machine);
    const settings = { ...options, clock, ...(inspect && { inspect }) };
    return createActor(machine, settings as ActorOptions<Machine>);
  }

  return {
    clock,
    emitted,
    stored,
    actors,
    play(machine, options) {
      const actor = create(machine, options);
      actor.on("*", (event: { type: string }) => {
        emitted.push(event);
        if (event.type === "remember" && "record" in event)
          stored.push({ record: event.record, at: clock.now() });
      });
      actors.push(actor as unknown as Actor<AnyStateMachine>);
      actor.start();
      return actor;
    },
    ask(machine, options, event) {
      const actor = create(machine, options);
      actor.start();
      actor.send(event);
      const snapshot = actor.getSnapshot();
      actor.stop();
      const { status, error } = snapshot as AnyMachineSnapshot;
      if (status === "error") throw error;
      return snapshot;
    },
    strike() {
      for (const actor of actors) actor.stop();
    },
  };
}
