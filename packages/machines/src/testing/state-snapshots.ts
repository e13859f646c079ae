import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { Simulation } from "./simulation.ts";

/** A machine at rest in one of its states: enough to have it there again (`machine.resolveState`). */
export interface StateSnapshot {
  value: AnyMachineSnapshot["value"];
  context: unknown;
  status: AnyMachineSnapshot["status"];
  /** The clock then, in ms since 1970. */
  at: number;
  /** The steps of the model that lead there. */
  way: readonly string[];
}

/** Collects one snapshot of a machine in each of its state values, by the shortest way there. */
export interface SnapshotRecorder {
  note(simulation: Simulation, way: readonly string[]): void;
  /** In the order in which they were first reached, nearest first. */
  read(): readonly StateSnapshot[];
}

/** Records the machines of this id. */
export function createSnapshotRecorder(machine: AnyStateMachine): SnapshotRecorder {
  const snapshots = new Map<string, StateSnapshot>();
  return {
    note({ actors, clock }, way) {
      for (const actor of actors) {
        if (actor.logic.id !== machine.id) continue;
        const { value, context, status } = actor.getSnapshot() as AnyMachineSnapshot;
        if (status === "stopped") continue;
        const key = JSON.stringify(value);
        const known = snapshots.get(key);
        if (known && known.way.length <= way.length) continue;
        snapshots.set(key, { value, context, status, at: clock.now(), way: [...way] });
      }
    },
    read: () => [...snapshots.values()].sort((one, other) => one.way.length - other.way.length),
  };
}
