import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const header = style({
  display: "grid",
  gap: space[2],
  paddingBlock: `${space[5]} ${space[6]}`,
  "@media": { [media.fromTablet]: { paddingBlock: `${space[8]} ${space[8]}` } },
});
/** A page where a person works: the first row of a list is never far. */
export const compact = style({ display: "grid", gap: space[1] });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: space[6],
  rowGap: space[4],
});
export const textBlock = style({
  display: "grid",
  gap: space[2],
  flex: "1 1 20rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const compactLine = style({ alignItems: "center", columnGap: space[4], rowGap: space[2] });
export const compactText = style({ display: "grid", gap: space[1], minWidth: 0, overflowWrap: "anywhere" });
/** Below title and command where there is no room between them. */
export const views = style({
  flex: "1 1 auto",
  minWidth: 0,
  "@media": { [media.belowTablet]: { order: 1, flexBasis: "100%" } },
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3], minWidth: 0 });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  color: vars.color.textFaint,
});
export const back = style({ justifySelf: "start", fontWeight: vars.font.weight.semibold });
