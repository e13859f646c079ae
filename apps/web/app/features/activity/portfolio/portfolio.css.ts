import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const thumbnail = style({
  width: "8rem",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: vars.radius.box,
  background: vars.color.sunken,
});
export const bodyText = style({ overflowWrap: "anywhere" });
