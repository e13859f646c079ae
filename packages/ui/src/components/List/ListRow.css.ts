import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, font, space } = vars;

/** 60 px high at normal size: two lines, and room around them; eight of them fit a laptop below trail, title and filters. */
const anyRow = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  alignContent: "center",
  minHeight: "3.75rem",
  paddingBlock: "0.5rem",
  paddingInline: space[4],
  selectors: {
    "&:has(a:hover)": { background: color.sunken },
    // The one that is shown beside the list.
    "&:has(a[aria-current])": {
      background: color.sunken,
      boxShadow: `inset 0.1875rem 0 0 ${color.primary}`,
    },
    // A DataList draws the lines between its rows itself.
    "[role=list] > li + li > &": { borderBlockStart: `${vars.lineWidth} solid ${color.line}` },
  },
  "@media": { [media.forcedColors]: { selectors: { "&:has(a[aria-current])": forced.marked } } },
});

export const row = style([
  anyRow,
  { "@media": { [media.fromTablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } } },
]);
export const narrowRow = anyRow;

export const leading = style({
  gridColumn: 1,
  display: "grid",
  marginInlineEnd: space[4],
  color: color.textFaint,
});

/** No wider than its row, however long a line in it is. */
export const body = style({
  gridColumn: 2,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.125rem",
  minWidth: 0,
});

/** Text, and at the end of the line what is compared. */
export const line = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  minWidth: 0,
  selectors: {
    // Below the title: what does not fit beside the detail on a phone goes below it, rather than break a word.
    "& + &": { "@media": { [media.belowTablet]: { flexWrap: "wrap" } } },
  },
});

/** Text goes on in a second line rather than lose its end: « jusqu’au … » stands there. */
const textBlock = style({ flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" });

export const title = style([textBlock, { fontWeight: font.weight.semibold, lineHeight: 1.35 }]);
/** Whatever level a heading has: in a row it is its title. */
globalStyle(`${title} :is(h2, h3, h4)`, {
  display: "inline",
  font: "inherit",
  letterSpacing: "normal",
  textWrap: "inherit",
});

export const detail = style([
  textBlock,
  { fontSize: font.size.small, lineHeight: 1.4, color: color.textFaint },
]);

export const note = style({
  overflowWrap: "anywhere",
  fontSize: font.size.small,
  lineHeight: 1.4,
  color: color.textSoft,
});

export const figure = style({
  flex: "none",
  maxWidth: "60%",
  textAlign: "end",
  fontSize: "1.0625rem",
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.25,
});

export const state = style({
  flex: "none",
  maxWidth: "60%",
  textAlign: "end",
  fontSize: font.size.small,
  lineHeight: 1.4,
  color: color.textSoft,
  // In a line of its own it begins where the detail does, and has the whole width.
  "@media": { [media.belowTablet]: { maxWidth: "100%", textAlign: "start" } },
});

/** Commands stay above the link that covers the row. */
export const actionsBelow = style({
  gridColumn: 2,
  position: "relative",
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[2],
});
export const actions = style([
  actionsBelow,
  {
    "@media": {
      [media.fromTablet]: {
        gridColumn: 3,
        justifyContent: "flex-end",
        minWidth: "9.5rem",
        marginBlockStart: 0,
        marginInlineStart: space[4],
      },
    },
  },
]);

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["text", "textSoft", "textFaint"], ["surface", "sunken"]);
