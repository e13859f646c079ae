import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const data = style({ display: "grid", gap: space[4] });
const list = style({ display: "grid", gap: space[3], gridTemplateColumns: "minmax(0, 1fr)" });
export const columns = styleVariants({
  1: [list],
  2: [list, { "@media": { [media.fromLaptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } }],
});
/** Rows that are compared: one box, a line between them. */
export const rows = style({
  border: `${vars.lineWidth} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: "clip",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});
globalStyle(`${rows} > * + *`, { borderBlockStart: `${vars.lineWidth} solid ${vars.color.line}` });
export const more = style({ display: "grid", justifyItems: "center", paddingBlockStart: space[2] });
