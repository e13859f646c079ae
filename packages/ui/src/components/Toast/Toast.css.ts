import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { closeButton } from "../../styles/close.css.ts";
import { passing, timeLine } from "../../styles/passing.css.ts";
import { media, vars } from "../../theme/contract.css.ts";

const { color, space } = vars;
const sign = createVar();

export const region = style({
  position: "fixed",
  // Below the bar on top, whose controls stay at hand.
  insetBlockStart: `calc(var(--j-top-bar, 0px) + max(${space[3]}, env(safe-area-inset-top)))`,
  insetInline: space[3],
  zIndex: vars.layer.toast,
  pointerEvents: "none",
  "@media": {
    [media.fromTablet]: {
      insetBlockStart: `calc(var(--j-top-bar, 0px) + ${space[5]})`,
      insetInline: `auto ${space[5]}`,
      width: "23.5rem",
    },
    print: { display: "none" },
  },
});
export const list = style({ display: "grid", gap: space[3] });

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

export const toast = style([
  passing,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    columnGap: space[3],
    padding: "0.875rem 0.5rem 1.125rem 1rem",
    animation: `${arrive} ${vars.motion.slow} ease-out`,
  },
]);
export const type = styleVariants({
  success: { vars: { [sign]: color.success } },
  error: { vars: { [sign]: color.danger } },
  warning: { vars: { [sign]: color.warning } },
  info: { vars: { [sign]: color.info } },
});
export const icon = style({ width: "1.375rem", height: "1.375rem", color: sign });
export const textBlock = style({ minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ fontWeight: vars.font.weight.semibold });
export const message = style({
  color: color.textFaint,
  textWrap: "pretty",
  selectors: { "&[data-alone]": { color: color.text } },
});
export const close = style([closeButton, { marginBlock: "-0.65rem" }]);
export const bar = style([timeLine, { color: sign }]);
