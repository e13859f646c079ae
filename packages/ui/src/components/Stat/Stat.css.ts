import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, space } = vars;

export const stat = style({ display: "grid", gap: space[1], alignContent: "start", minWidth: 0 });
export const label = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  lineHeight: 1.4,
  color: color.textFaint,
});
export const value = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: font.tracking.tight,
  lineHeight: 1.15,
  overflowWrap: "anywhere",
});
export const size = styleVariants({
  medium: { fontSize: font.size.h2 },
  large: { fontSize: font.size.h1 },
});
export const skeleton = style({ display: "block", paddingBlock: "0.375rem", maxWidth: "8rem" });
const changeBase = style({
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  lineHeight: 1.4,
});
export const change = styleVariants({
  good: [changeBase, { color: color.success }],
  bad: [changeBase, { color: color.danger }],
  neutral: [changeBase, { color: color.textSoft }],
});
export const help = style({ fontSize: font.size.small, lineHeight: 1.4, color: color.textFaint });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["textFaint", "textSoft", "success", "danger"], ["page", "surface", "raised"]),
];
