import { keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color } = vars;
const blink = keyframes({ "50%": { opacity: 0 } });

export const frame = style({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 3rem)",
  gap: "clamp(0.25rem, 2vw, 0.625rem)",
});

export const cell = style({
  display: "grid",
  placeItems: "center",
  minWidth: 0,
  height: "3.5rem",
  borderRadius: vars.radius.control,
  border: `${vars.lineWidth} solid ${color.lineField}`,
  background: color.surface,
  fontFamily: vars.font.heading,
  fontSize: "1.5rem",
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  selectors: {
    "input:focus ~ &[data-active]": {
      borderColor: color.primary,
      outline: `3px solid ${color.focus}`,
      outlineOffset: "2px",
    },
    "input:focus ~ &[data-active]:empty::before": {
      content: "",
      width: "2px",
      height: "1.5rem",
      background: color.primary,
      animation: `${blink} 1100ms step-end infinite`,
    },
    "input:focus ~ &[data-selected]": { background: color.primarySoft, color: color.onPrimarySoft },
    "input[aria-invalid=true] ~ &": {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    "input:disabled ~ &": { background: color.sunken, borderColor: color.line, color: color.textFaint },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "input[aria-invalid=true] ~ &": forced.refused,
        "input:disabled ~ &": forced.resting,
        "input:focus ~ &[data-selected]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

/** The one real input lies over the cells, unseen: typing, pasting and autofill are the browser's own. */
export const input = style({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  border: 0,
  background: "none",
  color: "transparent",
  caretColor: "transparent",
  letterSpacing: "2.4rem",
  overflow: "hidden",
  cursor: "text",
  ":focus": { outline: "none" },
  "::selection": { background: "transparent" },
  ":disabled": { cursor: "not-allowed" },
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none" },
    // Nothing writes the digits into the cells then.
    "(scripting: none)": { color: color.text, caretColor: color.text },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text"], ["surface"]),
  ...contrastPairs("text", ["textFaint"], ["sunken"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("control", ["lineField", "primary", "danger"], ["page", "surface", "raised"]),
];
