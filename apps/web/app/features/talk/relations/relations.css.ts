import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** A note as it was written, two lines of it in a list. */
export const note = style({
  overflowWrap: "anywhere",
  overflow: "hidden",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
/** As wide in every row, so that what is compared stands in one line. */
export const clientActs = style({ "@media": { [media.fromTablet]: { minInlineSize: "11rem" } } });
export const personActs = style({ "@media": { [media.fromTablet]: { minInlineSize: "7rem" } } });
export const search = style({ maxInlineSize: "26rem" });
/** What has the focus is not below the state of what is saved. */
export const field = style({ scrollMarginBlockStart: `calc(${vars.target} + ${vars.space[4]})` });
