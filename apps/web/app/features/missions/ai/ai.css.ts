import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

/** What comes from a machine stands apart from what people wrote. */
export const panel = style({
  padding: space[4],
  borderRadius: radius.control,
  border: `${vars.lineWidth} dashed ${color.primary}`,
  background: color.surface,
  outline: "none",
});
export const title = style({ color: color.primary });
export const small = style({ fontSize: font.size.small, color: color.textSoft });
export const bodyText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
