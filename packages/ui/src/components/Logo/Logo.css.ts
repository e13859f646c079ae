import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { palette } from "../../theme/palette.ts";

/** The mark is the brand itself: its paints stay the same in every theme. */
export const mark = styleVariants({
  brand: { flex: "none", color: palette.craie[0] },
  mono: { flex: "none", color: "currentColor" },
});
export const tile = style({ fill: palette.sapin[700] });
export const tileEdge = style({ fill: "none", stroke: "currentColor", strokeWidth: 3 });
export const hook = style({ fill: "none", stroke: "currentColor", strokeWidth: 8.5, strokeLinecap: "round" });
export const coin = styleVariants({
  brand: { fill: palette.mirabelle[500] },
  mono: { fill: "currentColor" },
});

export const logo = style({ display: "inline-flex", alignItems: "center", gap: "0.36em", lineHeight: 1 });
export const size = styleVariants({
  small: { fontSize: "1.25rem" },
  medium: { fontSize: "1.75rem" },
  large: { fontSize: "2.5rem" },
});
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.tight,
});
