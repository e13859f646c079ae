import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, radius, space } = vars;

export const picture = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "60vh",
  width: "auto",
  height: "auto",
});
export const own = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  background: color.raised,
  overflow: "hidden",
  cursor: "pointer",
  textAlign: "start",
});
export const ownPicture = style({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
});
export const ownName = style({ display: "block", padding: space[3], overflowWrap: "anywhere" });
export const side = style({
  "@media": {
    [media.fromLaptop]: {
      position: "sticky",
      insetBlockStart: `calc(var(--j-top-covered, 0px) + ${space[4]})`,
    },
  },
});
