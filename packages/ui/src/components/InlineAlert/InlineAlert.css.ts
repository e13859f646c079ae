import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;
const sign = createVar();

/** With nothing to state it stands out of the flow: whatever spaces its neighbours leaves no gap for it. */
export const place = style({ selectors: { "&:empty": { position: "absolute" } } });
export const alert = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  rowGap: space[2],
  minHeight: vars.target,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  borderInlineStart: `4px solid ${sign}`,
  lineHeight: 1.4,
});
export const tone = styleVariants({
  danger: { vars: { [sign]: color.danger }, background: color.dangerSoft, color: color.onDangerSoft },
  warning: { vars: { [sign]: color.warning }, background: color.warningSoft, color: color.onWarningSoft },
  success: { vars: { [sign]: color.success }, background: color.successSoft, color: color.onSuccessSoft },
  info: { vars: { [sign]: color.info }, background: color.infoSoft, color: color.onInfoSoft },
});
export const icon = style({ flex: "none", alignSelf: "flex-start", marginBlockStart: "0.2rem" });
export const textBlock = style({ flex: "1 1 12rem", minWidth: 0, fontWeight: vars.font.weight.semibold });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["onDangerSoft"], ["dangerSoft"]),
  ...contrastPairs("text", ["onWarningSoft"], ["warningSoft"]),
  ...contrastPairs("text", ["onSuccessSoft"], ["successSoft"]),
  ...contrastPairs("text", ["onInfoSoft"], ["infoSoft"]),
];
