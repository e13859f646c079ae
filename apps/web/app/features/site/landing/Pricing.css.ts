import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const sunken = style({ background: color.sunken });
export const head = style({ maxWidth: "40rem" });

export const plans = style({ marginTop: space[8] });
export const plan = style({
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  selectors: { "&[data-plan=gratuit]": { border: `2px solid ${color.primary}` } },
});
export const planPrice = style({
  fontFamily: font.heading,
  fontWeight: font.weight.heavy,
  fontSize: "clamp(3rem, 2.4rem + 2vw, 4rem)",
  lineHeight: 1,
  letterSpacing: "-0.03em",
});
export const planCheck = style({ flex: "none", marginTop: "0.15em", color: color.success });
export const jobi = style({
  marginTop: space[6],
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  background: color.jobiSoft,
  color: color.onJobiSoft,
});
export const jobiPrice = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontSize: font.size.h2,
});
export const coin = style({
  width: "1.1em",
  height: "1.1em",
  borderRadius: "50%",
  background: color.jobi,
  color: color.onJobi,
  fontSize: "0.86em",
  fontWeight: font.weight.heavy,
});
