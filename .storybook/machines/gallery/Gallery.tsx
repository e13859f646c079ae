import { stateLabel } from "@jobami/machines/diagram";
import type { StateSnapshot } from "@jobami/machines/testing";
import { text } from "@jobami/ui/styles";
import type { ReactElement, ReactNode } from "react";
import type { AnyStateMachine, SnapshotFrom } from "xstate";

const files = import.meta.glob<readonly StateSnapshot[]>("../../../.cache/state-snapshots/**/*.json", {
  eager: true,
  import: "default",
});

/** What people see of a machine, state by state. */
export interface Gallery {
  /** Draws it in the state of this label: `waiting (code ready, resend coolingDown)`. */
  draw: (state: string) => ReactNode;
}

/**
 * Joins a machine (by its folder, `auth/login`) to the pattern it feeds, as the product does. `show` is given the machine in
 * one of its states, which its own model has led it to, and the clock then (ms since 1970); null where nothing is seen.
 */
export function galleryOf<M extends AnyStateMachine>(
  folder: string,
  machine: M,
  show: (snapshot: SnapshotFrom<M>, at: number) => ReactNode,
): Gallery {
  const snapshots = files[`../../../.cache/state-snapshots/${folder}.json`] ?? [];
  return {
    draw(state) {
      const found = snapshots.find(({ value }) => stateLabel(value) === state);
      if (found === undefined) throw new Error(`${folder} never stands in « ${state} »`);
      const { value, context, status } = found;
      return show(machine.resolveState({ value, context, status } as never) as SnapshotFrom<M>, found.at);
    },
  };
}

/** Whole seconds from the clock to an instant (ms since 1970). */
export function secondsTo(instant: number | null, at: number): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((instant - at) / 1000));
}

/** What people see of a machine in one of its states. */
export function InState({ gallery, state }: { gallery: Gallery; state: string }): ReactElement {
  const shown = gallery.draw(state);
  return <div>{shown ?? <p className={text.soft}>Rien n’est montré dans cet état.</p>}</div>;
}

/** For what a story only shows. */
export const nothing = (): void => {};
