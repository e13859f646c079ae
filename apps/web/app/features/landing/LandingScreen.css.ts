import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const section = style({
  paddingBlock: "clamp(3.5rem, 2.5rem + 4.5vw, 6rem)",
  scrollMarginTop: "25px",
});
export const sunken = style({ background: color.sunken });
export const sectionHead = style({ display: "grid", gap: space[3], maxWidth: "40rem" });

export const points = style({ display: "grid", gap: space[6], marginBlock: space[8] });
export const point = style({ display: "grid", gridTemplateColumns: "auto 1fr", columnGap: space[4] });
export const pointIcon = style({
  display: "grid",
  placeItems: "center",
  width: space[10],
  height: space[10],
  borderRadius: radius.control,
  background: color.primarySoft,
  color: color.onPrimarySoft,
});

export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[12]} ${space[16]}`,
  alignItems: "center",
  "@media": { [media.fromWide]: { gridTemplateColumns: "1.1fr 1fr" } },
});

export const thread = style({
  display: "grid",
  gap: space[3],
  padding: "clamp(1.25rem, 1rem + 1.5vw, 2rem)",
  borderRadius: radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
});
export const threadHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
  paddingBottom: space[4],
  marginBottom: space[2],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
});
export const turn = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[4],
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
  display: "flex",
  alignItems: "center",
  gap: space[2],
  marginTop: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.primary,
  color: color.onPrimary,
  fontWeight: font.weight.semibold,
});

export const steps = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  marginBlock: space[12],
  counterReset: "step",
  "@media": { [media.fromLaptop]: { gridTemplateColumns: "repeat(3, 1fr)", gap: space[8] } },
});
export const step = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
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
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
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

export const plans = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  marginTop: space[8],
  "@media": { [media.fromLaptop]: { gridTemplateColumns: "1.4fr 1fr" } },
});
export const plan = style({
  display: "grid",
  gap: space[5],
  alignContent: "start",
  justifyItems: "start",
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  border: `2px solid ${color.primary}`,
  background: color.surface,
});
export const planPrice = style({
  fontFamily: font.heading,
  fontWeight: font.weight.heavy,
  fontSize: "clamp(3rem, 2.4rem + 2vw, 4rem)",
  lineHeight: 1,
  letterSpacing: "-0.03em",
});
export const planList = style({ display: "grid", gap: space[3] });
export const planItem = style({ display: "flex", gap: space[3] });
export const planCheck = style({ flex: "none", marginTop: "0.15em", color: color.success });
export const jobi = style({
  display: "grid",
  gap: space[3],
  alignContent: "start",
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  background: color.jobiSoft,
  color: color.onJobiSoft,
});
export const jobiPrice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  fontSize: font.size.h2,
});
export const coin = style({
  display: "inline-grid",
  placeItems: "center",
  width: "1.1em",
  height: "1.1em",
  borderRadius: "50%",
  background: color.jobi,
  color: color.onJobi,
  fontSize: "0.86em",
  fontWeight: font.weight.heavy,
});
