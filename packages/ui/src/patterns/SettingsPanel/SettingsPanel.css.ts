import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { color, font, radius, space } = vars;

export const panel = style({ display: "grid", gap: space[6], minWidth: 0 });
export const switches = style({
  display: "grid",
  borderBlock: `${vars.lineWidth} solid ${color.line}`,
  paddingBlock: space[2],
});
export const ending = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const resetNotice = style({ flex: "1 1 12rem", color: color.textSoft });

/** A small page in its own theme: set `data-theme` on it. */
export const page = style({
  display: "grid",
  alignContent: "center",
  gap: "0.3125rem",
  width: "100%",
  height: "3.5rem",
  padding: space[2],
  borderRadius: radius.small,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.page,
});
export const title = style({
  width: "60%",
  height: "0.5rem",
  borderRadius: radius.pill,
  background: color.text,
});
export const line = style({
  width: "90%",
  height: "0.25rem",
  borderRadius: radius.pill,
  background: color.textFaint,
});
export const action = style({
  width: "40%",
  height: "0.625rem",
  borderRadius: radius.pill,
  background: color.primary,
});
/** Day beside night: two small pages in one. */
export const halves = style({ display: "grid", gridTemplateColumns: "1fr 1fr", width: "100%" });
export const dayHalf = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
export const nightHalf = style({ borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStart: 0 });

export const letters = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  lineHeight: 1,
});
export const button = style({
  display: "grid",
  placeItems: "center",
  borderRadius: radius.control,
  background: color.primary,
  "::after": {
    content: "",
    width: "50%",
    height: "0.1875rem",
    borderRadius: radius.pill,
    background: color.onPrimary,
  },
});
export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  width: "100%",
  height: "2rem",
  borderRadius: radius.small,
  overflow: "hidden",
});
