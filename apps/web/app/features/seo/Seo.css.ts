import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const words = style({ display: "grid", gap: space[4] });
export const criteria = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.card,
  background: color.sunken,
});
export const list = style({ display: "grid", gap: space[2], listStyle: "none", padding: 0, margin: 0 });
export const line = style({ display: "flex", alignItems: "baseline", gap: space[2] });
export const mark = style({
  flex: "none",
  width: "1.125rem",
  height: "1.125rem",
  color: color.primary,
  alignSelf: "center",
});
export const card = style({ display: "grid", gap: space[4] });
export const head = style({ display: "grid", gap: space[2] });
export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
