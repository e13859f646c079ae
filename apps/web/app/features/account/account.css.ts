import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const screen = style({ display: "grid", gap: space[8], paddingBlock: `${space[10]} ${space[16]}` });
export const head = style({ display: "grid", gap: space[2] });
