import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { contrastPairs } from "../theme/contrast-pairs.ts";
import { floating } from "./floating.css.ts";

const { color, space, font } = vars;

/** Selector of an item under the keyboard or the finger; react-aria's combo box keeps the real focus in its input. */
export const marked = ":is([data-focused], [data-pressed], :focus, :active):not([aria-disabled=true])";

/** An item in forced colours, for styles that colour one. */
export const forcedItem = {
  forcedColorAdjust: "none",
  color: "FieldText",
  selectors: { [`&${marked}`]: { background: "Highlight", color: "HighlightText" } },
} as const;

/** What floats with a list in it. */
export const panel = style([floating, { display: "flex", flexDirection: "column" }]);

/** The floating panel of a list of options, as wide as its field. */
export const popover = style([
  panel,
  { minWidth: "var(--trigger-width)", maxWidth: "min(32rem, calc(100vw - 1.5rem))" },
]);

/** A list that scrolls inside its panel. */
export const list = style({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[1],
  outline: "none",
});
export const options = style([list, { flex: 1, maxHeight: "22rem" }]);

/** One item of a list: option or command. */
export const item = style({
  alignItems: "center",
  columnGap: space[3],
  minHeight: vars.target,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  lineHeight: font.line.snug,
  textDecoration: "none",
  color: color.text,
  cursor: "pointer",
  outline: "none",
  selectors: {
    [`&${marked}`]: { background: color.primarySoft, color: color.onPrimarySoft },
    "&:is([data-focus-visible], :focus-visible)": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-2px",
    },
    "&[aria-disabled=true]": { color: color.textFaint, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      ...forcedItem,
      selectors: { ...forcedItem.selectors, "&[aria-disabled=true]": { color: "GrayText" } },
    },
  },
});
export const option = style([
  item,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 1.25rem",
    selectors: {
      "&[data-hovered]": { background: color.sunken },
      "&[aria-selected=true]": { fontWeight: font.weight.semibold },
    },
  },
]);

/** A second, fainter line. */
export const description = style({
  display: "block",
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  color: color.textFaint,
  selectors: { [`${marked} > * > &`]: { color: "inherit" } },
});
export const check = style({ color: color.primary, selectors: { [`${marked} > &`]: { color: "inherit" } } });

export const group = style({ selectors: { "& + &": { marginBlockStart: space[2] } } });
export const groupLabel = style({
  padding: `${space[2]} ${space[3]} ${space[1]}`,
  fontSize: font.size.label,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.wide,
  textTransform: "uppercase",
  color: color.textFaint,
});

/** Text in place of options, or under them. */
export const notice = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: vars.target,
  padding: `${space[2]} ${space[3]}`,
  color: color.textFaint,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["raised", "sunken"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("control", ["primary", "focus"], ["raised", "primarySoft"]),
];
