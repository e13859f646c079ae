import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const screen = style({ display: "grid", gap: space[8], paddingBlock: `${space[8]} ${space[16]}` });
export const form = style({ display: "grid", gap: space[5] });
export const pair = style({
  display: "grid",
  alignItems: "start",
  gap: space[5],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const action = style({ justifySelf: "start" });
export const groups = style({
  display: "grid",
  gap: space[6],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const group = style({ display: "grid", gap: space[2], alignContent: "start", minWidth: 0 });
export const phrases = style({
  display: "grid",
  gap: space[1],
  paddingInlineStart: 0,
  listStyle: "none",
  color: color.textSoft,
});
