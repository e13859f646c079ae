import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, radius, space } = vars;

export const whole = style({ display: "grid", gap: space[2] });
/** As large as its picture; a picture has no direction of reading, its frame none either. */
export const area = style({
  position: "relative",
  width: "fit-content",
  maxWidth: `calc(100% - 2 * ${space[3]})`,
  margin: space[3],
  userSelect: "none",
});
/** What goes is under a veil, which ends with the picture. */
export const veil = style({ position: "absolute", inset: 0, overflow: "hidden", pointerEvents: "none" });
export const hole = style({
  position: "absolute",
  boxShadow: `0 0 0 200vmax ${color.scrim}`,
  selectors: {
    // The scrim of high contrast hides what is behind it; what goes must be seen to be chosen.
    "[data-theme=high-contrast] &": {
      boxShadow: `0 0 0 200vmax color-mix(in oklch, ${color.scrim} 65%, transparent)`,
    },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
export const frame = style({
  position: "absolute",
  padding: 0,
  border: `2px solid ${color.onPrimary}`,
  outline: `2px solid ${color.primary}`,
  background: "transparent",
  cursor: "move",
  touchAction: "none",
  selectors: {
    "&:focus-visible": { outline: `4px solid ${color.focus}`, outlineOffset: "-4px" },
  },
});
export const corner = style({
  position: "absolute",
  width: space[6],
  height: space[6],
  translate: "-50% -50%",
  borderRadius: radius.pill,
  border: `3px solid ${color.primary}`,
  background: color.onPrimary,
  cursor: "nwse-resize",
  touchAction: "none",
  "@media": { [media.forcedColors]: { background: "Canvas" } },
});
export const otherCorner = style([corner, { cursor: "nesw-resize" }]);
export const below = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
export const help = style({ flex: "1 1 14rem", minWidth: 0, margin: 0 });
export const sizes = style({ display: "flex", gap: space[2] });

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("control", ["primary"], ["onPrimary"]);
