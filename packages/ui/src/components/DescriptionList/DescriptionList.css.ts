import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, space } = vars;

export const box = style({ containerType: "inline-size", minWidth: 0 });

export const list = style({ display: "grid", minWidth: 0 });

/** Stacked where there is little room; beside each other from 28 rem of the list’s own width. */
export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `${vars.lineWidth} solid ${color.line}` } },
  "@container": {
    "(min-width: 28rem)": {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) auto",
      alignItems: "baseline",
    },
  },
});
export const term = style({
  gridColumnStart: 1,
  fontSize: font.size.small,
  lineHeight: 1.4,
  color: color.textFaint,
  overflowWrap: "anywhere",
});
export const details = style({
  gridColumnStart: 1,
  fontWeight: font.weight.semibold,
  overflowWrap: "anywhere",
  "@container": { "(min-width: 28rem)": { gridColumnStart: 2, gridRowStart: 1 } },
});
export const nothing = style({ fontWeight: font.weight.regular, color: color.textFaint });
export const action = style({
  gridColumnStart: 2,
  gridRow: "1 / span 2",
  alignSelf: "center",
  "@container": {
    "(min-width: 28rem)": { gridColumnStart: 3, gridRow: "1", alignSelf: "baseline", marginBlock: "-0.5rem" },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["page", "surface", "raised", "sunken"]),
];
