import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const base = style({
  width: "100%",
  marginInline: "auto",
  paddingInline: vars.space[4],
  "@media": {
    [media.fromTablet]: { paddingInline: vars.space[6] },
    [media.fromWide]: { paddingInline: vars.space[8] },
  },
});
export const width = styleVariants({
  form: [base, { maxWidth: "38rem" }],
  text: [base, { maxWidth: "48rem" }],
  content: [base, { maxWidth: "68rem" }],
  wide: [base, { maxWidth: "79rem" }],
});
