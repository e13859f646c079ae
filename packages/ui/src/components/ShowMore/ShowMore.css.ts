import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const box = style({ display: "grid", gap: space[3], justifyItems: "start" });
export const list = style({ display: "grid", gap: space[3], width: "100%" });
export const chevron = style({
  transition: `transform ${vars.motion.fast} ease-out`,
  selectors: { "[aria-expanded=true] > &": { transform: "rotate(0.5turn)" } },
});
