import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, radius, space } = vars;

/** As high as its pictures before they have come: nothing moves when they do. */
export const row = style({
  display: "flex",
  gap: space[2],
  margin: 0,
  // Room for the ring of the focus, which the scrolling would cut.
  padding: "0.25rem",
  overflowX: "auto",
  listStyle: "none",
  scrollSnapType: "x proximity",
});
export const item = style({ position: "relative", flex: "none", scrollSnapAlign: "start" });
export const opening = style({
  display: "block",
  height: "8rem",
  minWidth: vars.target,
  maxWidth: "min(14rem, 70vw)",
  padding: 0,
  overflow: "hidden",
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  background: color.sunken,
  cursor: "zoom-in",
});
export const thumbnail = style({ display: "block", width: "100%", height: "100%", objectFit: "cover" });
export const state = style({
  position: "absolute",
  insetBlockEnd: space[2],
  insetInlineStart: space[2],
  pointerEvents: "none",
});

/** Swiped sideways, scrolled up and down. */
export const frame = style({
  display: "grid",
  placeItems: "center",
  height: "min(62vh, 36rem)",
  overflow: "hidden",
  borderRadius: radius.box,
  background: color.sunken,
  touchAction: "pan-y pinch-zoom",
  selectors: { "&[data-zoomed]": { display: "block", overflow: "auto", touchAction: "auto" } },
});
export const large = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "min(62vh, 36rem)",
  width: "auto",
  height: "auto",
  objectFit: "contain",
  selectors: { "[data-zoomed] > &": { maxWidth: "none", maxHeight: "none", width: "200%", height: "auto" } },
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  marginBlockStart: space[3],
});
export const steps = style({ display: "flex", alignItems: "center", gap: space[2] });
export const count = style({
  margin: 0,
  minWidth: "7.5rem",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  color: color.text,
  fontSize: font.size.small,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = contrastPairs("text", ["text"], ["raised"]);
