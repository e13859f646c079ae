import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";
import { whereRailStands } from "../../theme/scales.ts";

const { color, space, font, radius, motion } = vars;
const belowBar = "var(--j-nav-height, 0px)";
/** What stands over the foot of the window; nothing before it was measured. */
const coveredFoot = "var(--j-foot-covered, 0px)";

/** 232 px wide at the usual size of text, 76 px folded. */
export const rail = style({
  display: "none",
  flex: "none",
  width: "14.5rem",
  borderInlineEnd: `${vars.lineWidth} solid ${color.line}`,
  "@media": whereRailStands({ display: "block" }),
  selectors: { "&[data-folded]": { width: "4.75rem" } },
});
export const content = style({
  position: "sticky",
  top: belowBar,
  display: "grid",
  gap: space[2],
  maxHeight: `calc(100dvh - ${belowBar})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  marginTop: belowBar,
  padding: `${space[3]} ${space[3]} calc(${space[6]} + ${coveredFoot})`,
  scrollPaddingBlock: `${space[3]} calc(${space[3]} + ${coveredFoot})`,
  "@media": { [media.short]: { position: "static", maxHeight: "none" } },
});
export const groups = style({ display: "grid", gap: space[2], gridTemplateColumns: "minmax(0, 1fr)" });
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: {
    "[data-folded] &:not(:first-child)": {
      paddingBlockStart: space[2],
      borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
    },
  },
});
const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: vars.target,
  paddingInline: space[3],
  borderRadius: radius.control,
  textAlign: "start",
  textDecoration: "none",
  selectors: { "[data-folded] &": { justifyContent: "center", paddingInline: 0 } },
});
export const title = style([
  row,
  {
    justifyContent: "space-between",
    fontSize: font.size.label,
    fontWeight: font.weight.bold,
    letterSpacing: font.tracking.wide,
    textTransform: "uppercase",
    color: color.textFaint,
  },
]);
export const toggle = style([title, { ":hover": { background: color.sunken, color: color.text } }]);
export const chevron = style({
  flex: "none",
  transition: `transform ${motion.fast} ease-out`,
  selectors: { "[aria-expanded=true] > &": { transform: "rotate(0.5turn)" } },
});
export const place = style([
  row,
  {
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    ":hover": { background: color.sunken },
    selectors: {
      "&[aria-current]": {
        color: color.primary,
        background: color.sunken,
        boxShadow: `inset 0.1875rem 0 0 ${color.primary}`,
      },
      "[data-folded] &": { position: "relative" },
    },
    "@media": {
      // An outline would be taken for that of the focus.
      [media.forcedColors]: { selectors: { "&[aria-current]": forced.chosen } },
    },
  },
]);
export const icon = style({ display: "inline-flex", flex: "none", fontSize: "1.25rem", lineHeight: 0 });
export const textBlock = style({ flex: 1, minWidth: 0, paddingBlock: space[1], overflowWrap: "anywhere" });
export const count = style({
  display: "grid",
  flex: "none",
  placeItems: "center",
  minWidth: "1.5rem",
  height: "1.5rem",
  paddingInline: space[1],
  borderRadius: radius.pill,
  background: color.danger,
  color: color.onDanger,
  fontSize: font.size.tiny,
  fontWeight: font.weight.bold,
  lineHeight: font.line.flat,
  selectors: {
    "[data-folded] &": {
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: "50%",
      minWidth: "1.25rem",
      height: "1.25rem",
    },
  },
});
export const search = style([
  row,
  {
    border: `${vars.lineWidth} solid ${color.lineStrong}`,
    background: color.raised,
    color: color.textFaint,
    fontSize: font.size.small,
    ":hover": { borderColor: color.text, color: color.text },
  },
]);
export const keys = style({
  flex: "none",
  paddingInline: space[1],
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.small,
  fontFamily: "inherit",
  fontSize: font.size.tiny,
  whiteSpace: "nowrap",
});
export const fold = style([
  row,
  {
    color: color.textFaint,
    fontSize: font.size.small,
    ":hover": { background: color.sunken, color: color.text },
  },
]);

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["page", "raised"]),
  ...contrastPairs("text", ["text", "primary"], ["sunken"]),
  ...contrastPairs("text", ["onDanger"], ["danger"]),
];
