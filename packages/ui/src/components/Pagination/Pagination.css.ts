import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, space, font } = vars;

export const list = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
});
export const here = style({});
/** A phone has room for the ways back and on, and the page in between. */
export const other = style({ "@media": { [media.belowTablet]: { display: "none" } } });
export const gap = style([other, { minWidth: vars.target, textAlign: "center", color: color.textFaint }]);
export const way = style({
  display: "grid",
  placeItems: "center",
  minWidth: vars.target,
  height: vars.target,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  border: `${vars.lineWidth} solid transparent`,
  color: color.text,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  selectors: {
    "&:hover:not([aria-current], [aria-disabled])": { background: color.sunken },
    "&[aria-current]": {
      background: color.primarySoft,
      color: color.onPrimarySoft,
      borderColor: color.primary,
    },
    "&[aria-disabled]": { color: color.textFaint, cursor: "not-allowed", opacity: 0.65 },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[aria-current]": forced.chosen, "&[aria-disabled]": forced.resting },
    },
  },
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["page", "surface", "raised"]),
  ...contrastPairs("text", ["text"], ["sunken"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
];
