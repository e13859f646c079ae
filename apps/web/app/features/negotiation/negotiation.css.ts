import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font, radius } = vars;

export const screen = style({ display: "grid", gap: space[5], paddingBlock: space[8] });

export const panel = style({ display: "grid", gap: space[5] });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  "@media": { [media.belowTablet]: { flexDirection: "column" } },
});

export const form = style({
  display: "grid",
  gap: space[5],
  padding: space[5],
  borderRadius: radius.box,
  background: color.sunken,
});

export const pair = style({
  display: "grid",
  gap: space[4],
  alignItems: "start",
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const said = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", color: color.textSoft });

export const offer = style({ display: "grid", gap: space[2] });

export const row = style({
  position: "relative",
  display: "grid",
  gap: space[2],
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  selectors: {
    "&:hover": { borderColor: color.primary },
    "&[data-awaited]": { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
  },
});

export const rowHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  fontSize: font.size.small,
  color: color.textFaint,
});

export const rowTitle = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  minWidth: 0,
});

export const rowLink = style({
  color: color.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.card },
});
