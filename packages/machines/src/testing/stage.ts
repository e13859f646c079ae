import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from "xstate";
import { createTestClock, type TestClock } from "./clock.ts";

/** Where a real machine plays under a simulated clock; it records what the machine says to the outside. */
export interface Stage {
  readonly clock: TestClock;
  /** Starts a machine; a second call stands for a reload or a second tab. */
  play<Machine extends AnyStateMachine>(machine: Machine, options?: ActorOptions<Machine>): Actor<Machine>;
  /** Every event emitted by the machines played, oldest first. */
  readonly emitted: readonly { type: string }[];
  /** The actors played so far, oldest first. */
  readonly actors: readonly Actor<AnyStateMachine>[];
  /** Stops everything, at the end of a path. */
  strike(): void;
}

/** Sets a stage; `inspect` sees every step of every actor. */
export function createStage(inspect?: (event: InspectionEvent) => void): Stage {
  const clock = createTestClock();
  const emitted: { type: string }[] = [];
  const actors: Actor<AnyStateMachine>[] = [];
  return {
    clock,
    emitted,
    actors,
    play(machine, options) {
      const settings = { ...options, clock, ...(inspect && { inspect }) };
      const actor = createActor(machine, settings as ActorOptions<typeof machine>);
      actor.on("*", (event) => emitted.push(event as { type: string }));
      actors.push(actor as unknown as Actor<AnyStateMachine>);
      actor.start();
      return actor;
    },
    strike() {
      for (const actor of actors) actor.stop();
    },
  };
}
