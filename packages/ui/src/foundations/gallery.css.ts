import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";

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

export const name = style({ fontWeight: font.weight.semibold });

/** What is known of a token, a fact below the other. */
export const facts = style({
  display: "grid",
  gap: space[1],
  alignContent: "start",
  justifyItems: "start",
  minWidth: 0,
});

export const tokens = style({ display: "grid", listStyle: "none", padding: 0 });
export const token = style({
  display: "grid",
  gap: space[4],
  paddingBlock: space[5],
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  "@media": { [media.fromWide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
});

/** The same token in each theme. */
export const trio = style({
  display: "grid",
  gap: space[3],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
/** A colour and what is known of it: beside it on a phone, below it from a tablet on. */
export const colored = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  marginBlockStart: space[1],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const swatch = style({
  minHeight: "3rem",
  borderRadius: radius.control,
  border: `1px solid ${color.lineStrong}`,
});

/** What is copied at a press: code, and a sheet beside it. */
export const copy = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "1.75rem",
  maxWidth: "100%",
  paddingInline: space[2],
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.textSoft,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.lineField, color: color.text },
    "&[data-outcome=copied]": { borderColor: color.success, color: color.success },
    "&[data-outcome=refused]": { borderColor: color.danger, userSelect: "text" },
  },
});
globalStyle(`${copy} code`, { minWidth: 0, overflowWrap: "anywhere", userSelect: "text" });
globalStyle(`${copy} svg`, { flex: "none", width: "1rem", height: "1rem" });

export const file = style({
  color: color.primary,
  fontWeight: font.weight.semibold,
  textDecoration: "underline",
});

export const search = style({ maxWidth: "28rem" });
export const icons = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))",
  listStyle: "none",
  padding: 0,
});
export const icon = style({
  display: "grid",
  gap: space[2],
  justifyItems: "start",
  alignContent: "start",
  padding: space[3],
  borderRadius: radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
});

globalStyle(`${icon} > svg`, { width: "1.75rem", height: "1.75rem" });

export const sunken = style({ padding: space[3], borderRadius: radius.box, background: color.sunken });
export const track = style({
  padding: space[2],
  borderRadius: radius.pill,
  background: color.sunken,
  display: "grid",
});
export const runner = style({
  width: "2.5rem",
  height: "2.5rem",
  borderRadius: radius.pill,
  background: color.primary,
  // The margin moves it in either direction of text.
  marginInlineStart: 0,
  transitionProperty: "margin-inline-start",
  transitionTimingFunction: "ease-out",
  selectors: { "&[data-moved=true]": { marginInlineStart: "calc(100% - 2.5rem)" } },
});

export const rows = style({ display: "grid", listStyle: "none", padding: 0 });
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
  color: "inherit",
});
