import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, motion } = vars;

/** Only under the pointer: a list that re-renders or a theme that changes must not animate every button. */
const hoverTransition = `background-color ${motion.fast} ease-out, border-color ${motion.fast} ease-out`;

export const base = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5em",
  maxWidth: "100%",
  // Where text is so large that a word of it has no room beside the icon, the icon stands above.
  flexWrap: "wrap",
  // Room above and below text that wraps; one line is held by the least height.
  paddingBlock: "0.5em",
  borderRadius: vars.radius.control,
  border: `${vars.lineWidth} solid transparent`,
  fontFamily: font.text,
  fontWeight: font.weight.semibold,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { transition: hoverTransition },
    "&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])": {
      background: color.sunken,
      borderColor: color.line,
      color: color.textFaint,
      cursor: "not-allowed",
    },
    "[data-theme=high-contrast] &:is(:disabled, [aria-disabled=true])": { borderStyle: "dashed" },
    "&[aria-busy=true][aria-disabled=true]": { color: "transparent", cursor: "progress" },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "ButtonText",
      // The browser itself greys only what is disabled, not what rests.
      selectors: {
        "&[aria-disabled=true]:not([aria-busy=true])": { borderColor: "GrayText", color: "GrayText" },
        // Its own colours, or the text would show under the spinner.
        "&[aria-busy=true][aria-disabled=true]": {
          forcedColorAdjust: "none",
          background: "ButtonFace",
          color: "transparent",
        },
      },
    },
  },
});

export const variant = styleVariants({
  primary: {
    background: color.primary,
    color: color.onPrimary,
    ":hover": { background: color.primaryHover },
  },
  secondary: {
    background: color.surface,
    borderColor: color.lineStrong,
    color: color.text,
    ":hover": { borderColor: color.textFaint },
    ":active": { background: color.sunken },
  },
  ghost: {
    color: color.primary,
    ":hover": { background: color.primarySoft, color: color.onPrimarySoft },
  },
  danger: {
    background: color.surface,
    borderColor: color.lineStrong,
    color: color.danger,
    ":hover": { background: color.dangerSoft, borderColor: color.danger, color: color.onDangerSoft },
  },
});

export const size = styleVariants({
  small: {
    fontSize: `calc(${vars.buttonSize} * 0.875)`,
    minHeight: "max(2.25rem, 2.5em)",
    paddingInline: "0.875em",
    "::after": { content: "", position: "absolute", inset: "-5px 0" },
  },
  medium: {
    fontSize: vars.buttonSize,
    minHeight: `max(${vars.target}, 2.75em)`,
    paddingInline: "min(1.125em, 5vw)",
  },
  large: {
    fontSize: `calc(${vars.buttonSize} * 1.125)`,
    minHeight: "max(3.5rem, 3.1em)",
    paddingInline: "min(1.45em, 1.75rem)",
    borderRadius: vars.radius.box,
  },
});

export const fullWidth = style({ width: "100%" });

export const icon = style({
  display: "inline-flex",
  flex: "none",
  marginInlineStart: "-0.1em",
  lineHeight: 0,
});

export const wait = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  "@media": { [media.forcedColors]: { selectors: { "&&": { color: "ButtonText" } } } },
});

export const waitColor = styleVariants({
  primary: { color: color.onPrimary },
  secondary: { color: color.text },
  ghost: { color: color.primary },
  danger: { color: color.danger },
});

export const iconOnly = style({ padding: 0, aspectRatio: "1", flex: "none", paddingInline: 0 });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["onPrimary"], ["primary", "primaryHover"]),
  ...contrastPairs("text", ["text", "primary", "danger"], ["page", "surface", "raised"]),
  ...contrastPairs("text", ["text", "textFaint"], ["sunken"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("text", ["onDangerSoft"], ["dangerSoft"]),
  ...contrastPairs("control", ["primary", "focus"], ["page", "surface", "raised", "sunken"]),
];
