import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, space, radius } = vars;

/** From a laptop on all of it is on one screen: the chart and what stands beside it scroll, the page does not. */
export const page = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.fromWide]: {
      height: "calc(100dvh - 2rem)",
      minHeight: "30rem",
      gridTemplateColumns: "minmax(0, 3fr) minmax(24rem, 2fr)",
      gridTemplateRows: "auto minmax(0, 1fr)",
    },
  },
});

export const head = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
});

export const standing = style({ display: "grid", gap: space[1], minWidth: 0, overflowWrap: "anywhere" });

export const side = style({
  minWidth: 0,
  "@media": {
    [media.fromWide]: {
      minHeight: 0,
      overflowY: "auto",
      // Room for the ring of the focus, which would be cut off.
      marginInlineStart: `calc(-1 * ${space[2]})`,
      paddingInline: `${space[2]} ${space[1]}`,
    },
  },
});

export const groups = style({ display: "grid", gap: space[5], minWidth: 0 });

export const group = style({ display: "grid", gap: space[2] });

/** Buttons of one kind; what groups them draws nothing. */
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: 0,
});

export const list = style({ display: "grid", gap: space[1], listStyle: "none", padding: 0 });

export const parts = style({ display: "grid", listStyle: "none", padding: 0 });
export const part = style({
  display: "grid",
  gap: space[1],
  justifyItems: "start",
  paddingBlock: space[3],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
});

export const steps = style({ display: "grid", listStyle: "none", padding: 0 });
export const step = style({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  alignItems: "baseline",
  width: "100%",
  minHeight: vars.target,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderInlineStart: `4px solid ${color.line}`,
  background: "none",
  color: color.text,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.sunken },
    "&[aria-current]": {
      borderColor: color.primary,
      background: color.primarySoft,
      color: color.onPrimarySoft,
      fontWeight: font.weight.semibold,
    },
    "&[data-ahead=true]": { color: color.textFaint, borderInlineStartStyle: "dashed" },
  },
});
export const count = style({ fontVariantNumeric: "tabular-nums", fontSize: font.size.small });

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

export const chartFrame = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gap: space[1],
  minWidth: 0,
  height: "60vh",
  "@media": { [media.fromWide]: { height: "auto", minHeight: 0 } },
});
export const zoom = style([buttons, { gap: space[1] }]);

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
    "&[data-pointed=true]": { stroke: color.accent, strokeWidth: 4 },
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

export const figure = style([cell, { whiteSpace: "nowrap" }]);

export const code = style([
  cell,
  { fontFamily: "ui-monospace, monospace", fontSize: font.size.small, overflowWrap: "anywhere" },
]);

export const scrolling = style({ overflowX: "auto" });

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[2] });
