import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, radius } = vars;

export const page = style({ paddingBlock: `clamp(3rem, 2rem + 5vw, 6rem) ${space[10]}` });
export const picture = style({
  overflow: "clip",
  paddingBlockStart: space[16],
  borderRadius: radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: `linear-gradient(180deg, ${color.surface}, ${color.primarySoft})`,
});
