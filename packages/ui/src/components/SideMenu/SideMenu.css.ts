import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, space, font, radius } = vars;

export const sections = style({ display: "grid", gap: space[6] });
export const section = style({ display: "grid", gap: space[1], gridTemplateColumns: "minmax(0, 1fr)" });
export const title = style({
  fontSize: font.size.label,
  fontFamily: font.text,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.wide,
  textTransform: "uppercase",
  color: color.textFaint,
  marginBottom: space[1],
});
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: "3rem",
  paddingInline: space[3],
  borderRadius: radius.control,
  fontWeight: font.weight.semibold,
  textDecoration: "none",
  textAlign: "start",
  ":hover": { background: color.sunken },
  selectors: { "&[aria-current=page]": { color: color.primary, background: color.sunken } },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-current=page]": forced.chosen } } },
});
/** A small box among the entries: balances. */
export const box = style({
  display: "grid",
  gap: space[2],
  padding: space[4],
  borderRadius: radius.card,
  background: color.jobiSoft,
  color: color.onJobiSoft,
  marginBottom: space[2],
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["raised"]),
  ...contrastPairs("text", ["text", "primary"], ["sunken"]),
  ...contrastPairs("text", ["onJobiSoft"], ["jobiSoft"]),
];
