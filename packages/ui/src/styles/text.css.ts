import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { contrastPairs } from "../theme/contrast-pairs.ts";

const { color, font } = vars;

const headingBase = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  textWrap: "balance",
  // Letters stand closer than in text: spaces would hardly be seen.
  wordSpacing: "0.06em",
});

/** Heading styles, apart from the heading level: `display` for the one idea of a page, then 1 to 4. */
export const heading = styleVariants({
  display: [
    headingBase,
    {
      fontSize: font.size.display,
      lineHeight: 1.02,
      letterSpacing: "-0.035em",
      fontWeight: font.weight.heavy,
    },
  ],
  1: [headingBase, { fontSize: font.size.h1, lineHeight: 1.08, letterSpacing: "-0.025em" }],
  2: [headingBase, { fontSize: font.size.h2, lineHeight: 1.12, letterSpacing: "-0.02em" }],
  3: [headingBase, { fontSize: font.size.h3, lineHeight: 1.2, letterSpacing: font.tracking.snug }],
  4: [headingBase, { fontSize: font.size.h4, lineHeight: 1.3, letterSpacing: font.tracking.snug }],
});

/** Text styles: `lead` under a heading, `small` and `faint` for what is secondary, `overline` above a group. */
export const text = styleVariants({
  lead: { fontSize: font.size.lead, color: color.textSoft, textWrap: "pretty" },
  soft: { color: color.textSoft },
  faint: { color: color.textFaint },
  small: { fontSize: font.size.small, color: color.textFaint },
  strong: { fontWeight: font.weight.semibold },
  overline: {
    fontSize: font.size.label,
    fontWeight: font.weight.bold,
    letterSpacing: font.tracking.wide,
    textTransform: "uppercase",
    color: color.textFaint,
  },
});

/** Figures of equal width: tables, balances, counters. */
export const tabular = style({ fontVariantNumeric: "tabular-nums" });

/** A link inside text: underlined, in the primary colour. */
export const link = style({
  color: color.primary,
  fontWeight: font.weight.semibold,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  borderRadius: vars.radius.small,
  ":hover": { color: color.primaryHover, textDecorationThickness: "2px" },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs(
    "text",
    ["text", "textSoft", "textFaint", "primary", "primaryHover"],
    ["page", "surface", "raised", "sunken"],
  ),
];
