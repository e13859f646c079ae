import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font, motion } = vars;

export const wrapper = style({ display: "contents" });

export const bubble = style({
  zIndex: vars.layer.toast,
  maxWidth: "min(18rem, calc(100vw - 1rem))",
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  border: `${vars.lineWidth} solid ${color.text}`,
  background: color.text,
  color: color.page,
  fontSize: font.size.small,
  lineHeight: font.line.snug,
  textWrap: "pretty",
  boxShadow: vars.elevation.high,
  transition: `opacity ${motion.fast} ease-out`,
  selectors: { "&:is([data-entering], [data-exiting])": { opacity: 0 } },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [...contrastPairs("text", ["page"], ["text"])];
