import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const accent = style({ color: color.primary, fontWeight: font.weight.heavy });
export const helpWords = style({ flex: "1 1 0" });
/** What a few words become stands apart from them. */
export const proposed = style({
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} dashed ${color.primary}`,
});
