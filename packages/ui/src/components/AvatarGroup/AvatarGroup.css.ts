import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font } = vars;

export const group = style({ display: "flex", flexWrap: "wrap", isolation: "isolate", rowGap: "0.25rem" });
/** A ring in the colour below parts those who overlap. */
export const person = style({
  display: "grid",
  borderRadius: "50%",
  boxShadow: `0 0 0 2px ${color.surface}`,
});
export const overlap = styleVariants({
  small: { selectors: { "& + &": { marginInlineStart: "-0.25rem" } } },
  medium: { selectors: { "& + &": { marginInlineStart: "-0.5rem" } } },
  large: { selectors: { "& + &": { marginInlineStart: "-0.75rem" } } },
});
const restBase = style({
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radius.pill,
  paddingInline: "0.375rem",
  background: color.sunken,
  color: color.textSoft,
  fontWeight: font.weight.bold,
  lineHeight: 1,
  selectors: { "[data-theme=high-contrast] &": { boxShadow: "inset 0 0 0 2px currentColor" } },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
export const rest = styleVariants({
  small: [restBase, { minWidth: "2rem", height: "2rem", fontSize: font.size.tiny }],
  medium: [restBase, { minWidth: "2.75rem", height: "2.75rem", fontSize: font.size.small }],
  large: [restBase, { minWidth: "4rem", height: "4rem", fontSize: font.size.lead }],
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [...contrastPairs("text", ["textSoft"], ["sunken"])];
