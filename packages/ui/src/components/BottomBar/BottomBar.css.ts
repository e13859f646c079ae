import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, space, font, radius, motion } = vars;

/** Out of sight, unless the keyboard is in it. */
const tucked = "&:has(> [data-tucked]:not(:focus-within))";

/** Where the bar stands: over the bottom of the page, and on wide windows in a row of its own below it, which covers nothing. */
export const place = style({
  position: "fixed",
  zIndex: vars.layer.bar,
  insetInline: 0,
  insetBlockEnd: `max(${space[2]}, env(safe-area-inset-bottom))`,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
  transition: `transform ${motion.base} ease-out`,
  selectors: { [tucked]: { transform: "translateY(calc(100% + 2rem))" } },
  "@media": {
    [media.fromWide]: {
      position: "sticky",
      insetBlockEnd: 0,
      paddingBlock: space[2],
      borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
      background: color.page,
    },
    [media.short]: {
      position: "static",
      selectors: { [tucked]: { transform: "none" } },
    },
    print: { display: "none" },
  },
});
export const bar = style({
  width: "calc(100vw - 1rem)",
  minWidth: 280,
  maxWidth: 420,
  padding: space[1],
  borderRadius: radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.textSoft,
  boxShadow: vars.elevation.high,
  pointerEvents: "auto",
  "@media": { [media.fromWide]: { boxShadow: "none" } },
});
/** No label is broken: where the text is so large that they do not fit beside each other, they go on below. */
export const list = style({ display: "flex", flexWrap: "wrap", alignItems: "stretch", gap: 2 });
export const cell = style({ display: "grid", flex: "1 1 0", minWidth: "min-content" });

const content = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 2,
  minHeight: "max(52px, 3.25rem)",
  padding: `${space[1]} 2px`,
  borderRadius: radius.card,
  fontSize: font.size.tiny,
  fontWeight: font.weight.semibold,
  lineHeight: 1.15,
  textAlign: "center",
  textDecoration: "none",
});
export const item = style([
  content,
  {
    ":hover": { background: color.sunken, color: color.text },
    selectors: { "&[aria-current=page]": { color: color.primary } },
    "@media": { [media.forcedColors]: { selectors: { "&[aria-current=page]": forced.chosen } } },
  },
]);
export const main = style([
  content,
  {
    background: color.primary,
    color: color.onPrimary,
    ":hover": { background: color.primaryHover },
    "@media": { [media.forcedColors]: { border: "2px solid LinkText" } },
  },
]);
export const icon = style({
  position: "relative",
  display: "inline-flex",
  lineHeight: 0,
  fontSize: "1.125rem",
});
export const word = style({ maxWidth: "100%", overflowWrap: "break-word" });
export const badge = style({
  position: "absolute",
  insetBlockStart: "-0.5rem",
  insetInlineStart: "60%",
  display: "grid",
  placeItems: "center",
  minWidth: "1.125rem",
  height: "1.125rem",
  paddingInline: "0.25rem",
  borderRadius: radius.pill,
  background: color.danger,
  color: color.onDanger,
  fontSize: "0.6875rem",
  fontWeight: font.weight.bold,
  lineHeight: 1,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["textSoft", "primary"], ["raised"]),
  ...contrastPairs("text", ["text", "primary"], ["sunken"]),
];
