import { style } from "@vanilla-extract/css";
import { floating } from "../../styles/floating.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { space } = vars;

const column = style([floating, { display: "flex", flexDirection: "column" }]);
export const popover = style([column, { maxWidth: "min(26rem, calc(100vw - 1.5rem))" }]);
/** As wide as what it holds, up to the window's edges. */
export const wide = style([column, { maxWidth: "100vw" }]);
export const dialog = style({ display: "flex", flexDirection: "column", minHeight: 0, outline: "none" });
export const content = style({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  ":focus-visible": { outlineOffset: "-4px" },
});
export const padded = style([content, { padding: `${space[4]} ${space[5]}` }]);

/** Colours this puts on each other, for the contrast test. */
export const contrast = [...contrastPairs("text", ["text"], ["raised"])];
