import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(1rem)" } });

/** A floating card that came up from the foot of the page; the panel of choices is one too. */
export const floating = style({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.elevation.high,
  animation: `${arrive} ${vars.motion.slow} ease-out`,
  "@media": { [media.fromTablet]: { padding: space[5] } },
});
export const card = style([floating, { selectors: { "&[data-still]": { animation: "none" } } }]);
export const banner = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[2],
  rowGap: space[2],
});
export const textBlock = style({ display: "grid", gap: space[1], minWidth: 0 });
export const title = style({ display: "flex", alignItems: "center", gap: space[2] });
export const icon = style({ flex: "none", color: color.primary });
export const text = style({ color: color.textSoft, textWrap: "pretty", lineHeight: 1.45 });
export const close = style({ margin: "-0.5rem -0.5rem 0 0" });
export const actions = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  rowGap: space[1],
  columnGap: space[2],
  marginBlockEnd: `calc(-1 * ${space[2]})`,
});
globalStyle(`${actions} > :last-child`, { gridColumn: "1 / -1" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textSoft"], ["raised"]),
  ...contrastPairs("control", ["primary"], ["raised"]),
];
