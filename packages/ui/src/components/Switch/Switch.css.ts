import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

export const row = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[4],
  minHeight: vars.target,
  paddingBlock: "0.625rem",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.textFaint, cursor: "not-allowed" } },
});

const knob = "1.125rem";

export const track = style({
  appearance: "none",
  flex: "none",
  display: "flex",
  alignItems: "center",
  width: "2.75rem",
  height: "1.5rem",
  paddingInline: "0.125rem",
  borderRadius: vars.radius.pill,
  border: `max(1.5px, ${vars.lineWidth}) solid ${color.lineField}`,
  background: color.surface,
  cursor: "inherit",
  transition: `background-color ${vars.motion.fast} ease-out, border-color ${vars.motion.fast} ease-out`,
  "::before": {
    content: "",
    width: knob,
    height: knob,
    scale: "0.78",
    borderRadius: "50%",
    background: color.lineField,
    transition: `translate ${vars.motion.fast} ease-out, scale ${vars.motion.fast} ease-out`,
  },
  selectors: {
    "&:checked": { background: color.primary, borderColor: color.primary },
    "&:checked::before": {
      translate: `calc(2.75rem - 0.25rem - ${knob} - 2 * max(1.5px, ${vars.lineWidth}))`,
      scale: "1",
      background: color.onPrimary,
    },
    "label:hover > &:not(:disabled, :checked)": { borderColor: color.textFaint },
    "&:disabled": { background: color.sunken, borderColor: color.line },
    "&:disabled::before": { background: color.textFaint },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "CanvasText",
      "::before": { background: "CanvasText" },
      selectors: {
        "&:checked": { background: "Highlight" },
        "&:checked::before": { background: "HighlightText" },
        "&:disabled": { borderColor: "GrayText" },
        "&:disabled::before": { background: "GrayText" },
        "&:checked:disabled": { background: "GrayText" },
        "&:checked:disabled::before": { background: "Canvas" },
      },
    },
  },
});

export const textBlock = style({ display: "grid", gap: space[1], minWidth: 0, lineHeight: "1.5rem" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["lineField", "primary"], ["page", "surface", "raised"]),
  ...contrastPairs("control", ["onPrimary"], ["primary"]),
  ...contrastPairs("text", ["textFaint"], ["page", "surface", "raised", "sunken"]),
];
