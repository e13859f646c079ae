import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { space } = vars;

export const form = style({ display: "grid", gap: space[5] });
/** What it holds is as easy to hit as the buttons above it. */
export const target = style({ display: "flex" });
globalStyle(`${target} > *`, { display: "inline-flex", alignItems: "center", minHeight: vars.target });

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["text", "primary"], ["page", "surface"]);
