import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, radius } = vars;

/** As high as the row of pictures that comes there. */
export const place = style({ minHeight: "8.5rem" });

export const thumbnail = style({
  display: "block",
  inlineSize: "7rem",
  blockSize: "7rem",
  objectFit: "cover",
  borderRadius: radius.box,
  background: color.sunken,
});
