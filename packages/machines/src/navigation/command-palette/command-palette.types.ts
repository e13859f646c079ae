export interface CommandPaletteInput {
  /** What was chosen before on this device, the last one first. */
  used: readonly string[];
}

export interface CommandPaletteContext extends CommandPaletteInput {
  /** What is typed into it. */
  typed: string;
}

export type CommandPaletteEvent =
  /** Ctrl or ⌘ and K. */
  | { type: "shortcut.pressed" }
  /** « Rechercher » in the rail or the drawer. */
  | { type: "search.pressed" }
  | { type: "query.typed"; typed: string }
  /** A place, an act, or one of the person’s own things, by its id; where it leads, null for an act. */
  | { type: "entry.chosen"; id: string; to: string | null }
  /** Escape, a press outside, the close button. */
  | { type: "palette.left" }
  /** Another address of the product is shown. */
  | { type: "page.changed" };

/** `entry`: lead to `to`, or do it; `used`: what this device keeps for next time. */
export type CommandPaletteEmitted =
  | { type: "entry.requested"; id: string; to: string | null }
  | { type: "used.changed"; used: readonly string[] };
