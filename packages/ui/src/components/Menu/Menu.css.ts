import { style } from "@vanilla-extract/css";
import { forcedItem, item, marked, panel } from "../../styles/options.css.ts";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

export const popover = style([
  panel,
  { minWidth: "max(12rem, var(--trigger-width))", maxWidth: "min(22rem, calc(100vw - 1.5rem))" },
]);
export const command = style([item, { display: "flex" }]);
export const danger = style({
  color: color.danger,
  selectors: { [`&${marked}`]: { background: color.dangerSoft, color: color.onDangerSoft } },
  "@media": { [media.forcedColors]: forcedItem },
});
export const icon = style({ display: "inline-flex", flex: "none", width: "1.25em", lineHeight: 0 });
export const tick = style({ width: "1.25em", height: "1.25em", flex: "none" });
export const group = style({
  selectors: {
    "* + &": {
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
      borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
    },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "danger"], ["raised"]),
  ...contrastPairs("text", ["onDangerSoft"], ["dangerSoft"]),
];
