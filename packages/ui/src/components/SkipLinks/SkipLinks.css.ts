import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const bar = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.skipLink,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.color.raised,
  borderBottom: `${vars.lineWidth} solid ${vars.color.lineStrong}`,
  boxShadow: vars.elevation.high,
  selectors: {
    "&:not(:focus-within)": { clipPath: "inset(50%)", pointerEvents: "none" },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.primary,
  ":focus-visible": { background: vars.color.primary, color: vars.color.onPrimary, textDecoration: "none" },
});
