import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const screen = style({ paddingBlock: space[8] });

/** Stays in sight while one writes far below. */
export const saveState = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  paddingBlock: space[2],
  background: color.page,
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  selectors: { "&[data-stuck]": { borderBlockEndColor: color.warning } },
});

export const week = style({ listStyle: "none", margin: 0, padding: 0 });

export const day = style({
  paddingBlock: space[3],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
});

export const range = style({ maxInlineSize: "26rem" });
