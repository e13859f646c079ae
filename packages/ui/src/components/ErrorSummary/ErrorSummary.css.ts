import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

export const summary = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: space[3],
  rowGap: space[2],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.box,
  border: `max(2px, ${vars.lineWidth}) solid ${color.danger}`,
  background: color.surface,
});

export const icon = style({ color: color.danger, lineHeight: 0, paddingBlockStart: "0.125rem" });

export const title = style({
  fontSize: vars.font.size.h4,
  lineHeight: 1.4,
  borderRadius: vars.radius.small,
});

export const list = style({ gridColumn: 2, display: "grid" });

export const link = style({
  display: "inline-block",
  paddingBlock: "0.375rem",
  color: color.danger,
  fontWeight: vars.font.weight.semibold,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  borderRadius: vars.radius.small,
  ":hover": { textDecorationThickness: "2px" },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "danger"], ["surface"]),
  ...contrastPairs("control", ["danger"], ["page", "surface"]),
];
