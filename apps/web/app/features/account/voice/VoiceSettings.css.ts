import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const action = style({ justifySelf: "start" });
export const phrases = style({ paddingInlineStart: 0, listStyle: "none" });
export const phrase = style({
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.text,
  fontSize: font.size.small,
});
