import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, space } = vars;

export const bar = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  width: "min(100%, 28rem)",
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.primary}`,
  background: color.raised,
  boxShadow: vars.elevation.high,
});

export const icon = style({ color: color.primary, lineHeight: 0 });
export const textBlock = style({ display: "grid", minWidth: 0 });
export const title = style({
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  color: color.text,
});
export const text = style({
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  fontSize: font.size.small,
  color: color.textSoft,
});
export const actions = style({ display: "flex" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textSoft"], ["raised"]),
  ...contrastPairs("control", ["primary"], ["raised"]),
];
