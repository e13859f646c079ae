import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;

export const hiddenPart = style({
  borderBlockEnd: "2px dotted currentcolor",
  fontWeight: font.weight.semibold,
});
export const why = style({ fontSize: font.size.small, color: color.textSoft });
export const quoted = style({
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `4px solid ${color.line}`,
  background: color.sunken,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
