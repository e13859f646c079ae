import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
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
  return {
    clock,
    emitted,
    stored,
    actors,
    play(machine, options) {
      watch?.(machine);
      const settings = { ...options, clock, ...(inspect && { inspect }) };
      const actor = createActor(machine, settings as ActorOptions<typeof machine>);
      actor.on("*", (event: { type: string }) => {
        emitted.push(event);
        if (event.type === "remember" && "record" in event)
          stored.push({ record: event.record, at: clock.now() });
      });
      actors.push(actor as unknown as Actor<AnyStateMachine>);
      actor.start();
      return actor;
    },
    strike() {
      for (const actor of actors) actor.stop();
    },
  };
}
