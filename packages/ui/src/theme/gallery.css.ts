import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "./contract.css.ts";

const { color, font, radius, space } = vars;

export const page = style({ display: "grid", gap: space[12], maxWidth: "70rem", marginInline: "auto" });
export const section = style({ display: "grid", gap: space[4], minWidth: 0 });
export const title = style({
  fontFamily: font.heading,
  fontSize: font.size.h2,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.snug,
});
export const lead = style({ maxWidth: "42rem", fontSize: font.size.lead, color: color.textSoft });
export const faint = style({ fontSize: font.size.small, color: color.textFaint });

export const grid = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
});
export const card = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
});
export const name = style({ fontWeight: font.weight.semibold });

/** The same token in each theme, side by side: clair, sombre, contraste fort. */
export const trio = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  height: "4rem",
  overflow: "hidden",
  borderRadius: radius.control,
  border: `1px solid ${color.lineStrong}`,
});

export const rows = style({ display: "grid" });
export const row = style({
  display: "grid",
  gap: `${space[2]} ${space[4]}`,
  alignItems: "center",
  paddingBlock: space[3],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  "@media": { [media.fromLaptop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
});
export const samples = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[3],
});
export const sample = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
});
export const chip = style({
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "2.5rem",
  borderRadius: radius.control,
  fontSize: font.size.lead,
  fontWeight: font.weight.semibold,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
});
export const mark = style({
  width: "1.125rem",
  height: "1.125rem",
  borderRadius: "50%",
  border: "3px solid",
});
export const figure = style({ fontWeight: font.weight.semibold, fontVariantNumeric: "tabular-nums" });
export const head = style({ display: "none", "@media": { [media.fromLaptop]: { display: "grid" } } });

export const specimen = style({
  fontFamily: font.heading,
  fontWeight: font.weight.bold,
  overflowWrap: "anywhere",
});
export const bar = style({ height: "1.5rem", borderRadius: radius.small, background: color.primary });
export const shape = style({
  height: "5.5rem",
  border: `${vars.lineWidth} solid ${color.lineField}`,
  background: color.primarySoft,
});
export const lifted = style({ height: "5.5rem", borderRadius: radius.box, background: color.raised });
globalStyle(`${page} code`, {
  fontFamily: "ui-monospace, monospace",
  fontSize: font.size.small,
  color: color.textFaint,
});
