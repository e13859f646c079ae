import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const box = style({
  width: "100%",
  padding: vars.space[4],
  border: `${vars.lineWidth} solid ${vars.color.line}`,
  borderRadius: vars.radius.box,
  background: vars.color.surface,
});
/** A field as plain as a browser’s own, as large as those that take its place. */
export const field = style({ display: "grid", gap: vars.space[2], minWidth: 0 });
export const label = style({ fontWeight: vars.font.weight.semibold, lineHeight: 1.25 });
export const frame = style({ display: "grid", alignItems: "center" });
export const input = style({
  gridArea: "1 / 1",
  width: "100%",
  minHeight: "3rem",
  paddingInline: "2.625rem 0.875rem",
  border: `${vars.lineWidth} solid ${vars.color.lineField}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const icon = style({
  gridArea: "1 / 1",
  justifySelf: "start",
  marginInlineStart: "0.875rem",
  color: vars.color.textFaint,
  lineHeight: 0,
  pointerEvents: "none",
});
export const send = style({ display: "grid", alignSelf: "end" });
