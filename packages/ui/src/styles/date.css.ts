import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { contrastPairs } from "../theme/contrast-pairs.ts";
import { forced } from "../theme/forced.ts";
import { typedSize } from "../theme/scales.ts";

const { color, space } = vars;

/** Frame of a date or a time around its parts; `frameWithButton` where a button stands at its end. */
export const frame = style({
  selectors: {
    "&:has([role=spinbutton]:focus)": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const frameWithButton = style({ paddingInlineEnd: space[1] });

/** The line of parts: day, month, year, hour… */
export const input = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  fontVariantNumeric: "tabular-nums",
});

/** One part, a number of its own. */
export const segment = style({
  fontSize: typedSize,
  padding: "0.125rem 0.1875rem",
  borderRadius: vars.radius.small,
  outline: "none",
  textAlign: "end",
  selectors: {
    "&[data-type=literal]": { paddingInline: "0.0625rem", color: color.textFaint },
    "&[data-placeholder]": { color: color.textFaint },
    "&[data-focused]": { background: color.primary, color: color.onPrimary },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-focused]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

/** Square button of a calendar or a field. */
export const toggle = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: vars.target,
  minHeight: vars.target,
  borderRadius: vars.radius.control,
  color: color.textSoft,
  ":hover": { background: color.sunken, color: color.text },
  selectors: { "&[data-disabled]": { color: color.textFaint } },
  "@media": { [media.forcedColors]: { selectors: { "&[data-disabled]": forced.resting } } },
});

/** The floating panel of a calendar. */
export const popover = style({
  zIndex: vars.layer.menu,
  overflow: "auto",
  borderRadius: vars.radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.text,
  boxShadow: vars.elevation.high,
  transition: `opacity ${vars.motion.fast} ease-out, transform ${vars.motion.fast} ease-out`,
  selectors: { "&:is([data-entering], [data-exiting])": { opacity: 0, transform: "translateY(-0.25rem)" } },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint", "textSoft"], ["surface", "raised", "sunken"]),
  ...contrastPairs("text", ["onPrimary"], ["primary"]),
  ...contrastPairs("control", ["focus"], ["page", "surface", "raised"]),
];
