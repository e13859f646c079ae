import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

export const accordion = style({ display: "grid", gap: space[2] });
export const section = style({
  minWidth: 0,
  overflow: "hidden",
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
});
export const heading = style({ display: "flex", letterSpacing: "normal", lineHeight: font.line.snug });
export const trigger = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  width: "100%",
  minHeight: "3.25rem",
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.box,
  fontFamily: font.text,
  fontWeight: font.weight.semibold,
  textAlign: "start",
  textWrap: "pretty",
  color: color.text,
  outlineOffset: "-3px",
  ":hover": { background: color.sunken },
});
export const chevron = style({
  color: color.textFaint,
  transition: `transform ${vars.motion.fast} ease-out`,
  selectors: { "[aria-expanded=true] > &": { transform: "rotate(0.5turn)" } },
});
export const panel = style({
  selectors: {
    '&[hidden="until-found"]': { display: "block", contentVisibility: "hidden", height: 0 },
  },
});
export const content = style({
  padding: `${space[1]} ${space[4]} ${space[4]}`,
  color: color.textSoft,
  textWrap: "pretty",
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textSoft"], ["surface"]),
  ...contrastPairs("text", ["text"], ["sunken"]),
];
