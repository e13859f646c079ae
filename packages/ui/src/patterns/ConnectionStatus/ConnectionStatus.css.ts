import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: space[3],
  rowGap: space[1],
  paddingBlock: space[2],
  paddingInline: space[4],
  fontSize: vars.font.size.small,
  "@media": { [media.forcedColors]: { borderBlockEnd: "1px solid CanvasText" } },
});
export const look = styleVariants({
  offline: { background: color.warningSoft, color: color.onWarningSoft },
  reconnecting: { background: color.infoSoft, color: color.onInfoSoft },
  blocked: { background: color.dangerSoft, color: color.onDangerSoft },
});
export const textBlock = style({ display: "flex", alignItems: "center", gap: space[2], minWidth: 0 });
export const title = style({ fontWeight: vars.font.weight.bold });
export const icon = style({ flex: "none" });
export const action = style({
  minHeight: "2.25rem",
  paddingInline: space[3],
  borderRadius: vars.radius.pill,
  border: `${vars.lineWidth} solid currentColor`,
  fontWeight: vars.font.weight.semibold,
  position: "relative",
  "::after": { content: "", position: "absolute", inset: "-5px 0" },
  ":hover": { background: "color-mix(in oklab, currentColor 10%, transparent)" },
});
