import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, space, radius } = vars;

export const stage = style({
  display: "grid",
  gap: space[6],
  maxWidth: "70rem",
  "@media": {
    [media.fromLaptop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", alignItems: "start" },
  },
});

export const column = style({ display: "grid", gap: space[5], minWidth: 0 });

export const group = style({ display: "grid", gap: space[2] });

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const tree = style({ display: "grid", gap: space[2], paddingInlineStart: 0 });

export const state = style({
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  background: color.surface,
  padding: `${space[2]} ${space[3]}`,
  display: "grid",
  gap: space[2],
  selectors: {
    "&[data-active=true]": {
      borderColor: color.primary,
      background: color.primarySoft,
      color: color.onPrimarySoft,
    },
    "&[data-parallel=true]": { borderStyle: "dashed" },
  },
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  fontWeight: font.weight.semibold,
});

export const data = style({
  fontFamily: "ui-monospace, monospace",
  fontSize: font.size.small,
  lineHeight: font.line.snug,
  background: color.sunken,
  color: color.text,
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  padding: space[3],
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
