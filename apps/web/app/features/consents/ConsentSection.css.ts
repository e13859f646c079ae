import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const section = style({ display: "grid", gap: space[5] });
export const words = style({ display: "grid", gap: space[2] });
export const card = style({ display: "grid", gap: space[4] });
export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
