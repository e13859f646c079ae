import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

export const coin = style({
  display: "inline-block",
  flex: "none",
  width: "0.86em",
  height: "0.86em",
  verticalAlign: "-0.1em",
});
export const disc = style({
  fill: vars.color.jobi,
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText", strokeWidth: 2 } },
});
export const letter = style({
  fill: "none",
  stroke: vars.color.onJobi,
  strokeWidth: 3,
  strokeLinecap: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const amount = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
export const size = styleVariants({
  inherit: {},
  medium: {
    fontFamily: vars.font.heading,
    fontWeight: vars.font.weight.bold,
    fontSize: "1.25rem",
    lineHeight: vars.font.line.snug,
  },
  large: {
    fontFamily: vars.font.heading,
    fontWeight: vars.font.weight.bold,
    fontSize: "1.625rem",
    lineHeight: vars.font.line.snug,
    letterSpacing: vars.font.tracking.snug,
  },
});
