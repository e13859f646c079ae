import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;
const section = style({ paddingBlock: "clamp(3.5rem, 2.5rem + 4.5vw, 6rem)" });

export const hero = style({
  paddingBlockStart: "clamp(3rem, 2rem + 5vw, 6rem)",
  overflow: "clip",
  background: `linear-gradient(${color.page}, ${color.primarySoft})`,
});
export const heroText = style({ maxWidth: "48rem", paddingBlockEnd: space[10] });
export const plain = section;
export const sunken = style([section, { background: color.sunken }]);
export const role = style({
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  background: color.primarySoft,
  color: color.onPrimarySoft,
});
export const limits = style({
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
});
export const mark = style({ flex: "none", marginTop: "0.15em", color: color.success });
export const cross = style({ flex: "none", marginTop: "0.15em", color: color.textFaint });
export const figure = style({
  fontFamily: font.heading,
  fontWeight: font.weight.heavy,
  fontSize: "clamp(2.75rem, 2.2rem + 2.6vw, 4.5rem)",
  lineHeight: 1,
  letterSpacing: "-0.04em",
  color: color.primary,
  fontVariantNumeric: "tabular-nums",
});
export const principles = style({ borderTop: `${vars.lineWidth} solid ${color.line}` });
export const principle = style({
  paddingBlock: space[5],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
});
