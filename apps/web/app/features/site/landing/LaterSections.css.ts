import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const section = style({
  paddingBlock: "clamp(3.5rem, 2.5rem + 4.5vw, 6rem)",
  scrollMarginTop: "25px",
});

export const highlights = style([section, { paddingBlockEnd: 0 }]);

/** The first trade goes across all. */
export const tradeItem = style({ selectors: { "&:first-child": { gridColumn: "1 / -1" } } });
export const trade = style({
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  color: color.text,
  textDecoration: "none",
  transition: `border-color ${vars.motion.fast} ease-out, background ${vars.motion.fast} ease-out`,
  ":hover": { borderColor: color.primary },
  selectors: {
    [`${tradeItem}:first-child &`]: {
      padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
      borderColor: color.primarySoft,
      background: color.primarySoft,
      color: color.onPrimarySoft,
    },
    [`${tradeItem}:first-child &:hover`]: { borderColor: color.primary },
  },
});
export const tradeIcon = style({ flex: "none", color: color.primary });
export const tradeBlock = style({ flex: "1 1 9rem" });
export const tradeText = style({ fontSize: font.size.small });
export const amount = style({
  fontFamily: font.heading,
  fontWeight: font.weight.heavy,
  fontSize: "clamp(2rem, 1.5rem + 2.4vw, 3.25rem)",
  lineHeight: 1,
  letterSpacing: "-0.03em",
  whiteSpace: "nowrap",
});

export const signUp = style({
  padding: "clamp(1.5rem, 1rem + 2.4vw, 2.5rem)",
  borderRadius: radius.sheet,
  border: `2px solid ${color.primary}`,
  background: color.surface,
});

export const why = style([section]);
export const benefits = style({ borderTop: `${vars.lineWidth} solid ${color.line}` });
export const benefit = style({
  paddingBlock: space[5],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
});

export const call = style({
  paddingBlock: "clamp(2.5rem, 2rem + 3vw, 4rem)",
  background: color.primarySoft,
  color: color.onPrimarySoft,
});
