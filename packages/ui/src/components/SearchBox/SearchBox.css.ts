import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const box = style({
  width: "100%",
  padding: vars.space[4],
  border: `${vars.lineWidth} solid ${vars.color.line}`,
  borderRadius: vars.radius.box,
  background: vars.color.surface,
});
export const send = style({ display: "grid", alignSelf: "end" });
