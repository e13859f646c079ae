import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const price = style({
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
});
/** Of two amounts each stays in one piece, and the second may go below the first. */
export const both = style({ whiteSpace: "normal" });
export const part = style({ whiteSpace: "nowrap" });
export const size = styleVariants({
  small: {},
  medium: { fontFamily: vars.font.heading, fontSize: "1.25rem", letterSpacing: vars.font.tracking.snug },
  large: { fontFamily: vars.font.heading, fontSize: "1.625rem", letterSpacing: vars.font.tracking.tight },
});
