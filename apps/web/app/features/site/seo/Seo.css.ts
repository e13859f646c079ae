import { vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, color } = vars;
export const criteria = style({
  padding: space[4],
  borderRadius: vars.radius.card,
  background: color.sunken,
});
export const list = style({ margin: 0, paddingInlineStart: "1.25em", listStyle: "disc" });
globalStyle(`${list} > li::marker`, { color: color.primary });
