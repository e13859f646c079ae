/**
 * How a state is seen where the system chooses the colours (`forced-colors`): backgrounds, shadows and the colours of borders are gone there. Each stands
 * behind the selector of its state in `[media.forcedColors]`.
 */
export const forced = {
  /** Current, selected, pressed: for what holds text and icons alone, in its own colour. */
  chosen: { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
  /** Current or selected, for a whole row that takes no focus itself. */
  marked: { outline: "2px solid Highlight", outlineOffset: "-2px" },
  /** Refused: a thick frame, beside the text that states why. */
  refused: { border: "4px solid" },
  /** Cannot be used: what the browser greys by itself only on native controls. */
  resting: { borderColor: "GrayText", color: "GrayText" },
} as const;
