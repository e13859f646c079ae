import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color } = vars;

/** Things in a line. */
export const line = style({ display: "inline-flex", position: "relative", alignItems: "center" });
export const spaced = style({ gap: "0.375rem" });
export const part = style({ position: "absolute", insetInlineStart: 0, overflow: "hidden" });
export const full = style({ flex: "none", fill: color.accent, color: color.warning });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("control", ["warning", "textFaint"], ["page", "surface", "raised"]),
  ...contrastPairs("text", ["text", "textFaint"], ["page", "surface", "raised"]),
];
