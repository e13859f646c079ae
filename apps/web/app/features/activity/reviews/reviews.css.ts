import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;

export const row = style({ padding: space[4] });
export const bodyText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const faint = style({ color: color.textFaint, fontSize: font.size.small });
/** An answer stands a step in, along a line from what it answers. */
export const reply = style({
  paddingInlineStart: space[4],
  borderInlineStart: `${vars.lineWidth} solid ${color.line}`,
});
export const confirmation = style({ outline: "none", ":empty": { display: "none" } });
