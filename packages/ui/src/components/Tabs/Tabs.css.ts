import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

export const tabs = style({
  display: "grid",
  gap: space[5],
  minWidth: 0,
  selectors: {
    "&[data-orientation=vertical]": { gridTemplateColumns: "minmax(10rem, max-content) minmax(0, 1fr)" },
  },
});
/** Scrolls sideways where there are more tabs than room; the shown one is held in sight by its focus. */
export const list = style({
  display: "flex",
  gap: space[1],
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  selectors: {
    "&[data-orientation=vertical]": {
      flexDirection: "column",
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.lineWidth} solid ${color.line}`,
    },
  },
});
export const tab = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  flex: "none",
  minHeight: vars.target,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  fontWeight: font.weight.semibold,
  color: color.textFaint,
  cursor: "pointer",
  "::after": {
    content: "",
    position: "absolute",
    insetInline: space[3],
    insetBlockEnd: 0,
    height: 3,
    borderStartStartRadius: 3,
    borderStartEndRadius: 3,
    background: "transparent",
  },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: {
    "&:hover": { color: color.text },
    "&[aria-selected=true]": { color: color.primary },
    "&[aria-selected=true]::after": { background: color.primary },
    "&[aria-disabled]": { cursor: "not-allowed", opacity: 0.65 },
    "[data-orientation=vertical] > &::after": {
      insetInline: "auto 0",
      insetBlock: space[2],
      width: 3,
      height: "auto",
      borderRadius: 3,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-selected=true]::after": { background: "Highlight" } } },
  },
});
export const count = style({
  minWidth: "1.5em",
  paddingInline: "0.4em",
  borderRadius: vars.radius.pill,
  background: color.sunken,
  color: color.textSoft,
  fontSize: font.size.label,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
export const panel = style({ minWidth: 0, borderRadius: vars.radius.small });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint", "primary"], ["page", "surface", "raised"]),
  ...contrastPairs("text", ["textSoft"], ["sunken"]),
  ...contrastPairs("control", ["primary"], ["page", "surface", "raised"]),
];
