import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

export const rules = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.font.size.small,
  color: vars.color.textFaint,
});

export const rule = style({
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  selectors: { "&[data-met]": { color: vars.color.success, fontWeight: vars.font.weight.semibold } },
});

export const capsLock = style({
  display: "flex",
  gap: "0.375rem",
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.warning,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs(
  "text",
  ["textFaint", "success", "warning"],
  ["page", "surface", "raised"],
);
