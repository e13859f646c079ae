import { vars, whereRailStands } from "@jobami/ui/theme";
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
/** The rail shows all places. */
export const besideNoRail = style({ "@media": whereRailStands({ display: "none" }) });
/** The balance in the bar leads to its statement. */
export const balance = style({
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
