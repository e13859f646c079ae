import { keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space } = vars;

const away = { opacity: 0, transform: "translateY(calc(100% + 2rem))" };
const slideIn = keyframes({ from: away });
const slideOut = keyframes({ to: away });

export const banner = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[2],
  rowGap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.card,
  border: `${vars.lineWidth} solid ${color.primary}`,
  background: color.raised,
  boxShadow: vars.elevation.high,
  animation: `${slideIn} 400ms ease-out`,
  selectors: {
    /** BAN-10, BAN-11: 400 ms. */
    "&[data-leaving]": { animation: `${slideOut} 400ms ease-in forwards`, pointerEvents: "none" },
  },
  "@media": { [media.fromTablet]: { padding: space[5] } },
});
export const textBlock = style({ display: "grid", gap: space[1], minWidth: 0 });
export const text = style({
  color: color.textSoft,
  textWrap: "pretty",
  lineHeight: 1.45,
  fontSize: vars.font.size.small,
  "@media": { [media.fromTablet]: { fontSize: vars.font.size.body } },
});
export const action = style({ gridColumn: "1 / -1" });
export const close = style({ margin: "-0.5rem -0.5rem 0 0" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textSoft"], ["raised"]),
  ...contrastPairs("control", ["primary"], ["page"]),
];
