import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const bodyText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const confirmation = style({
  outline: "none",
  color: vars.color.textSoft,
  fontSize: vars.font.size.small,
  ":empty": { display: "none" },
});
export const outlineless = style({ outline: "none" });
