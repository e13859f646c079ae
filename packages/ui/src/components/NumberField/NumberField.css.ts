import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const input = style({ fontVariantNumeric: "tabular-nums" });

export const steps = style({
  vars: { [vars.buttonSize]: "1rem" },
  flex: "none",
  display: "flex",
  alignSelf: "stretch",
  marginInlineStart: vars.space[2],
  borderInlineStart: `${vars.lineWidth} solid ${vars.color.line}`,
});
