import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;

export const row = style({ padding: space[4] });
export const textBlock = style({ flexGrow: 1, minWidth: 0 });
export const name = style({
  color: "inherit",
  textDecorationLine: "underline",
  textDecorationColor: color.line,
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  ":hover": { color: color.primary, textDecorationColor: "currentcolor" },
  selectors: { "[data-removed] &": { textDecorationLine: "line-through", color: color.textSoft } },
});
export const changed = style({
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  color: color.primary,
});
/** Flush with the text above, as no button with a ground is. */
export const command = style({ textAlign: "start", cursor: "pointer" });
export const note = style({
  width: "100%",
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.small,
  background: color.sunken,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
