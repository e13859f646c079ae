import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const item = style({ minHeight: "100%" });
export const offer = style({
  flex: 1,
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  color: color.text,
  textDecoration: "none",
  transition: `border-color ${vars.motion.fast} ease-out`,
  ":hover": { borderColor: color.primary },
});
export const advantage = style({
  fontFamily: font.heading,
  fontWeight: font.weight.heavy,
  fontSize: font.size.h2,
  lineHeight: 1.1,
  color: color.primary,
});
