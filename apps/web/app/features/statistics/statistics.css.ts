import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;
const asManyAs = (least: string) => `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`;

/** As many figures beside each other as their words have room for: two on a phone, one where the text is large. */
export const figures = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: asManyAs("10rem"),
  "@media": { [media.fromTablet]: { gap: space[4], gridTemplateColumns: asManyAs("17rem") } },
});
