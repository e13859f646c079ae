import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { closeButton } from "../../styles/close.css.ts";
import { media, vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(1.5rem)" } });
const settle = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem) scale(0.98)" } });

export const scrim = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  height: "var(--visual-viewport-height, 100dvh)",
  zIndex: vars.layer.dialog,
  display: "grid",
  alignItems: "end",
  background: color.scrim,
  selectors: {
    "&[data-entering]": { animation: `${fade} ${vars.motion.base} ease-out` },
    "&[data-exiting]": { animation: `${fade} ${vars.motion.fast} ease-in reverse` },
  },
  "@media": { [media.fromTablet]: { placeItems: "center", padding: space[6] } },
});

const panel = style({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxHeight: "calc(var(--visual-viewport-height, 100dvh) - 2rem)",
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.text,
  boxShadow: vars.elevation.high,
  selectors: {
    "[data-entering] > &": { animation: `${rise} ${vars.motion.slow} ease-out` },
    "[data-exiting] > &": { animation: `${rise} ${vars.motion.fast} ease-in reverse` },
  },
  "@media": {
    [media.fromTablet]: {
      borderRadius: vars.radius.card,
      selectors: {
        "[data-entering] > &": { animationName: settle },
        "[data-exiting] > &": { animationName: settle },
      },
    },
  },
});
export const size = styleVariants({
  small: [panel, { "@media": { [media.fromTablet]: { maxWidth: "27rem" } } }],
  medium: [panel, { "@media": { [media.fromTablet]: { maxWidth: "36rem" } } }],
  large: [panel, { "@media": { [media.fromTablet]: { maxWidth: "52rem" } } }],
  wide: [panel, { "@media": { [media.fromTablet]: { maxWidth: "72rem" } } }],
});

export const dialog = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  outline: "none",
});
export const header = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[3],
  rowGap: space[2],
  padding: `${space[5]} ${space[5]} 0`,
  "@media": { [media.fromTablet]: { padding: `${space[6]} ${space[6]} 0` } },
});
export const description = style({ gridColumn: "1 / -1", color: color.textSoft, textWrap: "pretty" });
export const close = style([closeButton, { margin: "-0.625rem -0.625rem -0.625rem 0" }]);
export const content = style({
  flex: "0 1 auto",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[5],
  ":empty": { paddingBlockEnd: 0 },
  ":focus-visible": { outlineOffset: "-4px" },
  "@media": { [media.fromTablet]: { padding: space[6], ":empty": { paddingBlockEnd: 0 } } },
});
export const actions = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: `${space[4]} ${space[5]} max(${space[5]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
  "@media": {
    [media.fromTablet]: {
      flexDirection: "row-reverse",
      flexWrap: "wrap",
      justifyContent: "flex-start",
      padding: `${space[4]} ${space[6]}`,
    },
  },
});
export const waiting = style({ paddingBlock: space[8], textAlign: "center", color: color.textFaint });
