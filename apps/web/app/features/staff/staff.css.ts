import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Two beside each other, where there is room. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
  gap: space[4],
});
