import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, motion } = vars;

export const toggle = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5em",
  borderRadius: vars.radius.control,
  border: `${vars.lineWidth} solid ${color.lineField}`,
  background: color.surface,
  color: color.text,
  fontFamily: font.text,
  fontWeight: font.weight.semibold,
  lineHeight: 1.2,
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": {
      borderColor: color.textFaint,
      transition: `background-color ${motion.fast} ease-out, border-color ${motion.fast} ease-out`,
    },
    "&[aria-pressed=true]": {
      background: color.primarySoft,
      borderColor: color.primary,
      color: color.onPrimarySoft,
      boxShadow: `inset 0 0 0 1px ${color.primary}`,
    },
    "&:disabled": {
      background: color.sunken,
      borderColor: color.line,
      color: color.textFaint,
      boxShadow: "none",
      cursor: "not-allowed",
    },
    "&[aria-pressed=true]:disabled": { borderColor: color.lineStrong, borderStyle: "dashed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[aria-pressed=true]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
          borderColor: "Highlight",
        },
      },
    },
  },
});

export const size = styleVariants({
  small: {
    position: "relative",
    fontSize: `calc(${vars.buttonSize} * 0.875)`,
    minHeight: "max(2.25rem, 2.5em)",
    minWidth: "max(2.25rem, 2.5em)",
    paddingInline: "0.875em",
    "::after": { content: "", position: "absolute", inset: "-5px 0" },
  },
  medium: {
    fontSize: vars.buttonSize,
    minHeight: `max(${vars.target}, 2.75em)`,
    minWidth: `max(${vars.target}, 2.75em)`,
    paddingInline: "1.125em",
  },
});

export const square = style({ paddingInline: 0, aspectRatio: "1", flex: "none" });

export const icon = style({
  display: "inline-flex",
  lineHeight: 0,
  selectors: { "[aria-pressed=true]:enabled > &": { color: color.primary } },
  "@media": {
    [media.forcedColors]: { selectors: { "[aria-pressed=true]:enabled > &": { color: "HighlightText" } } },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text"], ["surface"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("text", ["textFaint"], ["sunken"]),
  ...contrastPairs("control", ["lineField", "primary"], ["page", "surface", "raised"]),
  ...contrastPairs("control", ["primary"], ["primarySoft"]),
];
