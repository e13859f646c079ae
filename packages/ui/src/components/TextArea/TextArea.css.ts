import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

export const area = style({
  display: "block",
  paddingBlock: "0.75rem",
  lineHeight: vars.font.line.body,
  resize: "vertical",
  maxHeight: "28rem",
  fieldSizing: "content",
  // The frame of every field shows how high the lowest is, in a style sheet that may come later.
  selectors: { "&&": { minHeight: "7.5rem" } },
});

/** One line until more is typed, as beside a button that sends it. */
export const low = style([
  area,
  { maxHeight: "12rem", resize: "none", selectors: { "&&": { minHeight: vars.target } } },
]);

export const counter = style({
  justifySelf: "end",
  fontSize: vars.font.size.small,
  lineHeight: 1.4,
  color: vars.color.textFaint,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[data-over]": { color: vars.color.danger, fontWeight: vars.font.weight.semibold } },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["textFaint", "danger"], ["page", "surface", "raised"]);
