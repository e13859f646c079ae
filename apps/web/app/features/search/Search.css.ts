import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const page = style({ paddingBlock: space[6] });
export const form = style({
  padding: space[4],
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  background: color.surface,
});
export const submit = style({ alignSelf: "end" });
export const quote = style({ fontSize: font.size.small, color: color.textSoft, whiteSpace: "nowrap" });
export const filterName = style({
  minWidth: "8rem",
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  color: color.textSoft,
});
export const category = style({ fontWeight: font.weight.semibold });
export const link = style({ color: color.text, ":hover": { textDecoration: "underline" } });
export const count = style({ fontSize: font.size.small, color: color.textSoft });
export const questions = style({ maxWidth: "65ch" });
