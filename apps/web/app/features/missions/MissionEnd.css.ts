import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const end = style({
  display: "grid",
  gap: space[4],
  paddingBlockStart: space[6],
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  "@media": { [media.belowTablet]: { flexDirection: "column" } },
});

export const told = style({ color: color.textSoft });
