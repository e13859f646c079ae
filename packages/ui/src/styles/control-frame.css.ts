import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { contrastPairs } from "../theme/contrast-pairs.ts";
import { forced } from "../theme/forced.ts";

const { color, radius } = vars;

/** Frame of a control that is a box: put it on the native element, or on the box around element and adornments. */
export const controlFrame = style({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: "3rem",
  paddingInline: "0.875rem",
  borderRadius: radius.control,
  border: `${vars.lineWidth} solid ${color.lineField}`,
  background: color.surface,
  color: color.text,
  selectors: {
    "&:hover": { borderColor: color.textFaint, transition: `border-color ${vars.motion.fast} ease-out` },
    "&:is(:focus-visible, :focus-within)": { borderColor: color.primary },
    '&:is([aria-invalid="true"], [data-invalid])': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    "&:is(:disabled, [data-disabled])": {
      background: color.sunken,
      borderColor: color.line,
      color: color.textFaint,
      cursor: "not-allowed",
    },
    "[data-theme=high-contrast] &:is(:disabled, [data-disabled])": { borderStyle: "dashed" },
    "&:is(:read-only, [data-readonly]):is(input, textarea, [data-readonly])": {
      background: color.sunken,
      borderColor: color.line,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { '&:is([aria-invalid="true"], [data-invalid])': forced.refused },
    },
  },
});

/** For a frame around an input with adornments: the ring goes around the frame, not the bare input. */
export const frameFocus = style({
  selectors: {
    "&:has(:is(input, textarea):focus-visible)": {
      outline: `3px solid ${color.focus}`,
      outlineOffset: "2px",
    },
  },
});

/** The bare input inside a frame. */
export const bareInput = style({
  flex: 1,
  width: "100%",
  minWidth: 0,
  minHeight: "2.75rem",
  border: 0,
  background: "none",
  textOverflow: "ellipsis",
  ":focus": { outline: "none" },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["page", "surface", "raised", "sunken"]),
  ...contrastPairs("control", ["lineField", "danger", "primary", "focus"], ["page", "surface", "raised"]),
];
