import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** Stays in sight, below all that covers the top, while one writes far below. */
export const state = style({
  position: "sticky",
  insetBlockStart: "var(--j-top-covered, 0px)",
  zIndex: vars.layer.sticky,
  minBlockSize: vars.target,
  paddingBlock: space[1],
  background: color.page,
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  selectors: { "&[data-stuck]": { borderBlockEndColor: color.warning } },
});
export const icon = style({ flex: "none", color: color.textSoft });

export const conflict = style({ scrollMarginBlockStart: `calc(${vars.target} + ${space[4]})` });
