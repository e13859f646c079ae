import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const form = style({ display: "grid", gap: space[5] });
export const textBlock = style({ display: "grid", gap: space[3], textWrap: "pretty" });
export const names = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr 1fr", alignItems: "start" } },
});
