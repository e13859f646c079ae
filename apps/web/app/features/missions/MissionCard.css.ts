import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, radius, font } = vars;

export const card = style({
  position: "relative",
  display: "grid",
  gap: space[3],
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  transition: `border-color ${vars.motion.fast} ease-out`,
  selectors: { "&:hover": { borderColor: color.primary } },
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr auto", columnGap: space[6] } },
});

export const main = style({ display: "grid", gap: space[2], minWidth: 0, justifyItems: "start" });

export const badges = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** The whole card leads where its title leads. */
export const link = style({
  color: color.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.card },
  selectors: { [`${card}:hover &`]: { color: color.primary } },
});

export const facts = style({ color: color.textFaint, overflowWrap: "anywhere" });

export const side = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  rowGap: space[1],
  "@media": {
    [media.fromTablet]: {
      flexDirection: "column",
      alignItems: "flex-end",
      flexWrap: "nowrap",
      justifyContent: "flex-start",
    },
  },
});

export const count = style({ fontSize: font.size.small, color: color.textFaint });
