import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { contrastPairs } from "../theme/contrast-pairs.ts";

const { color, space, font } = vars;

export const nav = style({ display: "grid", gap: space[2] });
export const label = style({
  fontSize: font.size.label,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.wide,
  textTransform: "uppercase",
  color: color.textFaint,
});
export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  // As far from the next one where text wraps as where it stands on one line.
  paddingBlock: space[3],
  paddingInline: space[4],
  borderInlineStart: `3px solid ${color.line}`,
  color: color.textFaint,
  lineHeight: font.line.snug,
  textDecoration: "none",
  ":hover": { color: color.text, borderColor: color.lineField },
  selectors: {
    "&[aria-current]": { color: color.primary, borderColor: color.primary, fontWeight: font.weight.semibold },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint", "primary"], ["page", "surface", "raised"]),
  ...contrastPairs("control", ["primary"], ["page", "surface", "raised"]),
];
