import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { space } = vars;

/** A list in one row that scrolls sideways, never the page with it; give it `gridAutoColumns` under which the next one can be seen, and a place in the order of Tab. */
export const scrollingRow = style({
  display: "grid",
  gridAutoFlow: "column",
  gap: space[3],
  overflowX: "auto",
  scrollbarWidth: "thin",
  // Room for the outline of what has the focus, which would be cut off.
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
});
