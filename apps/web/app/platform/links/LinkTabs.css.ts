import { forced, media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font, radius } = vars;

export const tab = style({
  paddingInline: space[4],
  borderRadius: radius.pill,
  border: `${vars.lineWidth} solid ${color.line}`,
  fontWeight: font.weight.semibold,
  color: color.textSoft,
  textDecoration: "none",
  selectors: {
    '&[aria-current="page"]': {
      background: color.primarySoft,
      color: color.onPrimarySoft,
      borderColor: color.primary,
    },
    "&:hover": { borderColor: color.primary },
  },
  // Three short ones stand in one row of a phone.
  "@media": {
    [media.belowTablet]: { paddingInline: space[3] },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': forced.chosen } },
  },
});
