import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const waiting = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[10],
  color: vars.color.textFaint,
});
