import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const screen = style({ display: "grid", gap: space[10], paddingBlockEnd: space[16] });
export const form = style({ display: "grid", gap: space[5] });
export const pair = style({
  display: "grid",
  alignItems: "start",
  gap: space[5],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const action = style({ justifySelf: "start" });
export const groups = style({ display: "grid", gap: space[6] });
export const group = style({ display: "grid", gap: space[2], alignContent: "start", minWidth: 0 });
export const phrases = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  paddingInlineStart: 0,
  listStyle: "none",
});
export const phrase = style({
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.text,
  fontSize: font.size.small,
});
