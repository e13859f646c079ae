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
/** The button stands below what is wrong with the field. */
export const refused = style({ display: "grid", gap: space[3], justifyItems: "start" });
export const good = style({
  display: "flex",
  gap: space[2],
  color: color.success,
  fontWeight: vars.font.weight.semibold,
  textWrap: "pretty",
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["success", "text"], ["page", "surface", "sunken"]);
