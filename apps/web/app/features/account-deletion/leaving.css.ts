import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const deed = style({ display: "grid", gap: space[2], justifyItems: "start" });
export const losses = style({
  display: "grid",
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: "disc",
});
export const page = style({ display: "grid", gap: space[8], paddingBlock: `${space[10]} ${space[16]}` });
