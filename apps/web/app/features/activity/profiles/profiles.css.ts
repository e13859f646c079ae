import { media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

/** What has the focus is not below the state. */
export const form = style({});
globalStyle(`${form} :is(input, textarea, button)`, {
  scrollMarginBlockStart: `calc(${vars.target} + ${space[4]})`,
});

/** Beside each other where there is room for what they hold. */
export const shortField = style({ flex: "1 1 9rem" });
export const yearsField = style({ flex: "1 1 11rem" });

export const week = style({ listStyle: "none", margin: 0, padding: 0 });

export const day = style({
  paddingBlock: space[2],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
});
/** The days’ hours begin at one line. */
export const dayHead = style({
  minBlockSize: vars.target,
  "@media": { [media.fromTablet]: { inlineSize: "12rem" } },
});
export const off = style({ "@media": { [media.fromTablet]: { lineHeight: vars.target } } });
/** Wide enough for « 18 h 30 » at every size of text. */
export const time = style({ flex: "1 1 7rem", minInlineSize: 0, maxInlineSize: "9rem" });
