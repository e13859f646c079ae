import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const frame = style({ paddingInlineEnd: vars.space[1] });
export const toggle = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: vars.target,
  minHeight: vars.target,
  borderRadius: vars.radius.control,
  color: vars.color.textFaint,
  ":hover": { color: vars.color.text },
});
export const chevron = style({
  transition: `transform ${vars.motion.fast} ease-out`,
  selectors: { "[data-open] &": { transform: "rotate(0.5turn)" } },
});
export const icon = style({ flex: "none", marginInlineEnd: vars.space[2], color: vars.color.textFaint });
export const status = style({ borderBlockStart: `${vars.lineWidth} solid ${vars.color.line}` });
