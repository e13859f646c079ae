import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { media, vars } from "../theme/contract.css.ts";

const { space } = vars;

const responsive = defineProperties({
  conditions: { base: {}, tablet: { "@media": media.fromTablet }, wide: { "@media": media.fromWide } },
  defaultCondition: "base",
  properties: {
    display: ["none", "block", "flex", "grid"],
    flexDirection: ["row", "column"],
    gap: { 1: space[1], 2: space[2], 3: space[3], 4: space[4], 6: space[6], 8: space[8] },
  },
});

const fixed = defineProperties({
  properties: {
    alignItems: { start: "flex-start", center: "center", end: "flex-end", baseline: "baseline" },
    justifyContent: { center: "center", end: "flex-end", between: "space-between" },
    flexWrap: ["wrap"],
    flexGrow: { 1: 1 },
    textAlign: ["center"],
  },
});

/**
 * Layout in a closed vocabulary: `sprinkles({ display: "flex", gap: { base: 3, wide: 6 } })`.
 * Every combination is shipped to every page, so what is particular to a screen goes into its own `.css.ts`.
 */
export const sprinkles = createSprinkles(responsive, fixed);
/** Arguments of `sprinkles`. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
