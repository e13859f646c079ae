import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, space } = vars;

export const chart = style({ display: "grid", gap: space[3], minWidth: 0, margin: 0 });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[2],
});
export const title = style({ fontWeight: font.weight.semibold, lineHeight: font.line.snug });
export const total = style({
  fontSize: font.size.small,
  color: color.textFaint,
  fontVariantNumeric: "tabular-nums",
});
export const plot = style({
  display: "flex",
  alignItems: "flex-end",
  gap: "2px",
  height: "9rem",
  borderBlockEnd: `1px solid ${color.lineField}`,
});
export const slot = style({
  flex: "1 1 0",
  minWidth: 0,
  height: "100%",
  display: "flex",
  alignItems: "flex-end",
});
export const column = style({
  width: "100%",
  maxWidth: "2.5rem",
  marginInline: "auto",
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  background: color.primary,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" } },
});
export const edges = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[2],
  fontSize: font.size.small,
  color: color.textFaint,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["primary"], ["page", "surface", "raised"]),
  ...contrastPairs("text", ["textFaint"], ["page", "surface", "raised"]),
];
