import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** Where a spinner stands until it is known who is there. */
export const centre = style({
  flexGrow: 1,
  paddingBlock: vars.space[16],
  paddingInline: vars.space[5],
  textAlign: "center",
});
