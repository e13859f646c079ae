import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/contract.css.ts";

export const inline = style({ display: "flex", flexWrap: "wrap" });
/** Never breaks; what it holds shrinks instead. */
export const oneLine = style({ display: "flex" });

export const align = styleVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  baseline: { alignItems: "baseline" },
});

export const justify = styleVariants({
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});

/** After `align`: one below the other, each is as wide as the place. */
export const stackedBelow = styleVariants({
  tablet: { "@media": { [media.belowTablet]: { flexDirection: "column", alignItems: "stretch" } } },
});
