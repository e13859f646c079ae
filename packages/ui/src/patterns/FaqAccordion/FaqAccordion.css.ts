import { keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

/** FAQ-21: 300 ms. */
const appear = keyframes({ from: { opacity: 0 } });

export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  selectors: { "&[data-fading]": { animation: `${appear} 300ms ease-out` } },
  "@media": {
    [media.fromLaptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[4] },
  },
});
export const question = style({
  borderRadius: vars.radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  scrollMarginTop: "6rem",
  selectors: { "&[open]": { borderColor: color.lineStrong } },
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  minHeight: "4.25rem",
  padding: `${space[3]} ${space[5]}`,
  borderRadius: vars.radius.card,
  cursor: "pointer",
  listStyle: "none",
  ":hover": { color: color.primary },
  ":focus-visible": { outlineOffset: "-4px" },
  "::marker": { content: "" },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const sign = style({
  flex: "none",
  color: color.primary,
  transition: `transform ${vars.motion.base} ease-out`,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});
/** FAQ-26: 500 px at most; what is longer scrolls. */
export const answer = style({
  maxHeight: "500px",
  overflowY: "auto",
  padding: `0 ${space[5]} ${space[5]}`,
  color: color.textSoft,
  textWrap: "pretty",
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textSoft", "primary"], ["surface"]),
  ...contrastPairs("control", ["primary"], ["surface"]),
];
