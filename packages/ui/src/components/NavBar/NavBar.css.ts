import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font, radius, motion } = vars;

/** Height of the bar at the top of a page, for what stands below it; it shrinks once the page is scrolled. */
globalStyle(":root", {
  vars: { "--j-nav-height": "4.25rem" },
  "@media": { [media.fromTablet]: { vars: { "--j-nav-height": "5.25rem" } } },
});

export const bar = style({
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.bar,
  selectors: {
    "&[data-place=landing]": { position: "absolute" },
    "&[data-place=page]": {
      position: "fixed",
      background: `color-mix(in oklab, ${color.surface} 86%, transparent)`,
      backdropFilter: "blur(12px)",
      borderBottom: `${vars.lineWidth} solid ${color.line}`,
      "@media": { [media.short]: { position: "absolute" } },
    },
    "[data-theme=high-contrast] &[data-place=page]": { background: color.surface, backdropFilter: "none" },
  },
});
/** Nothing covers an anchor's target on the landing page: its own 25 px are all that is left above it [NAV-06]. */
globalStyle("html:has([data-place=landing])", { scrollPaddingBlockStart: 0 });

export const row = style({
  containerType: "inline-size",
  display: "flex",
  alignItems: "center",
  height: "var(--j-nav-height)",
  transition: `height ${motion.base} ease-out`,
  "@media": { [media.fromTablet]: { gap: space[3] } },
  selectors: {
    "[data-shrunk] &": { height: "min(3.75rem, var(--j-nav-height))" },
  },
});
export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  textDecoration: "none",
  borderRadius: radius.control,
  marginInlineEnd: "auto",
});
/** Widths in rem of the text as it is shown: large text counts as a narrow bar. */
const narrow = "(max-width: 26rem)";
const tiny = "(max-width: 17rem)";
const half = "(min-width: 36rem)";
const wide = "(min-width: 50rem)";
const roomy = "(min-width: 70rem)";

/** Name and mark; a signed-in person’s bar keeps the mark alone where the name has no room. */
export const fullLogo = style({
  "@container": { [narrow]: { selectors: { "[data-crowded] &": { display: "none" } } } },
});
export const markAlone = style({
  display: "none",
  "@container": { [narrow]: { selectors: { "[data-crowded] &": { display: "inline-flex" } } } },
});
export const links = style({
  display: "none",
  alignItems: "center",
  gap: space[1],
  "@media": { [media.fromWide]: { "@container": { [wide]: { display: "flex" } } } },
});
/** What the menu has too, where there is room for it: on a tablet, unless its text is large. */
export const fromTablet = style({
  display: "none",
  alignItems: "center",
  gap: space[1],
  "@media": { [media.fromTablet]: { "@container": { [half]: { display: "flex" } } } },
});
export const belowWide = style({
  "@media": { [media.fromWide]: { "@container": { [wide]: { display: "none" } } } },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: vars.target,
  paddingInline: space[3],
  borderRadius: radius.control,
  fontWeight: font.weight.semibold,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { color: color.primary, textDecoration: "underline", textUnderlineOffset: "0.3em" },
  selectors: {
    "&[aria-current=page]": { color: color.primary },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-current=page]": { textDecoration: "underline" } } },
  },
});
export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  position: "relative",
  width: vars.target,
  height: vars.target,
  borderRadius: radius.control,
  ":hover": { background: color.sunken },
});
/** What a way to a search is called, beside its glass, where there is room. */
export const searchText = style({
  display: "none",
  "@container": { [roomy]: { display: "inline" } },
});
/** The room of a button that has yet to come. */
export const buttonPlace = style({ width: vars.target, height: vars.target });
/** As wide as most balances before it is known; in a narrow bar only as wide as it must be, before any button gives way. */
export const balance = style({
  display: "none",
  alignItems: "center",
  flex: "0 99 4.25rem",
  minWidth: "max-content",
  paddingInline: space[1],
  "@media": { [media.fromPhone]: { display: "inline-flex" } },
  "@container": { [tiny]: { display: "none" } },
});
export const count = style({
  position: "absolute",
  top: "0.125rem",
  insetInlineEnd: "0.125rem",
  minWidth: "1.25rem",
  height: "1.25rem",
  paddingInline: "0.25rem",
  borderRadius: radius.pill,
  display: "grid",
  placeItems: "center",
  background: color.danger,
  color: color.onDanger,
  fontSize: font.size.tiny,
  fontWeight: font.weight.bold,
  lineHeight: 1,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "primary"], ["page", "surface"]),
  ...contrastPairs("control", ["text"], ["sunken"]),
];
