import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { space } = vars;

export const form = style({ display: "grid", gap: space[5] });
export const between = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
});
/** What it holds is as easy to hit as the box beside it. */
export const target = style({ display: "inline-flex" });
globalStyle(`${target} > *`, { display: "inline-flex", alignItems: "center", minHeight: vars.target });

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["text", "primary"], ["page", "surface"]);
