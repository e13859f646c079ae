import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, radius, space } = vars;

export const pictures = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[1],
  margin: 0,
});
export const picture = style({
  position: "relative",
  margin: 0,
  overflow: "hidden",
  borderRadius: radius.box,
  background: color.sunken,
  aspectRatio: "3 / 2",
  // Two beside each other are as high as one alone.
  selectors: { "&:not(:only-child)": { aspectRatio: "3 / 4" } },
});
export const link = style({ display: "block", height: "100%" });
export const image = style({ display: "block", width: "100%", height: "100%", objectFit: "cover" });
export const moment = style({
  position: "absolute",
  insetBlockEnd: space[2],
  insetInlineStart: space[2],
  padding: "0.125rem 0.5rem",
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  lineHeight: 1.4,
  pointerEvents: "none",
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [...contrastPairs("text", ["text"], ["surface"])];
