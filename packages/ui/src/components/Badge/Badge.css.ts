import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color } = vars;

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  maxWidth: "100%",
  padding: "0.25rem 0.75rem",
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.4,
  selectors: {
    "&:has(> svg)": { paddingInlineStart: "0.625rem" },
    "[data-theme=high-contrast] &": { boxShadow: "inset 0 0 0 2px currentColor" },
  },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

export const tone = styleVariants({
  neutral: { background: color.sunken, color: color.textSoft },
  success: { background: color.successSoft, color: color.onSuccessSoft },
  warning: { background: color.warningSoft, color: color.onWarningSoft },
  danger: { background: color.dangerSoft, color: color.onDangerSoft },
  info: { background: color.infoSoft, color: color.onInfoSoft },
  accent: { background: color.accentSoft, color: color.onAccentSoft },
  jobi: { background: color.jobiSoft, color: color.onJobiSoft },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["textSoft"], ["sunken"]),
  ...contrastPairs("text", ["onSuccessSoft"], ["successSoft"]),
  ...contrastPairs("text", ["onWarningSoft"], ["warningSoft"]),
  ...contrastPairs("text", ["onDangerSoft"], ["dangerSoft"]),
  ...contrastPairs("text", ["onInfoSoft"], ["infoSoft"]),
  ...contrastPairs("text", ["onAccentSoft"], ["accentSoft"]),
  ...contrastPairs("text", ["onJobiSoft"], ["jobiSoft"]),
];
