import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

export const card = style({
  position: "relative",
  minWidth: 0,
  background: color.surface,
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: vars.radius.card,
});

export const padding = styleVariants({
  none: {},
  small: { padding: space[4] },
  medium: { padding: space[5] },
  large: { padding: `clamp(${space[5]}, 4vw, ${space[8]})` },
});

export const look = styleVariants({
  plain: {},
  highlight: { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
  floating: { boxShadow: vars.elevation.high },
});

/** For the one link of a card: the whole card becomes its target, other commands stay above it. */
export const cardLink = style({
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em", textDecorationThickness: "2px" },
  },
});

/** For commands inside a card that has a `cardLink`. */
export const cardAction = style({ position: "relative", zIndex: 1 });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textSoft", "textFaint"], ["surface"]),
  ...contrastPairs("control", ["primary", "focus"], ["surface", "page"]),
];
