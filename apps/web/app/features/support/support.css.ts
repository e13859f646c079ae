import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const said = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const name = style({ fontWeight: vars.font.weight.semibold, overflowWrap: "anywhere" });

/** As many choices beside each other as their words have room for. */
export const filters = style({
  display: "grid",
  gap: vars.space[3],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
});
