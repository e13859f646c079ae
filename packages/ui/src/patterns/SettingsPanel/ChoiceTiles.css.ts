import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, radius, space } = vars;

export const group = style({ containerType: "inline-size", display: "grid", gap: space[3], minWidth: 0 });
export const legend = style({ fontWeight: font.weight.semibold, lineHeight: font.line.snug });
export const help = style({
  marginBlockStart: space[1],
  fontSize: font.size.small,
  lineHeight: 1.4,
  color: color.textFaint,
});

/** Two by two where there is little room; the odd one out takes a line of its own. */
const grid = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
const inOneRow = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });
/** Widths of the panel in rem, so that large text counts as little room. */
export const tiles = styleVariants({
  wide: [grid, { "@container": { "(min-width: 28rem)": inOneRow(4) } }],
  wideFive: [
    grid,
    { "@container": { "(min-width: 28rem)": inOneRow(3), "(min-width: 42rem)": inOneRow(5) } },
  ],
  narrow: [grid, { "@container": { "(min-width: 20rem)": inOneRow(4) } }],
});

export const tile = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "1fr auto",
  gap: space[2],
  minWidth: 0,
  minHeight: vars.target,
  padding: space[2],
  borderRadius: radius.box,
  border: `${vars.lineWidth} solid ${color.lineField}`,
  background: color.surface,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.textFaint },
    "&:has(:checked)": {
      borderColor: color.primary,
      boxShadow: `inset 0 0 0 2px ${color.primary}`,
      background: color.primarySoft,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
    ":root[data-focus=enhanced] &:has(:focus-visible)": { outlineWidth: "5px", outlineOffset: "3px" },
  },
  "@container": {
    "(max-width: 27.99rem)": { selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } } },
  },
  "@media": { [media.forcedColors]: { selectors: { "&:has(:checked)": { borderColor: "Highlight" } } } },
});
export const radio = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  cursor: "inherit",
  ":focus-visible": { outline: "none" },
});
export const textBlock = style({
  textAlign: "center",
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  hyphens: "auto",
  selectors: { ":checked ~ &": { color: color.onPrimarySoft } },
});
export const tick = style({
  position: "absolute",
  insetBlockStart: "-0.5rem",
  insetInlineEnd: "-0.375rem",
  display: "none",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  borderRadius: "50%",
  background: color.primary,
  color: color.onPrimary,
  selectors: { ":checked ~ &": { display: "grid" } },
});
export const picture = style({ display: "grid", placeItems: "center", minHeight: "3.5rem", minWidth: 0 });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["lineField", "primary", "focus"], ["page", "surface", "raised"]),
  ...contrastPairs("control", ["primary"], ["primarySoft"]),
  ...contrastPairs("control", ["onPrimary"], ["primary"]),
  ...contrastPairs("text", ["text"], ["surface"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("text", ["textFaint"], ["raised", "page", "surface"]),
];
