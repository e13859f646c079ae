import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, font, space } = vars;

/** Widths of the table itself, in rem: large text counts as little room. */
export const asCards = "(max-width: 39.99rem)";
const asTable = "(min-width: 40rem)";

export const box = style({ containerType: "inline-size", display: "grid", gap: space[3], minWidth: 0 });

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: vars.target,
});
export const caption = style({
  fontWeight: font.weight.bold,
  fontSize: font.size.h3,
  fontFamily: font.heading,
});
export const count = style({ color: color.textSoft });
export const onlyAsCards = style({ "@container": { [asTable]: { display: "none" } } });
export const sortField = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const sortSelect = style({
  minHeight: vars.target,
  maxWidth: "100%",
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  border: `${vars.lineWidth} solid ${color.lineField}`,
  background: color.surface,
  color: color.text,
});

export const scroller = style({
  overflow: "auto",
  overscrollBehaviorX: "contain",
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  "@container": { [asCards]: { border: 0, borderRadius: 0, background: "none" } },
});
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  "@container": { [asCards]: { display: "block" } },
});
export const head = style({ "@container": { [asCards]: { display: "none" } } });
export const body = style({ "@container": { [asCards]: { display: "grid", gap: space[3] } } });

const line = `${vars.lineWidth} solid ${color.line}`;
export const headCell = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  padding: `0 ${space[2]}`,
  height: vars.target,
  background: color.sunken,
  borderBlockEnd: line,
  fontSize: font.size.small,
  fontWeight: font.weight.bold,
  textAlign: "start",
  whiteSpace: "nowrap",
  color: color.textSoft,
  selectors: { "&[data-align=end]": { textAlign: "end" }, "&:first-child": { paddingInlineStart: space[2] } },
});
export const headText = style({ paddingInline: space[2] });
export const sortButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.25rem",
  minHeight: vars.target,
  paddingInline: space[2],
  borderRadius: vars.radius.small,
  fontWeight: "inherit",
  ":hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: "0.25em" },
  ":focus-visible": { outlineOffset: "-3px" },
});

export const row = style({
  selectors: { "&[aria-selected=true]": { background: color.primarySoft } },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-selected=true]": forced.marked } } },
  "@container": {
    [asCards]: {
      display: "grid",
      gap: space[1],
      padding: space[4],
      border: line,
      borderRadius: vars.radius.card,
      background: color.surface,
    },
  },
});
export const gap = style({ "@container": { [asCards]: { display: "block" } } });

export const cell = style({
  padding: `${space[3]} ${space[4]}`,
  textAlign: "start",
  fontWeight: font.weight.regular,
  overflowWrap: "anywhere",
  selectors: {
    "&[data-align=end]": { textAlign: "end", whiteSpace: "nowrap" },
    "&[scope=row]": { fontWeight: font.weight.semibold },
    [`${row}[aria-selected=true] &`]: { color: color.onPrimarySoft },
  },
  "@container": {
    [asCards]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: space[4],
      padding: 0,
      "::before": { content: "attr(data-label)", color: color.textFaint, fontWeight: font.weight.regular },
      selectors: {
        "&[scope=row]": { order: -1, fontSize: font.size.lead, paddingInlineEnd: vars.target },
        "&[scope=row]::before": { display: "none" },
        [`${row}[aria-selected=true] &::before`]: { color: "inherit" },
      },
    },
  },
});
globalStyle(`${row} + ${row} > *`, {
  "@container": { [asTable]: { borderBlockStart: line } },
} as Parameters<typeof globalStyle>[1]);

/** A box to tick with a finger: the whole cell, or the corner of a card. */
export const tickCell = style({
  width: vars.target,
  padding: 0,
  "@container": { [asCards]: { display: "contents" } },
});
export const tick = style({
  display: "grid",
  placeItems: "center",
  minWidth: vars.target,
  minHeight: vars.target,
  cursor: "pointer",
});
export const cornered = style({
  "@container": { [asCards]: { position: "absolute", insetBlockStart: space[2], insetInlineEnd: space[2] } },
});
export const selectable = style({ "@container": { [asCards]: { position: "relative" } } });
export const empty = style({ padding: space[4] });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["textSoft", "text"], ["sunken"]),
  ...contrastPairs("text", ["text", "textFaint"], ["surface", "page"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("control", ["lineField"], ["surface"]),
];
