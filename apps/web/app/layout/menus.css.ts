import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** The account menu, in its popover. */
export const menu = style({ width: "17rem", maxWidth: "100%" });
export const who = style({
  padding: `0 ${space[3]} ${space[3]}`,
  marginBottom: space[2],
  borderBottom: `${vars.lineWidth} solid ${color.line}`,
  overflowWrap: "anywhere",
});
/** From 980 px on the rail shows all places. */
export const belowWide = style({ "@media": { [media.fromWide]: { display: "none" } } });
/** The balance in the bar leads to its statement. */
export const balance = style({
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
