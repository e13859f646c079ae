import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

const base = style({
  display: "block",
  maxWidth: "100%",
  background: vars.color.line,
  borderRadius: vars.radius.small,
  "@media": {
    [media.motionAllowed]: { animation: `${breathe} 1600ms ease-in-out infinite` },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const shape = styleVariants({
  text: [base, { height: "0.75em", marginBlock: "0.375em" }],
  title: [base, { height: "1.25rem", marginBlock: "0.25rem" }],
  pill: [base, { height: "1.75rem", borderRadius: vars.radius.pill }],
  icon: [base, { width: "1.5rem", height: "1.5rem", flex: "none" }],
  circle: [base, { width: "2.75rem", height: "2.75rem", borderRadius: "50%", flex: "none" }],
  control: [base, { height: "3rem", borderRadius: vars.radius.control }],
  image: [base, { aspectRatio: "16 / 9", borderRadius: vars.radius.box }],
});

export const width = styleVariants({
  full: { width: "100%" },
  wide: { width: "75%" },
  half: { width: "50%" },
  short: { width: "28%" },
  tag: { width: "6.5rem" },
  figure: { width: "3.5rem" },
});
