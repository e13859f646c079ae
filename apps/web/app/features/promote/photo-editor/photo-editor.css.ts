import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, radius, space } = vars;

export const canvasFrame = style({
  position: "relative",
  width: "fit-content",
  maxWidth: `calc(100% - 2 * ${space[3]})`,
  margin: space[3],
  touchAction: "none",
  userSelect: "none",
});
export const picture = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "60vh",
  width: "auto",
  height: "auto",
});
/** What goes is under a veil, which ends with the picture. */
export const veil = style({ position: "absolute", inset: 0, overflow: "hidden", pointerEvents: "none" });
export const cropFrame = style({
  position: "absolute",
  boxShadow: `0 0 0 200vmax color-mix(in oklch, ${color.text} 55%, transparent)`,
});
export const frame = style({
  position: "absolute",
  padding: 0,
  border: `2px solid ${color.onPrimary}`,
  outline: `2px solid ${color.primary}`,
  outlineOffset: "-2px",
  background: "transparent",
  cursor: "move",
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
  "@media": { [media.forcedColors]: { background: "Canvas" } },
});
export const otherCorner = style([corner, { cursor: "nesw-resize" }]);
export const own = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  background: color.raised,
  overflow: "hidden",
  cursor: "pointer",
  textAlign: "start",
});
export const ownPicture = style({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
});
export const ownName = style({ display: "block", padding: space[3], overflowWrap: "anywhere" });
export const side = style({
  "@media": {
    [media.fromLaptop]: {
      position: "sticky",
      insetBlockStart: `calc(var(--j-top-covered, 0px) + ${space[4]})`,
    },
  },
});
