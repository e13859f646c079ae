import { createVar, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

/** Share of the time that is left, from 0 to 1. */
export const share = createVar();

export const notice = style({
  display: "grid",
  justifyItems: "center",
  gap: space[4],
  textAlign: "center",
});
export const ring = style({
  display: "grid",
  placeItems: "center",
  width: "4.5rem",
  aspectRatio: "1",
  borderRadius: vars.radius.pill,
  background: `conic-gradient(${color.primary} calc(${share} * 360deg), ${color.line} 0)`,
  "@media": { [media.forcedColors]: { border: "2px solid CanvasText" } },
});
export const figure = style({
  display: "grid",
  placeItems: "center",
  width: "3.75rem",
  aspectRatio: "1",
  borderRadius: vars.radius.pill,
  background: color.page,
  color: color.primary,
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontSize: font.size.h2,
  fontVariantNumeric: "tabular-nums",
  lineHeight: font.line.flat,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["primary"], ["page"]);
