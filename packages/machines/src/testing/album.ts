import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { Stage } from "./stage.ts";

/** A machine at rest in one of its states: enough to have it there again (`machine.resolveState`). */
export interface Pose {
  value: AnyMachineSnapshot["value"];
  context: unknown;
  status: AnyMachineSnapshot["status"];
  /** The clock then, in ms since 1970. */
  at: number;
  /** The steps of the model that lead there. */
  way: readonly string[];
}

/** Collects how a machine stands in each of its state values, by the shortest way there. */
export interface Album {
  note(stage: Stage, way: readonly string[]): void;
  /** In the order in which they were first reached, nearest first. */
  read(): readonly Pose[];
}

/** An empty album of the machines of this id. */
export function createAlbum(machine: AnyStateMachine): Album {
  const poses = new Map<string, Pose>();
  return {
    note({ actors, clock }, way) {
      for (const actor of actors) {
        if (actor.logic.id !== machine.id) continue;
        const { value, context, status } = actor.getSnapshot() as AnyMachineSnapshot;
        if (status === "stopped") continue;
        const key = JSON.stringify(value);
        const known = poses.get(key);
        if (known && known.way.length <= way.length) continue;
        poses.set(key, { value, context, status, at: clock.now(), way: [...way] });
      }
    },
    read: () => [...poses.values()].sort((one, other) => one.way.length - other.way.length),
  };
}
