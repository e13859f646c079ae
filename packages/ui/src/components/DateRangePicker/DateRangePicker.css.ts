import { style } from "@vanilla-extract/css";
import { dayWidth } from "../../styles/month.css.ts";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, space } = vars;

/** The two days, one under the other where a line cannot hold both. */
export const days = style({ flex: 1, display: "flex", flexWrap: "wrap", alignItems: "center", minWidth: 0 });
export const input = style({ display: "flex", alignItems: "center", fontVariantNumeric: "tabular-nums" });
export const to = style({ flex: 1, paddingInline: space[2], color: color.textFaint });

/** A band from the first day to the last; the ends are discs on it. */
export const cell = style({
  display: "grid",
  placeItems: "center",
  width: dayWidth,
  height: vars.target,
  marginBlock: "0.0625rem",
  cursor: "pointer",
  outline: "none",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-selected]": { background: color.primarySoft, color: color.onPrimarySoft },
    "&[data-selection-start]": {
      borderStartStartRadius: vars.radius.pill,
      borderEndStartRadius: vars.radius.pill,
    },
    "&[data-selection-end]": { borderStartEndRadius: vars.radius.pill, borderEndEndRadius: vars.radius.pill },
    "&:is([data-disabled], [data-unavailable])": {
      color: color.textFaint,
      textDecoration: "line-through",
      cursor: "not-allowed",
    },
    "&[data-outside-month]": { display: "none" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});
export const day = style({
  display: "grid",
  placeItems: "center",
  width: `min(${dayWidth}, ${vars.target})`,
  height: "100%",
  borderRadius: vars.radius.pill,
  selectors: {
    "[data-hovered]:not([data-selected]) > &": { background: color.primarySoft, color: color.onPrimarySoft },
    "[data-today] > &": { fontWeight: font.weight.bold, textDecoration: "underline" },
    ":is([data-selection-start], [data-selection-end]) > &": {
      background: color.primary,
      color: color.onPrimary,
      fontWeight: font.weight.bold,
    },
    "[data-focus-visible] > &": { outline: `3px solid ${color.focus}`, outlineOffset: "-1px" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        ":is([data-selection-start], [data-selection-end]) > &": {
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("text", ["onPrimary"], ["primary"]),
  ...contrastPairs("text", ["text", "textFaint"], ["surface", "raised", "sunken"]),
];
