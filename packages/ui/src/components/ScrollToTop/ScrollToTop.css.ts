import { keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

export const button = style({
  position: "fixed",
  zIndex: vars.layer.sticky,
  insetInlineEnd: space[4],
  // Above what else stands at the foot of the window, by its measured height.
  insetBlockEnd: `calc(var(--j-foot-bars, 0px) + max(${space[4]}, env(safe-area-inset-bottom)))`,
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  borderRadius: vars.radius.pill,
  border: `${vars.lineWidth} solid ${color.lineField}`,
  background: color.raised,
  color: color.primary,
  boxShadow: vars.elevation.low,
  animation: `${rise} ${vars.motion.base} ease-out`,
  ":hover": { background: color.sunken },
  selectors: {
    "&[data-above-bar]": {
      insetBlockEnd: `calc(var(--j-foot-bars, 4.75rem) + max(${space[2]}, env(safe-area-inset-bottom)))`,
    },
  },
  "@media": {
    [media.short]: { position: "static", margin: `0 ${space[4]} ${space[4]} auto` },
    print: { display: "none" },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["primary", "lineField"], ["raised"]),
  ...contrastPairs("control", ["primary"], ["sunken"]),
];
