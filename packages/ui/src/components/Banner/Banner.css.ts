import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;
const sign = createVar();

export const banner = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[5]}`,
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid color-mix(in oklab, ${sign} 28%, transparent)`,
  lineHeight: 1.45,
});
export const tone = styleVariants({
  info: { vars: { [sign]: color.info }, background: color.infoSoft, color: color.onInfoSoft },
  success: { vars: { [sign]: color.success }, background: color.successSoft, color: color.onSuccessSoft },
  warning: { vars: { [sign]: color.warning }, background: color.warningSoft, color: color.onWarningSoft },
  danger: { vars: { [sign]: color.danger }, background: color.dangerSoft, color: color.onDangerSoft },
});
export const icon = style({
  flex: "none",
  width: "1.375rem",
  height: "1.375rem",
  marginBlockStart: "0.06rem",
});
export const body = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[4],
  rowGap: space[3],
});
export const textBlock = style({ flex: "1 1 18rem", minWidth: 0, textWrap: "pretty" });
export const title = style({ fontWeight: vars.font.weight.bold });
export const detail = style({ color: color.text });
export const close = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  margin: "-0.65rem -0.5rem -0.65rem 0",
  borderRadius: vars.radius.control,
  ":hover": { background: "color-mix(in oklab, currentColor 10%, transparent)" },
});
