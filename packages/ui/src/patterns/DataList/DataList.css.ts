import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const data = style({ display: "grid", gap: space[4] });
const list = style({ display: "grid", gap: space[3], gridTemplateColumns: "minmax(0, 1fr)" });
export const columns = styleVariants({
  1: [list],
  2: [list, { "@media": { [media.fromLaptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } }],
});
export const more = style({ display: "grid", justifyItems: "center", paddingBlockStart: space[2] });
