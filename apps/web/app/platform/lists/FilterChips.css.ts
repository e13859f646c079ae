import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font, radius } = vars;

/** Text and a cross. */
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  maxWidth: "100%",
  minHeight: vars.target,
  paddingInline: space[3],
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  overflowWrap: "anywhere",
  ":hover": { textDecoration: "underline" },
});
