import { media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const page = style({ paddingBlock: space[6] });
export const filterName = style({
  minWidth: "8rem",
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  color: color.textSoft,
});
/** Filters at the side from 980 px on, above the results below it. */
export const columns = style({
  display: "grid",
  gap: space[5],
  minWidth: 0,
  "@media": { [media.fromWide]: { gridTemplateColumns: "17rem minmax(0, 1fr)", alignItems: "start" } },
});
export const results = style({ minWidth: 0 });
export const side = style({ minWidth: 0 });
/** Where browsers can, what is behind the summary stands open at the side. */
globalStyle(`${side} > details > summary`, {
  "@media": { [media.fromWide]: { "@supports": { "selector(::details-content)": { display: "none" } } } },
});
globalStyle(`${side} > details::details-content`, {
  "@media": { [media.fromWide]: { contentVisibility: "visible", display: "block" } },
});

/** How many are left while filters are chosen. */
export const narrowed = style({
  position: "sticky",
  insetBlockEnd: 0,
  paddingBlock: space[3],
  background: color.surface,
  "@media": { [media.fromWide]: { display: "none" } },
});

/** A person found: face, text, and the price at the end where there is room, below the name on a phone. */
export const person = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[4],
  rowGap: space[2],
  padding: space[4],
  selectors: {
    "li + li > &": { borderBlockStart: `${vars.lineWidth} solid ${color.line}` },
    "&:has(a:hover)": { background: color.sunken },
  },
  "@media": { [media.fromTablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});
export const about = style({ minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontSize: font.size.body, fontWeight: font.weight.semibold });
export const from = style({
  gridColumn: 2,
  fontSize: font.size.small,
  color: color.textSoft,
  "@media": { [media.fromTablet]: { gridColumn: 3, gridRow: 1, textAlign: "end" } },
});
export const details = style({
  gridColumn: "1 / -1",
  fontSize: font.size.small,
  color: color.textSoft,
  overflowWrap: "anywhere",
  "@media": { [media.fromTablet]: { gridColumn: "2 / -1" } },
});
/** Above the link that the whole row is. */
export const ask = style({ position: "relative", zIndex: 1, justifySelf: "start" });
export const category = style({ fontWeight: font.weight.semibold });
export const link = style({ color: color.text, ":hover": { textDecoration: "underline" } });
/** As many beside each other as the longest of their words have room. */
export const categories = style({
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
});
export const group = style({
  paddingBlockStart: space[6],
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
});
export const categoryIcon = style({
  padding: space[2],
  borderRadius: radius.control,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  lineHeight: 0,
});
export const part = style({
  color: color.textSoft,
  textDecoration: "none",
  ":hover": { color: color.text, textDecoration: "underline" },
});
/** Counts stand under each other at the end, however long a name is. */
export const partRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
});
export const count = style({
  fontSize: font.size.small,
  fontVariantNumeric: "tabular-nums",
  color: color.textSoft,
});
export const questions = style({ maxWidth: "65ch" });
