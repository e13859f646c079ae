import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.textSoft,
});

export const ring = style({
  flex: "none",
  width: "1.25em",
  height: "1.25em",
  borderRadius: "50%",
  border: "0.15em solid currentColor",
  borderInlineEndColor: "transparent",
  animation: `${turn} 800ms linear infinite`,
});

export const size = styleVariants({
  small: { fontSize: "0.875rem" },
  medium: { fontSize: "1rem" },
  large: { fontSize: "1.75rem" },
});
export const textBlock = style({ fontSize: "1rem" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["textSoft"], ["page", "surface", "raised", "sunken"]);
