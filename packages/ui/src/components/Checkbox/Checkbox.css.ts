import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, space } = vars;

export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  minHeight: vars.target,
  paddingBlock: "0.625rem",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.textFaint, cursor: "not-allowed" } },
});

export const box = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  borderRadius: vars.radius.small,
  border: `max(1.5px, ${vars.lineWidth}) solid ${color.lineField}`,
  background: color.surface,
  color: color.onPrimary,
  cursor: "inherit",
  transition: `background-color ${vars.motion.fast} ease-out, border-color ${vars.motion.fast} ease-out`,
  "::before": {
    content: "",
    width: "0.875rem",
    height: "0.875rem",
    background: "currentColor",
    clipPath: "polygon(14% 46%, 4% 58%, 40% 90%, 97% 22%, 86% 11%, 39% 67%)",
    opacity: 0,
  },
  selectors: {
    "&:is(:checked, :indeterminate)": { background: color.primary, borderColor: color.primary },
    "&:is(:checked, :indeterminate)::before": { opacity: 1 },
    "&:indeterminate::before": { clipPath: "inset(42% 10%)" },
    "label:hover > &:not(:disabled, :checked, :indeterminate)": { borderColor: color.textFaint },
    "&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    "&:disabled": { background: color.sunken, borderColor: color.line, color: color.textFaint },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "CanvasText",
      "::before": { background: "CanvasText" },
      selectors: {
        "&[aria-invalid=true]": forced.refused,
        "&:disabled": { borderColor: "GrayText" },
        "&:disabled::before": { background: "GrayText" },
      },
    },
  },
});

export const textBlock = style({ minWidth: 0, lineHeight: "1.5rem" });
export const below = style({
  display: "grid",
  gap: vars.space[1],
  marginBlockStart: "-0.25rem",
  paddingInlineStart: "2.25rem",
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["lineField", "primary", "danger"], ["page", "surface", "raised"]),
  ...contrastPairs("control", ["onPrimary"], ["primary"]),
  ...contrastPairs("text", ["textFaint"], ["page", "surface", "raised", "sunken"]),
];
