import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { color, motion } = vars;

/** What floats above the page beside its trigger: raised, edged, coming from the side where the trigger is. */
export const floating = style({
  zIndex: vars.layer.menu,
  overflow: "hidden",
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.text,
  boxShadow: vars.elevation.high,
  transition: `opacity ${motion.fast} ease-out, transform ${motion.fast} ease-out`,
  selectors: {
    "&:is([data-entering], [data-exiting])": { opacity: 0, transform: "translateY(-0.25rem)" },
    "&:is([data-entering], [data-exiting])[data-placement=top]": { transform: "translateY(0.25rem)" },
  },
});
