import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, font, space } = vars;

const listBase = style({ display: "grid", minWidth: 0 });
export const look = styleVariants({
  plain: [listBase],
  boxed: [
    listBase,
    {
      border: `${vars.lineWidth} solid ${color.line}`,
      borderRadius: vars.radius.card,
      background: color.surface,
      overflow: "clip",
    },
  ],
});

export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: space[3],
  minHeight: vars.target,
  paddingBlock: space[3],
  selectors: {
    "& + &": { borderBlockStart: `${vars.lineWidth} solid ${color.line}` },
    [`${look.boxed} > &`]: { paddingInline: space[4] },
    "&[data-current]": { background: color.primarySoft, color: color.onPrimarySoft },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[data-current]": forced.marked } } },
});
export const leading = style({ gridColumn: 1, display: "grid", color: color.textFaint });
export const textBlock = style({
  gridColumn: 2,
  display: "grid",
  gap: "0.125rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const title = style({ fontWeight: font.weight.semibold, lineHeight: 1.35 });
export const detail = style({
  fontSize: font.size.small,
  lineHeight: 1.4,
  color: color.textFaint,
  selectors: { "[data-current] &": { color: "inherit" } },
});
/** Beside the text where there is room, below it on a phone. */
export const trailing = style({
  gridColumn: 3,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  "@media": {
    [media.belowTablet]: { gridColumn: 2, gridRow: 2, textAlign: "start", marginBlockStart: space[1] },
  },
});
/** Commands stay above the link that covers the row. */
export const action = style({ gridColumn: 4, position: "relative", zIndex: 1, gridRow: "1 / span 2" });

/** For the one link or button in a row’s title: the whole row becomes its target. */
export const rowLink = style({
  textDecoration: "none",
  textAlign: "start",
  fontWeight: "inherit",
  "::after": { content: "", position: "absolute", inset: 0 },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": { outline: `3px solid ${color.focus}`, outlineOffset: "-3px" },
    ":root[data-focus=enhanced] &:focus-visible::after": { outlineWidth: "5px", outlineOffset: "-5px" },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em", textDecorationThickness: "2px" },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["page", "surface", "raised"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("control", ["focus"], ["page", "surface", "primarySoft"]),
];
