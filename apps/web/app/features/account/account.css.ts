import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const screen = style({ display: "grid", gap: space[8], paddingBlock: `${space[10]} ${space[16]}` });
export const head = style({ display: "grid", gap: space[2] });
export const form = style({ display: "grid", gap: space[5], justifyItems: "stretch" });
export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const sectionHead = style({ display: "grid", gap: space[2] });
export const action = style({ justifySelf: "start" });
