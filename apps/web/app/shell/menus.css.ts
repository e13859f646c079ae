import { media, vars } from "@jobami/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const { color, space, font, radius, motion } = vars;

const slideIn = keyframes({ from: { transform: "translateX(100%)" } });

export const side = style({
  position: "fixed",
  inset: "0 0 0 auto",
  width: "min(22rem, 100vw)",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  padding: space[5],
  border: 0,
  borderLeft: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  color: color.text,
  overflowY: "auto",
  animation: `${slideIn} ${motion.slow} ease-out`,
  "::backdrop": { background: color.scrim },
});
export const sideHead = style({ display: "flex", justifyContent: "space-between", alignItems: "center" });
export const section = style({ display: "grid", gap: space[1], marginTop: space[6] });
export const sectionTitle = style({
  fontSize: font.size.label,
  fontFamily: font.text,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.wide,
  textTransform: "uppercase",
  color: color.textFaint,
  marginBottom: space[2],
});
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: "3rem",
  paddingInline: space[3],
  marginInline: `calc(-1 * ${space[3]})`,
  borderRadius: radius.control,
  fontWeight: font.weight.semibold,
  textDecoration: "none",
  textAlign: "start",
  ":hover": { background: color.sunken },
  selectors: { "&[aria-current=page]": { color: color.primary } },
});
export const balances = style({
  display: "grid",
  gap: space[2],
  padding: space[4],
  borderRadius: radius.card,
  background: color.jobiSoft,
  color: color.onJobiSoft,
  marginBottom: space[2],
});

/** The account menu: a popover under its button. */
export const menu = style({
  position: "fixed",
  inset: "auto",
  top: "4rem",
  right: `max(${space[5]}, calc((100vw - 75rem) / 2))`,
  width: "17rem",
  padding: space[4],
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.raised,
  color: color.text,
  boxShadow: vars.elevation.high,
  "@media": { [media.belowTablet]: { top: "3.5rem" } },
});
export const who = style({
  display: "grid",
  paddingBottom: space[3],
  marginBottom: space[2],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
  overflowWrap: "anywhere",
});
export const menuEntries = style({ paddingInline: space[3] });
