import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

export const disclosure = style({ minWidth: 0 });
export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: vars.target,
  paddingInlineEnd: space[2],
  borderRadius: vars.radius.control,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  color: color.primary,
  cursor: "pointer",
  listStyle: "none",
  ":hover": { color: color.primaryHover, textDecoration: "underline", textUnderlineOffset: "0.2em" },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chevron = style({
  transition: `transform ${vars.motion.fast} ease-out`,
  selectors: { "[open] > summary > &": { transform: "rotate(0.5turn)" } },
});
export const content = style({
  paddingBlock: space[3],
  color: color.textSoft,
  textWrap: "pretty",
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["primary", "primaryHover", "textSoft"], ["page", "surface", "raised"]),
];
