import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const amount = style({ fontSize: vars.font.size.h2, fontWeight: vars.font.weight.bold });
export const before = style({ color: color.textSoft, textDecoration: "line-through" });
export const features = style({ display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" });
export const feature = style({ display: "flex", gap: space[2], alignItems: "start" });
export const icon = style({ flex: "none", marginTop: "0.125rem" });
