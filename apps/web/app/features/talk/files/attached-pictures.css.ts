import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, radius } = vars;

/** A picture that opens: as high as a few lines, whatever its shape. */
export const opens = style({
  display: "block",
  width: "fit-content",
  maxWidth: "100%",
  padding: 0,
  borderRadius: radius.box,
  overflow: "hidden",
  border: `${vars.lineWidth} solid ${color.line}`,
  cursor: "zoom-in",
});
export const large = style({
  display: "block",
  width: "auto",
  height: "auto",
  maxWidth: "100%",
  maxHeight: "14rem",
  background: color.sunken,
});
/** One of several in a row. */
export const small = style({
  display: "block",
  width: "6rem",
  height: "6rem",
  objectFit: "cover",
  background: color.sunken,
});
