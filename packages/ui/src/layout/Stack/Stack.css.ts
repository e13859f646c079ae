import { style, styleVariants } from "@vanilla-extract/css";

/** A column no wider than its place, whatever it holds. */
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const align = styleVariants({
  start: { justifyItems: "start" },
  center: { justifyItems: "center" },
  end: { justifyItems: "end" },
});

export const justify = styleVariants({
  start: { alignContent: "start" },
  center: { alignContent: "center" },
  end: { alignContent: "end" },
});
