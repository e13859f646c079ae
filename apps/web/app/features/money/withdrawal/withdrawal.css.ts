import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  maxWidth: "44rem",
  marginInline: "auto",
  paddingBlock: `clamp(2rem, 1rem + 4vw, 4rem) ${vars.space[16]}`,
});
