import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const prose = style({ lineHeight: 1.65, overflowWrap: "anywhere" });
export const paragraph = style({ textWrap: "pretty" });
export const part = style({ marginTop: space[6], scrollMarginTop: space[16] });
export const list = style({ paddingInlineStart: space[5], listStyle: "disc" });
export const ordered = style({ paddingInlineStart: space[6], listStyle: "decimal" });
export const quote = style({
  margin: 0,
  padding: `${space[1]} ${space[5]}`,
  borderInlineStart: `3px solid ${color.primary}`,
  color: color.textSoft,
});
