import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const losses = style({
  display: "grid",
  gap: vars.space[2],
  paddingInlineStart: "1.25em",
  listStyle: "disc",
});
