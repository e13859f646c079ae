import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

export const slider = style({ display: "grid", gap: space[1], minWidth: 0 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
});
export const output = style({
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  color: color.textSoft,
});
/** As high as a finger; its ends stand in by half a thumb, so that no thumb hangs out. */
export const track = style({
  position: "relative",
  height: vars.target,
  marginInline: "0.875rem",
  cursor: "pointer",
  touchAction: "none",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});
export const rail = style({
  position: "absolute",
  insetInline: "-0.875rem",
  insetBlockStart: "calc(50% - 0.25rem)",
  height: "0.5rem",
  borderRadius: vars.radius.pill,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineField}`,
  // Shadows are not drawn there.
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText", background: "Canvas" } },
});
export const fill = style({
  position: "absolute",
  insetBlockStart: "calc(50% - 0.25rem)",
  height: "0.5rem",
  borderRadius: vars.radius.pill,
  background: color.primary,
  selectors: {
    // From the very start of the rail, which stands out by half a thumb.
    "&[data-from-start]": {
      borderInlineStart: `0.875rem solid ${color.primary}`,
      marginInlineStart: "-0.875rem",
      boxSizing: "content-box",
    },
    "[data-disabled] > &[data-from-start]": { borderColor: color.lineField },
    "[data-invalid] > &[data-from-start]": { borderColor: color.danger },
    "[data-disabled] > &": { background: color.lineField },
    "[data-invalid] > &": { background: color.danger },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      background: "Highlight",
      selectors: {
        "&[data-from-start]": { borderColor: "Highlight" },
        "[data-invalid] > &[data-from-start]": { borderColor: "Highlight" },
        "[data-invalid] > &": { background: "Highlight" },
        "[data-disabled] > &[data-from-start]": { borderColor: "GrayText" },
        "[data-disabled] > &": { background: "GrayText" },
      },
    },
  },
});
export const thumb = style({
  insetBlockStart: "50%",
  width: "1.75rem",
  height: "1.75rem",
  borderRadius: "50%",
  border: `0.1875rem solid ${color.primary}`,
  background: color.surface,
  boxShadow: vars.elevation.low,
  cursor: "grab",
  touchAction: "none",
  "::after": { content: "", position: "absolute", inset: "-0.625rem" },
  selectors: {
    "&[data-dragging]": { cursor: "grabbing", background: color.primarySoft },
    "&[data-focus-visible]": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
    "&[data-disabled]": { borderColor: color.lineField, background: color.sunken, cursor: "not-allowed" },
    "[data-invalid] > &": { borderColor: color.danger },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "Highlight",
      background: "Canvas",
      selectors: {
        "&[data-focus-visible]": { outlineColor: "Highlight" },
        "&[data-dragging]": { background: "Canvas" },
        "&[data-disabled]": { borderColor: "GrayText", background: "Canvas" },
        "[data-invalid] > &": { borderColor: "Highlight" },
      },
    },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["primary", "lineField", "danger", "focus"], ["page", "surface", "raised"]),
  ...contrastPairs("text", ["textSoft"], ["page", "surface", "raised"]),
];
