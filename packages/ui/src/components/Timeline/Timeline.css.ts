import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const { color, space } = vars;
const disc = "2.25rem";
const sign = createVar();
const soft = createVar();

export const list = style({ display: "grid" });
export const entry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${disc} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: `calc(${disc} + 0.25rem) 0.25rem`,
      insetInlineStart: `calc(${disc} / 2 - 1px)`,
      width: 2,
      background: color.line,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&:not(:last-child)::before": { background: "CanvasText" } } },
  },
});
export const tone = styleVariants({
  neutral: { vars: { [sign]: color.textSoft, [soft]: color.sunken } },
  primary: { vars: { [sign]: color.onPrimarySoft, [soft]: color.primarySoft } },
  success: { vars: { [sign]: color.onSuccessSoft, [soft]: color.successSoft } },
  warning: { vars: { [sign]: color.onWarningSoft, [soft]: color.warningSoft } },
  danger: { vars: { [sign]: color.onDangerSoft, [soft]: color.dangerSoft } },
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: disc,
  height: disc,
  borderRadius: "50%",
  background: soft,
  color: sign,
  selectors: { "[aria-current] > &": { outline: `2px solid ${sign}`, outlineOffset: "2px" } },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
export const dot = style({
  width: "0.625rem",
  height: "0.625rem",
  borderRadius: "50%",
  background: "currentColor",
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});
export const body = style({ paddingBlockStart: "0.375rem", minWidth: 0 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
});
export const title = style({ fontWeight: vars.font.weight.semibold, overflowWrap: "anywhere" });
export const meta = style({ fontSize: vars.font.size.small, color: color.textFaint });
export const detail = style({ marginBlockStart: space[1], color: color.textSoft, overflowWrap: "anywhere" });
