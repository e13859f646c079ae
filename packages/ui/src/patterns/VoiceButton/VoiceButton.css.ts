import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, space } = vars;

/** The bubble of a floating button stands beside it, and above it where there is no room. */
export const place = styleVariants({
  floating: { display: "inline-flex", flexWrap: "wrap-reverse", alignItems: "center", maxWidth: "100%" },
  bar: { position: "relative", display: "inline-flex" },
});

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: vars.target,
  minHeight: vars.target,
  fontFamily: font.text,
  fontWeight: font.weight.semibold,
  lineHeight: 1.2,
  cursor: "pointer",
  border: `${vars.lineWidth} solid transparent`,
  "@media": { [media.forcedColors]: { borderColor: "ButtonText" } },
});

export const placement = styleVariants({
  floating: {
    gap: "0.625rem",
    minHeight: "3.5rem",
    paddingInline: space[5],
    borderRadius: vars.radius.pill,
    fontSize: vars.buttonSize,
    boxShadow: vars.elevation.high,
  },
  bar: {
    flex: 1,
    flexDirection: "column",
    gap: 2,
    minHeight: "max(52px, 3.25rem)",
    padding: `${space[1]} 2px`,
    borderRadius: vars.radius.card,
    fontSize: font.size.tiny,
  },
});

export const floatingLook = styleVariants({
  idle: { background: color.primary, color: color.onPrimary, ":hover": { background: color.primaryHover } },
  direct: { background: color.accent, color: color.onAccent },
  listening: { background: color.accent, color: color.onAccent },
  hotword: { background: color.raised, borderColor: color.primary, color: color.primary },
  unavailable: { background: color.raised, borderColor: color.danger, color: color.danger },
});

export const barLook = styleVariants({
  idle: { color: color.textSoft, ":hover": { background: color.sunken, color: color.text } },
  direct: { background: color.accent, color: color.onAccent },
  listening: { background: color.accent, color: color.onAccent },
  hotword: { color: color.primary, borderColor: color.primary },
  unavailable: { color: color.danger },
});

export const icon = style({
  position: "relative",
  display: "inline-flex",
  fontSize: "1.15rem",
  lineHeight: 0,
});

/** Room for the ring. */
export const ringed = style({ marginInlineEnd: "0.25rem" });

export const crossed = style({ display: "inline-flex", alignItems: "center", whiteSpace: "pre" });
export const glyph = style({ fontSize: 0 });

const spread = keyframes({
  from: { transform: "scale(1)", opacity: 0.7 },
  to: { transform: "scale(1.9)", opacity: 0 },
});

/** A ring that goes out from the icon while the microphone listens. */
export const wave = style({
  position: "absolute",
  inset: "-0.25rem",
  borderRadius: vars.radius.pill,
  border: "2px solid currentColor",
  "@media": {
    [media.motionAllowed]: { animation: `${spread} 1.4s ease-out infinite` },
  },
  selectors: { "[data-motion=reduced] &": { animation: "none" } },
});

export const tooltip = style({
  width: "max-content",
  maxWidth: "min(16rem, 100%)",
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.danger}`,
  background: color.raised,
  color: color.text,
  fontSize: font.size.small,
  boxShadow: vars.elevation.high,
});

export const tooltipPlace = styleVariants({
  floating: { display: "block", marginInlineStart: space[2], marginBlock: space[2] },
  bar: {
    position: "absolute",
    maxWidth: "16rem",
    insetInlineStart: 0,
    insetBlockEnd: `calc(100% + ${space[2]})`,
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["onPrimary"], ["primary", "primaryHover"]),
  ...contrastPairs("text", ["onAccent"], ["accent"]),
  ...contrastPairs("text", ["primary", "danger", "text"], ["raised", "surface", "page"]),
  ...contrastPairs("text", ["textSoft", "text"], ["page", "surface", "raised", "sunken"]),
];
