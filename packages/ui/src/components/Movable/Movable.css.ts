import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { media } from "../../theme/scales.ts";

const { color, radius } = vars;

export const movable = style({
  position: "relative",
  selectors: { "&[data-taken]": { outline: `2px dashed ${color.primary}` } },
  "@media": { [media.hover]: { cursor: "grab" } },
});
/** Shown to who points at it or comes by keyboard, and always where nothing points. */
export const handle = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
  padding: 0,
  border: `${vars.lineWidth} solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  cursor: "move",
  touchAction: "none",
  "@media": {
    [media.hover]: {
      selectors: {
        "&:not(:focus-visible, [aria-pressed=true])": { opacity: 0 },
        [`${movable}:hover &`]: { opacity: 1 },
      },
    },
    print: { display: "none" },
  },
});
