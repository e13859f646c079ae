import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, radius, space } = vars;

export const section = style({
  paddingBlock: "clamp(3.5rem, 2.5rem + 4.5vw, 6rem)",
  background: color.sunken,
});
export const accent = style({ color: color.primary });
export const help = style({
  paddingBlock: space[4],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
});
export const icon = style({ flex: "none", color: color.primary });
/** What a short text becomes stands apart from them. */
export const proposed = style({
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} dashed ${color.primary}`,
  background: color.surface,
});
