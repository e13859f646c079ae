import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const page = style({ paddingBlock: `clamp(3rem, 2rem + 5vw, 6rem) ${space[10]}` });
export const street = style({
  overflow: "clip",
  background: `linear-gradient(180deg, ${color.page}, ${color.sunken})`,
});
