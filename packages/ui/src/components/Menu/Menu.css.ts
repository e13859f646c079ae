import { style } from "@vanilla-extract/css";
import { floating } from "../../styles/floating.css.ts";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

export const popover = style([
  floating,
  {
    display: "flex",
    flexDirection: "column",
    minWidth: "max(12rem, var(--trigger-width))",
    maxWidth: "min(22rem, calc(100vw - 1.5rem))",
  },
]);
export const menu = style({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[1],
  outline: "none",
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: vars.target,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  lineHeight: font.line.snug,
  textDecoration: "none",
  color: color.text,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&:is([data-hovered], [data-focused], [data-pressed])": {
      background: color.primarySoft,
      color: color.onPrimarySoft,
    },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&[data-disabled]": { color: color.textFaint, background: "none", cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      color: "ButtonText",
      selectors: {
        "&[data-focused]": { background: "Highlight", color: "HighlightText" },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});
export const danger = style({
  color: color.danger,
  selectors: {
    "&:is([data-hovered], [data-focused], [data-pressed])": {
      background: color.dangerSoft,
      color: color.onDangerSoft,
    },
  },
});
export const icon = style({ display: "inline-flex", flex: "none", width: "1.25em", lineHeight: 0 });
export const tick = style({ width: "1.25em", height: "1.25em", flex: "none" });
export const description = style({
  display: "block",
  fontSize: font.size.small,
  color: color.textFaint,
  selectors: { "[data-focused] &": { color: "inherit" } },
});
export const group = style({
  selectors: {
    "* + &": {
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
      borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
    },
  },
});
export const groupLabel = style({
  padding: `${space[2]} ${space[3]} ${space[1]}`,
  fontSize: font.size.label,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.wide,
  textTransform: "uppercase",
  color: color.textFaint,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint", "danger"], ["raised"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("text", ["onDangerSoft"], ["dangerSoft"]),
];
