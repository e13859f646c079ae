import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const section = style({
  paddingBlock: "clamp(3.5rem, 2.5rem + 4.5vw, 6rem)",
  scrollMarginTop: "25px",
});
export const sunken = style({ background: color.sunken });
export const sectionHead = style({ maxWidth: "40rem" });

export const points = style({ marginBlock: space[8] });
export const pointIcon = style({
  width: space[10],
  height: space[10],
  borderRadius: radius.control,
  background: color.primarySoft,
  color: color.onPrimarySoft,
});

export const thread = style({
  padding: "clamp(1.25rem, 1rem + 1.5vw, 2rem)",
  borderRadius: radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
});
export const threadHead = style({
  paddingBottom: space[4],
  marginBottom: space[2],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
});
export const turn = style({
  width: "min(100%, 19rem)",
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.sunken,
  borderBottomLeftRadius: radius.small,
  selectors: {
    "&[data-side=own]": {
      justifySelf: "end",
      background: color.primarySoft,
      color: color.onPrimarySoft,
      borderBottomLeftRadius: radius.card,
      borderBottomRightRadius: radius.small,
    },
  },
});
export const turnFrom = style({
  display: "block",
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
});
export const turnPrice = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontSize: font.size.h3,
  whiteSpace: "nowrap",
});
export const deal = style({
  marginTop: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.primary,
  color: color.onPrimary,
  fontWeight: font.weight.semibold,
});

export const steps = style({ marginBlock: space[12], counterReset: "step" });
export const step = style({
  counterIncrement: "step",
  "::before": {
    content: "counter(step)",
    fontFamily: font.heading,
    fontWeight: font.weight.heavy,
    fontSize: "clamp(3.5rem, 3rem + 2vw, 4.75rem)",
    lineHeight: 1,
    letterSpacing: "-0.04em",
    color: color.primary,
    marginBottom: space[2],
  },
});

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  marginTop: space[8],
  "@media": {
    [media.fromTablet]: { gridTemplateColumns: "repeat(2, 1fr)" },
    [media.fromWide]: { gridTemplateColumns: "repeat(3, 1fr)", gap: space[4] },
  },
});
export const card = style({
  minHeight: "5.25rem",
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontSize: font.size.h4,
  letterSpacing: font.tracking.snug,
  textDecoration: "none",
  transition: `border-color ${vars.motion.fast} ease-out, background ${vars.motion.fast} ease-out`,
  ":hover": { borderColor: color.primary, background: color.primarySoft, color: color.onPrimarySoft },
});
export const cardIcon = style({ flex: "none", color: color.primary });
export const cardName = style({ flex: "1 1 8rem" });
export const popular = style({
  flex: "none",
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.pill,
  background: color.jobiSoft,
  color: color.onJobiSoft,
  fontFamily: font.text,
  fontSize: font.size.label,
  letterSpacing: 0,
});
