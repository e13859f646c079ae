import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

export const form = style({ display: "grid", gap: space[3], alignContent: "start", minWidth: 0 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  gap: space[3],
  alignItems: "end",
});
const answer = style({
  display: "flex",
  gap: space[2],
  fontWeight: vars.font.weight.semibold,
  textWrap: "pretty",
});
export const good = style([answer, { color: color.success }]);
export const bad = style([answer, { color: color.danger }]);

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["success", "danger", "text"], ["page", "surface", "sunken"]);
