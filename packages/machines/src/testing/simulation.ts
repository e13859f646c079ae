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

/** A record that a machine gave to be stored over a reload, and when (ms since 1970). */
export interface Stored {
  record: unknown;
  at: number;
}

/** Runs real machines under a simulated clock and records what the machine reports to the outside. */
export interface Simulation {
  readonly clock: TestClock;
  /** Starts a machine; a second call stands for a reload or a second tab. */
  start<Machine extends AnyStateMachine>(machine: Machine, options?: ActorOptions<Machine>): Actor<Machine>;
  /** Starts a machine, sends it one event and stops it: what a life cycle is asked. Throws what the machine throws. */
  ask<Machine extends AnyStateMachine>(
    machine: Machine,
    options: ActorOptions<Machine>,
    event: EventFromLogic<Machine>,
  ): SnapshotFrom<Machine>;
  /** Every event emitted by the machines started, oldest first. */
  readonly emitted: readonly { type: string }[];
  /** What machines asked to keep over a reload (`remember`), oldest first. */
  readonly stored: readonly Stored[];
  /** The actors started so far, oldest first. */
  readonly actors: readonly Actor<AnyStateMachine>[];
  /** Stops everything, at the end of a path. */
  stop(): void;
}

/** Makes a simulation; `inspect` sees every step of every actor, `watch` every machine before it is started. */
export function createSimulation(
  inspect?: (event: InspectionEvent) => void,
  watch?: (machine: AnyStateMachine) => void,
  clock: TestClock = createTestClock(),
): Simulation {
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
    start(machine, options) {
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
    stop() {
      for (const actor of actors) actor.stop();
    },
  };
}
