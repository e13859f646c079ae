import { createVar, keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

/** From 0 (just done) to 1 (no way back). */
export const elapsed = createVar();

export const region = style({
  position: "fixed",
  insetBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  insetInline: space[3],
  zIndex: vars.layer.toast,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem)" } });

export const bar = style({
  position: "relative",
  overflow: "hidden",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  maxWidth: "36rem",
  padding: `${space[2]} ${space[2]} ${space[3]} ${space[4]}`,
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.text,
  boxShadow: vars.elevation.high,
  pointerEvents: "auto",
  animation: `${rise} ${vars.motion.slow} ease-out`,
});
export const message = style({ flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" });
export const time = style({
  minWidth: "4em",
  textAlign: "end",
  color: color.textFaint,
  fontSize: vars.font.size.small,
  fontVariantNumeric: "tabular-nums",
});
export const close = style({
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  borderRadius: vars.radius.control,
  color: color.textFaint,
  ":hover": { background: color.sunken, color: color.text },
});
export const line = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  background: color.primary,
  transformOrigin: "left",
  transform: `scaleX(calc(1 - ${elapsed}))`,
  transition: "transform 100ms linear",
  selectors: { "[data-paused] > &": { opacity: 0.55 } },
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [...contrastPairs("text", ["text", "textFaint"], ["raised"])];
