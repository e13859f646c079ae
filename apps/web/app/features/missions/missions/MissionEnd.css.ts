import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const end = style({
  paddingBlockStart: space[6],
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
});

export const confirmation = style({ color: color.textSoft });
