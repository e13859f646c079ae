import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { color, font, space } = vars;

export const figure = style({ display: "grid", justifyItems: "center", gap: space[3], minWidth: 0 });
/** Black on white in every theme: cameras ask for it. */
const codeBase = style({
  maxWidth: "100%",
  height: "auto",
  aspectRatio: "1",
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: "#fff",
  color: "#000",
  forcedColorAdjust: "none",
});
export const size = styleVariants({
  small: [codeBase, { width: "8rem" }],
  medium: [codeBase, { width: "12rem" }],
  large: [codeBase, { width: "18rem" }],
});
export const textBlock = style({
  display: "grid",
  gap: space[1],
  justifyItems: "center",
  textAlign: "center",
  minWidth: 0,
});
export const text = style({
  fontSize: font.size.small,
  lineHeight: 1.4,
  color: color.textSoft,
  overflowWrap: "anywhere",
  userSelect: "all",
});
