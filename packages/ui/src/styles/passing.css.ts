import { createVar, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";

const { color } = vars;

/** From 0 (just shown) to 1 (about to leave), of a notice whose time runs out. */
export const elapsed = createVar();

/** A notice that floats over the page for a while. */
export const passing = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.elevation.high,
  pointerEvents: "auto",
});

/** The line at its foot that shortens with the time left, in its own text colour. */
export const timeLine = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  background: "currentColor",
  transformOrigin: "left",
  transform: `scaleX(calc(1 - ${elapsed}))`,
  transition: "transform 100ms linear",
  selectors: { "[data-paused] > &": { opacity: 0.55 } },
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});
