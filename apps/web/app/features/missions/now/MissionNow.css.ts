import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const headline = style({ outline: "none" });
export const fact = style({ color: vars.color.textSoft, overflowWrap: "anywhere" });
/** The first lines of what is asked. */
export const excerpt = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
/** Room of what is awaited, in its own shape. */
export const awaited = style({ visibility: "hidden" });
export const hour = style({ outline: "none", scrollMarginBlockStart: "var(--j-nav-height, 0px)" });
