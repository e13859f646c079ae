import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";

const { color, space, font } = vars;

/** Seven days fit a 320 px screen even with large text. */
export const dayWidth = `min(${vars.target}, calc((100vw - 3.25rem) / 7))`;

export const dialog = style({ padding: space[3], outline: "none" });
export const header = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: space[1],
});
export const month = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontSize: font.size.h4,
  ":first-letter": { textTransform: "uppercase" },
});
export const grid = style({ borderCollapse: "collapse" });
export const weekday = style({
  width: dayWidth,
  height: "2rem",
  fontSize: font.size.label,
  fontWeight: font.weight.semibold,
  color: color.textFaint,
});
export const day = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: dayWidth,
  height: vars.target,
  borderRadius: "50%",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { background: color.primarySoft, color: color.onPrimarySoft },
    "&[data-today]": { fontWeight: font.weight.bold, color: color.primary },
    "&[data-today]::after": {
      content: "",
      position: "absolute",
      insetBlockEnd: "0.375rem",
      width: "0.3125rem",
      height: "0.3125rem",
      borderRadius: "50%",
      background: "currentColor",
    },
    "&[data-selected]": { background: color.primary, color: color.onPrimary, fontWeight: font.weight.bold },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "1px" },
    "&:is([data-disabled], [data-unavailable])": {
      color: color.textFaint,
      background: "none",
      fontWeight: font.weight.regular,
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
