import { media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  marginBlock: `${space[2]} ${space[10]}`,
  color: color.text,
  fontFamily: font.text,
  lineHeight: font.line.body,
});

globalStyle(`.sbdocs ${page} :is(h2, p, ul, ol, li, table, th, td, code)`, {
  margin: 0,
  border: 0,
  padding: 0,
  background: "none",
  color: "inherit",
  fontFamily: "inherit",
  fontSize: "inherit",
});
globalStyle(`.sbdocs ${page} code`, {
  padding: "0.1em 0.35em",
  borderRadius: radius.small,
  background: color.sunken,
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.875em",
});

/** What a prop holds may be longer than a phone, or than a screen: its table scrolls, not the page. */
globalStyle(".sbdocs :has(> table.docblock-argstable)", { overflowX: "auto", padding: 1 });

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
globalStyle(`.sbdocs ${page} h2`, {
  fontFamily: font.heading,
  fontSize: font.size.h3,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.snug,
});

export const lead = style({});
globalStyle(`.sbdocs ${page} p${lead}`, { maxWidth: "42rem", fontSize: "1.25rem", color: color.textSoft });

export const cards = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
  "@media": { [media.fromTablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(17rem, 1fr))" } },
});
globalStyle(`.sbdocs ${page} ${cards} > li`, {
  display: "grid",
  alignContent: "start",
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
});
globalStyle(`.sbdocs ${page} ${cards} span`, { color: color.textFaint });

export const anatomy = style({ display: "grid", listStyle: "none", counterReset: "part" });
globalStyle(`.sbdocs ${page} ${anatomy} > li`, {
  counterIncrement: "part",
  display: "grid",
  gridTemplateColumns: "1.75rem minmax(0, 10rem) minmax(0, 1fr)",
  columnGap: space[3],
  alignItems: "baseline",
  paddingBlock: space[2],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
});
globalStyle(`.sbdocs ${page} ${anatomy} > li::before`, {
  content: "counter(part)",
  display: "grid",
  placeItems: "center",
  width: "1.625rem",
  height: "1.625rem",
  borderRadius: "50%",
  background: color.primarySoft,
  color: color.onPrimarySoft,
  fontSize: font.size.label,
  fontWeight: font.weight.bold,
});
globalStyle(`.sbdocs ${page} ${anatomy} span`, { color: color.textSoft });

export const keyboard = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`.sbdocs ${page} ${keyboard} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
  fontWeight: font.weight.regular,
});
globalStyle(`.sbdocs ${page} ${keyboard} thead th`, {
  fontSize: font.size.label,
  fontWeight: font.weight.semibold,
  color: color.textFaint,
});
globalStyle(`.sbdocs ${page} ${keyboard} tbody tr`, { background: "none" });
globalStyle(`.sbdocs ${page} ${keyboard} tbody th`, { width: "38%" });
globalStyle(`.sbdocs ${page} kbd`, {
  display: "inline-block",
  marginInlineEnd: space[2],
  marginBlock: "0.125rem",
  padding: "0.1rem 0.5rem 0.2rem",
  borderRadius: radius.small,
  border: `1px solid ${color.lineStrong}`,
  borderBlockEndWidth: "3px",
  background: color.surface,
  fontFamily: "inherit",
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  whiteSpace: "nowrap",
});

export const source = style({ color: color.textFaint });

export const sources = style({ display: "grid", gap: space[2], listStyle: "none" });

export const standing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[6]}`,
  listStyle: "none",
});

globalStyle(`.sbdocs ${page} ul:is(${standing}, ${sources})`, { listStyle: "none" });

/** A pair of samples beside each other, below each other on a phone. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": { [media.fromLaptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const tried = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
  minWidth: 0,
  margin: 0,
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  overflow: "hidden",
});
export const live = style({
  minWidth: 0,
  padding: space[5],
  background: color.page,
});
globalStyle(`${tried} figcaption`, {
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: "4px solid",
  background: color.surface,
});
globalStyle(`${tried}[data-right=true] figcaption`, { borderBlockStartColor: color.success });
globalStyle(`${tried}[data-right=false] figcaption`, { borderBlockStartColor: color.danger });
globalStyle(`${tried}[data-right=true] figcaption > strong`, { color: color.success });
globalStyle(`${tried}[data-right=false] figcaption > strong`, { color: color.danger });

/** As narrow as a phone, in a frame. */
export const phone = style({
  width: "100%",
  maxWidth: "22.5rem",
  padding: space[4],
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  background: color.page,
});
