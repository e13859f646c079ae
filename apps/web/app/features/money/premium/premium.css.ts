import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const amount = style({ fontSize: vars.font.size.h2, fontWeight: vars.font.weight.bold });
export const before = style({ color: color.textSoft, textDecoration: "line-through" });
export const icon = style({ flex: "none", marginTop: "0.125rem" });
