import type { SnapshotFrom } from "xstate";
import type { CommandPaletteMachine } from "./command-palette.machine.ts";

/** What is shown of it. */
export interface CommandPaletteView {
  isOpen: boolean;
  typed: string;
  /** What was chosen before, the last one first. */
  used: readonly string[];
}

/** Snapshot to screen. */
export function commandPaletteView(
  snapshot: Pick<SnapshotFrom<CommandPaletteMachine>, "hasTag" | "context">,
): CommandPaletteView {
  const { typed, used } = snapshot.context;
  return { isOpen: snapshot.hasTag("open"), typed, used };
}
