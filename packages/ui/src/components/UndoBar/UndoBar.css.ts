import { keyframes, style } from "@vanilla-extract/css";
import { passing, timeLine } from "../../styles/passing.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

export const region = style({
  position: "fixed",
  insetBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  insetInline: space[3],
  zIndex: vars.layer.toast,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem)" } });

export const bar = style([
  passing,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[2]} ${space[3]}`,
    maxWidth: "36rem",
    padding: `${space[2]} ${space[2]} ${space[3]} ${space[4]}`,
    color: color.text,
    animation: `${rise} ${vars.motion.slow} ease-out`,
  },
]);
export const message = style({ flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" });
export const time = style({
  minWidth: "4em",
  textAlign: "end",
  color: color.textFaint,
  fontSize: vars.font.size.small,
  fontVariantNumeric: "tabular-nums",
});
export const line = style([timeLine, { color: color.primary }]);

/** Colours this puts on each other, for the contrast test. */
export const contrast = [...contrastPairs("text", ["text", "textFaint"], ["raised"])];
