import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, radius, space } = vars;

/** The sign of a badge on a ground of its own. */
export const sign = style({
  flex: "none",
  padding: space[3],
  lineHeight: 0,
  borderRadius: radius.pill,
  background: color.sunken,
  color: color.textSoft,
  selectors: { "&[data-earned]": { background: color.primarySoft, color: color.onPrimarySoft } },
});
export const name = style({ minWidth: 0, flexGrow: 1 });
/** A card as high as its neighbours: what moves stands at its foot. */
export const fill = style({ height: "100%", gridTemplateRows: "auto 1fr auto" });
