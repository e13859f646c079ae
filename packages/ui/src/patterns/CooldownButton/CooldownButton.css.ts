import { style } from "@vanilla-extract/css";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

/** Figures of one width: the button does not twitch at each second. */
export const textBlock = style({ fontVariantNumeric: "tabular-nums" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["textFaint"], ["sunken"]);
