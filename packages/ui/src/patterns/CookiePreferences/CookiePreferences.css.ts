import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { floating } from "../CookieBanner/CookieBanner.css.ts";

const { space } = vars;

export const panel = style([floating, { display: "grid", gap: space[3] }]);
export const title = style({ outline: "none" });
export const list = style({ display: "grid", gap: space[2] });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[2],
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["text"], ["raised"]);
