import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const trigger = style({
  minWidth: 0,
  justifyContent: "space-between",
  gap: vars.space[3],
  textAlign: "start",
});
export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "&[data-placeholder]": { color: vars.color.textFaint } },
});
export const chevron = style({
  flex: "none",
  color: vars.color.textFaint,
  transition: `transform ${vars.motion.fast} ease-out`,
  selectors: { "[aria-expanded=true] > &": { transform: "rotate(0.5turn)" } },
});
