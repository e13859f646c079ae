import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, space, radius } = vars;

export const page = style({ display: "grid", gap: space[6], maxWidth: "90rem" });

export const columns = style({
  display: "grid",
  gap: space[6],
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

export const chart = style({
  overflow: "auto",
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  background: color.surface,
  padding: space[2],
});

export const drawing = style({ display: "block", maxWidth: "none", fontFamily: font.text, fontSize: "12px" });

export const box = style({
  fill: color.surface,
  stroke: color.lineField,
  selectors: {
    "&[data-kind=parallel]": { strokeDasharray: "6 4" },
    "&[data-active=true]": { fill: color.primarySoft, stroke: color.primary, strokeWidth: 2 },
  },
});

export const boxName = style({
  fontWeight: font.weight.bold,
  fill: color.text,
  selectors: { "&[data-active=true]": { fill: color.onPrimarySoft } },
});

export const boxLine = style({
  fill: color.text,
  selectors: { "&[data-active=true]": { fill: color.onPrimarySoft } },
});

export const arrow = style({ fill: "none", stroke: color.textSoft, strokeWidth: 1.25 });

export const tip = style({ fill: color.textSoft });

export const textBlock = style({
  fill: color.text,
  textAnchor: "middle",
  paintOrder: "stroke",
  stroke: color.surface,
  strokeWidth: 4,
});

export const table = style({ borderCollapse: "collapse", width: "100%" });

export const cell = style({
  textAlign: "start",
  verticalAlign: "top",
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
});

export const code = style([
  cell,
  { fontFamily: "ui-monospace, monospace", fontSize: font.size.small, overflowWrap: "anywhere" },
]);

export const scrolling = style({ overflowX: "auto" });

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[2] });

export const summary = style({
  cursor: "pointer",
  minHeight: vars.target,
  display: "list-item",
  alignContent: "center",
});
