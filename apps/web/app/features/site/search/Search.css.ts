import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const page = style({ paddingBlock: space[6] });
export const quote = style({ fontSize: font.size.small, color: color.textSoft, whiteSpace: "nowrap" });
export const filterName = style({
  minWidth: "8rem",
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  color: color.textSoft,
});
export const category = style({ fontWeight: font.weight.semibold });
export const link = style({ color: color.text, ":hover": { textDecoration: "underline" } });
export const group = style({
  paddingBlockStart: space[6],
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
});
export const categoryIcon = style({
  padding: space[2],
  borderRadius: radius.control,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  lineHeight: 0,
});
export const part = style({
  color: color.textSoft,
  textDecoration: "none",
  ":hover": { color: color.text, textDecoration: "underline" },
});
/** Counts stand under each other at the end, however long a name is. */
export const partRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
});
export const count = style({
  fontSize: font.size.small,
  fontVariantNumeric: "tabular-nums",
  color: color.textSoft,
});
export const questions = style({ maxWidth: "65ch" });
