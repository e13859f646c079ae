import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[4]}`,
  textAlign: "center",
});
export const picture = style({ display: "grid", justifyItems: "center", marginBlockEnd: vars.space[4] });
export const textBlock = style({ maxWidth: "30rem", color: vars.color.textFaint, textWrap: "pretty" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
