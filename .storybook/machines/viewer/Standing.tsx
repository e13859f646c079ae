import { stateWords } from "@jobami/machines/diagram";
import type { Pose } from "@jobami/machines/testing";
import { text } from "@jobami/ui/styles";
import type { ReactElement, ReactNode } from "react";
import type { AnyStateMachine, SnapshotFrom } from "xstate";

const files = import.meta.glob<readonly Pose[]>("../../../packages/machines/src/flows/*/poses.json", {
  eager: true,
  import: "default",
});

/** What people see of a machine, whatever state it is in. */
export interface Face {
  /** Draws it in the state of these words: `waiting (code ready, resend coolingDown)`. */
  draw: (state: string) => ReactNode;
}

/**
 * Joins a machine to the pattern it feeds, as the product does. `show` is given the machine in one of its states, which its
 * own model has led it to, and the clock then (ms since 1970); null where nothing is seen.
 */
export function faceOf<M extends AnyStateMachine>(
  folder: string,
  machine: M,
  show: (snapshot: SnapshotFrom<M>, at: number) => ReactNode,
): Face {
  const poses = files[`../../../packages/machines/src/flows/${folder}/poses.json`] ?? [];
  return {
    draw(state) {
      const pose = poses.find(({ value }) => stateWords(value) === state);
      if (pose === undefined) throw new Error(`${folder} never stands in « ${state} »`);
      const { value, context, status } = pose;
      return show(machine.resolveState({ value, context, status } as never) as SnapshotFrom<M>, pose.at);
    },
  };
}

/** Whole seconds from the clock to an instant (ms since 1970). */
export function secondsTo(instant: number | null, at: number): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((instant - at) / 1000));
}

/** A machine's face in one of its states. */
export function Standing({ face, state }: { face: Face; state: string }): ReactElement {
  const shown = face.draw(state);
  return <div>{shown ?? <p className={text.soft}>Rien n’est montré dans cet état.</p>}</div>;
}

/** For what a story only shows. */
export const nothing = (): void => {};
