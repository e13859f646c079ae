import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const screen = style({
  flexGrow: 1,
  minHeight: "70dvh",
  width: "min(100%, 44rem)",
  marginInline: "auto",
  padding: `${vars.space[16]} ${vars.space[5]}`,
  textAlign: "center",
});
export const picture = style({ marginBottom: vars.space[4], maxWidth: "100%" });
