import { vars } from "@jobami/ui/theme";
import type { StyleRule } from "@vanilla-extract/css";

const { color, radius, space } = vars;

/** How the sections and the cards of this page are drawn, as plain rules: a style that its first part shares with the later one would travel to other pages. */
export const sectionLook = {
  paddingBlock: "clamp(1.25rem, 0.875rem + 1.5vw, 2rem)",
  scrollMarginTop: "25px",
} as const satisfies StyleRule;
export const cardLook = {
  padding: space[4],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
} as const satisfies StyleRule;
