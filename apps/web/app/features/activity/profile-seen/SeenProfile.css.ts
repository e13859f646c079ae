import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;

export const page = style({ paddingBlock: space[8] });
export const who = style({ minWidth: 0, flex: "1 1 16rem" });
export const bodyText = style({ overflowWrap: "anywhere" });
export const about = style({ maxWidth: "65ch", whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const week = style({ width: "100%", maxWidth: "40rem", borderCollapse: "collapse" });
export const day = style({
  selectors: { "& + &": { borderBlockStart: `${vars.lineWidth} solid ${color.line}` } },
});
export const dayName = style({
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  textAlign: "start",
  fontWeight: font.weight.semibold,
});
export const hours = style({
  paddingBlock: space[2],
  paddingInlineStart: space[4],
  fontVariantNumeric: "tabular-nums",
});
export const drawnDay = style({ width: "40%", minWidth: "2rem" });
export const track = style({
  position: "relative",
  height: "0.75rem",
  overflow: "hidden",
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: vars.radius.small,
  background: color.sunken,
});

export const part = style({
  position: "absolute",
  insetBlock: 0,
  background: color.primary,
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});
