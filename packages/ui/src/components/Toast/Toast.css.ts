import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const { color, space } = vars;
const sign = createVar();

/** From 0 (just shown) to 1 (about to leave). */
export const elapsed = createVar();

export const region = style({
  position: "fixed",
  insetBlockStart: `max(${space[3]}, env(safe-area-inset-top))`,
  insetInline: space[3],
  zIndex: vars.layer.toast,
  pointerEvents: "none",
  "@media": {
    [media.fromTablet]: {
      insetBlockStart: space[5],
      insetInline: `auto ${space[5]}`,
      width: "23.5rem",
    },
    print: { display: "none" },
  },
});
export const list = style({ display: "grid", gap: space[3] });

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

export const toast = style({
  position: "relative",
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space[3],
  padding: "0.875rem 0.5rem 1.125rem 1rem",
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.elevation.high,
  pointerEvents: "auto",
  animation: `${arrive} ${vars.motion.slow} ease-out`,
});
export const type = styleVariants({
  success: { vars: { [sign]: color.success } },
  error: { vars: { [sign]: color.danger } },
  warning: { vars: { [sign]: color.warning } },
  info: { vars: { [sign]: color.info } },
});
export const icon = style({ width: "1.375rem", height: "1.375rem", color: sign });
export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ fontWeight: vars.font.weight.semibold });
export const message = style({
  color: color.textFaint,
  textWrap: "pretty",
  selectors: { "&[data-alone]": { color: color.text } },
});
export const close = style({
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  marginBlock: "-0.65rem",
  borderRadius: vars.radius.control,
  color: color.textFaint,
  ":hover": { background: color.sunken, color: color.text },
});
export const bar = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  background: sign,
  transformOrigin: "left",
  transform: `scaleX(calc(1 - ${elapsed}))`,
  transition: "transform 100ms linear",
  selectors: { "[data-paused] > &": { opacity: 0.55 } },
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});
