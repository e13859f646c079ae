import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { scrollingRow } from "../../styles/row.css.ts";
import { media, vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const row = style({ display: "grid", gap: space[4], gridTemplateColumns: "minmax(0, 1fr)" });
export const top = style({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space[4],
});
/** A finger needs none; without scripts they would do nothing. */
export const buttons = style({
  display: "none",
  marginInlineStart: "auto",
  gap: space[2],
  "@media": { [`${media.fromTablet} and (scripting: enabled)`]: { display: "flex" } },
});
export const list = style([
  scrollingRow,
  {
    overscrollBehaviorX: "contain",
    scrollSnapType: "x proximity",
    scrollPaddingInline: space[1],
    "@media": { [media.motionAllowed]: { scrollBehavior: "smooth" } },
    selectors: { ":root[data-motion=reduced] &": { scrollBehavior: "auto" } },
  },
]);
globalStyle(`${row} > ul > li`, { display: "grid", scrollSnapAlign: "start" });
/** As wide as it is to be at least, or so that so many fill the row. */
const share = (least: string, count: number) => ({
  gridAutoColumns: `max(min(${least}, 86%), calc((100% - ${count - 1} * ${space[3]}) / ${count}))`,
});
export const width = styleVariants({
  small: { gridAutoColumns: "min(10.5rem, 86%)" },
  medium: { gridAutoColumns: "min(17rem, 86%)" },
  third: share("20rem", 3),
  fifth: share("14rem", 5),
});
