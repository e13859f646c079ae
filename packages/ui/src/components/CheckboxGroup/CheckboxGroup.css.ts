import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { forced } from "../../theme/forced.ts";

const { color, space } = vars;

export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: {
    "&[aria-invalid]": { boxShadow: `inset 3px 0 ${color.danger}`, paddingInlineStart: space[4] },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-invalid]": forced.refused } } },
});
export const legend = style({ padding: 0, marginBlockEnd: space[1] });
export const look = styleVariants({
  list: { display: "grid" },
  columns: {
    display: "grid",
    columnGap: space[6],
    "@media": { [media.fromPhone]: { gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))" } },
  },
});
export const below = style({
  marginInlineStart: "0.7rem",
  paddingInlineStart: "1.5rem",
  borderInlineStart: `${vars.lineWidth} solid ${color.line}`,
});
export const after = style({ display: "grid", gap: space[1], marginBlockStart: space[1] });
