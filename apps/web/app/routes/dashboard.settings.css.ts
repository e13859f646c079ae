import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const screen = style({ display: "grid", gap: space[10], paddingBlockEnd: space[16] });
export const section = style({ display: "grid", gap: space[2], justifyItems: "start" });
