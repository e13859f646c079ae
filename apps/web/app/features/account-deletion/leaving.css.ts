import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const section = style({ display: "grid", gap: space[5] });
export const words = style({ display: "grid", gap: space[2] });
export const card = style({ display: "grid", gap: space[4] });
export const form = style({ display: "grid", gap: space[5], justifyItems: "stretch" });
export const start = style({ justifySelf: "start" });
export const deed = style({ display: "grid", gap: space[2], justifyItems: "start" });
export const losses = style({
  display: "grid",
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: "disc",
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const page = style({ display: "grid", gap: space[8], paddingBlock: `${space[10]} ${space[16]}` });
