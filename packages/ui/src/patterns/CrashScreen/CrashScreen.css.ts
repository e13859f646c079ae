import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const screen = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[4],
  flexGrow: 1,
  minHeight: "70dvh",
  width: "min(100%, 44rem)",
  marginInline: "auto",
  padding: `${space[16]} ${space[5]}`,
  textAlign: "center",
});
export const picture = style({ marginBottom: space[4], maxWidth: "100%" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  marginTop: space[2],
});
