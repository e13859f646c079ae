import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const page = style({
  paddingBlock: `${space[4]} ${space[8]}`,
  "@media": { print: { paddingBlock: 0 } },
});
export const measure = styleVariants({
  wide: [page],
  text: [page, { maxWidth: "48rem" }],
  form: [page, { maxWidth: "38rem" }],
});
