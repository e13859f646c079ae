import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

export const input = style({
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.font.weight.semibold,
});

export const unit = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  fontWeight: vars.font.weight.semibold,
  color: vars.color.textSoft,
});

export const coin = style({
  display: "inline-grid",
  placeItems: "center",
  width: "1.375rem",
  height: "1.375rem",
  borderRadius: "50%",
  background: vars.color.jobi,
  color: vars.color.onJobi,
  fontFamily: vars.font.heading,
  fontSize: "0.8125rem",
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["textSoft"], ["surface", "sunken"]),
  ...contrastPairs("text", ["onJobi"], ["jobi"]),
];
