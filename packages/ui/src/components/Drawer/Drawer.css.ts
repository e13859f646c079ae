import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, motion } = vars;

const fromStart = keyframes({ from: { transform: "translateX(-100%)" } });
const fromEnd = keyframes({ from: { transform: "translateX(100%)" } });

/** The scrim of a dialog, without its centring. */
export const scrim = style({
  display: "flex",
  alignItems: "stretch",
  "@media": { [media.fromTablet]: { padding: 0 } },
});

const panel = style({
  display: "flex",
  flexDirection: "column",
  width: "min(22rem, calc(100vw - 3.5rem))",
  height: "100%",
  background: color.raised,
  color: color.text,
  boxShadow: vars.elevation.high,
});
function sliding(name: string) {
  return {
    "[data-entering] > &": { animation: `${name} ${motion.slow} ease-out` },
    "[data-exiting] > &": { animation: `${name} ${motion.base} ease-in reverse` },
  };
}
export const side = styleVariants({
  start: [
    panel,
    {
      marginInlineEnd: "auto",
      borderInlineEnd: `${vars.lineWidth} solid ${color.line}`,
      selectors: sliding(fromStart),
    },
  ],
  end: [
    panel,
    {
      marginInlineStart: "auto",
      borderInlineStart: `${vars.lineWidth} solid ${color.line}`,
      selectors: sliding(fromEnd),
    },
  ],
});

export const dialog = style({ display: "flex", flexDirection: "column", height: "100%", outline: "none" });
export const header = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  padding: `max(${space[3]}, env(safe-area-inset-top)) ${space[3]} ${space[3]} ${space[5]}`,
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
});
export const content = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[5],
  ":focus-visible": { outlineOffset: "-4px" },
});
export const footer = style({
  padding: `${space[4]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["raised"]),
  ...contrastPairs("text", ["text"], ["sunken"]),
];
