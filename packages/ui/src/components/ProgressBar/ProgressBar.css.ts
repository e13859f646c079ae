import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

const slide = keyframes({ from: { insetInlineStart: "-40%" }, to: { insetInlineStart: "100%" } });

export const progress = style({ display: "grid", gap: space[2], minWidth: 0 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
});
export const label = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  selectors: {
    "[data-outcome=done] &": { color: color.success },
    "[data-outcome=failed] &": { color: color.danger },
  },
});
export const value = style({
  fontSize: font.size.small,
  color: color.textFaint,
  fontVariantNumeric: "tabular-nums",
});
export const track = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.pill,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineField}`,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
export const size = styleVariants({ small: { height: "0.375rem" }, medium: { height: "0.625rem" } });

const fill = style({
  height: "100%",
  borderRadius: "inherit",
  background: color.primary,
  selectors: {
    "[data-outcome=done] &": { background: color.success },
    "[data-outcome=failed] &": { background: color.danger },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "Highlight" } },
});
export const bar = style([fill, { transition: `width ${vars.motion.slow} ease-out` }]);
/** Without motion it stands in the middle of the track, striped: work goes on, no one knows how far. */
export const unknown = style([
  fill,
  {
    position: "absolute",
    width: "40%",
    insetInlineStart: "30%",
    "@media": {
      [media.motionAllowed]: {
        selectors: {
          ":root:not([data-motion=reduced]) &": { animation: `${slide} 1.4s ease-in-out infinite` },
        },
      },
    },
  },
]);

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["primary", "success", "danger"], ["sunken", "page", "surface", "raised"]),
  ...contrastPairs("text", ["textFaint", "success", "danger"], ["page", "surface", "raised"]),
];
