import { media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, color, font, radius } = vars;

/** In one row on a phone, which scrolls sideways: what they narrow stands close below. */
export const chips = style({
  minWidth: 0,
  "@media": {
    [media.belowTablet]: {
      overflowX: "auto",
      scrollbarWidth: "none",
      // Room for the outline of what has the focus, which would be cut off.
      margin: `calc(-1 * ${space[1]})`,
      padding: space[1],
      selectors: { "&&": { flexWrap: "nowrap" } },
    },
  },
});
globalStyle(`${chips} > li`, {
  "@media": { [media.belowTablet]: { flex: "none", maxWidth: "85%" } },
});
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
