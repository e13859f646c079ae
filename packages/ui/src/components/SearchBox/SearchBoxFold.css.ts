import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

/** From a tablet on the box stands open by itself, where browsers can. */
const canStandOpen = "selector(::details-content)";
export const fold = style({
  minWidth: 0,
  "@media": {
    [media.fromTablet]: {
      selectors: { "&::details-content": { contentVisibility: "visible", display: "block" } },
    },
  },
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minHeight: "3rem",
  paddingBlock: vars.space[2],
  paddingInline: "0.875rem",
  border: `${vars.lineWidth} solid ${vars.color.lineField}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "[open] > &": { marginBlockEnd: vars.space[3] },
  },
  "@media": { [media.fromTablet]: { "@supports": { [canStandOpen]: { display: "none" } } } },
});
export const asked = style({
  flex: 1,
  minWidth: 0,
  lineHeight: vars.font.line.snug,
  overflowWrap: "anywhere",
  fontWeight: vars.font.weight.semibold,
});
const act = style({ fontWeight: vars.font.weight.semibold, color: vars.color.primary });
export const whileClosed = style([act, { selectors: { "[open] > summary > &": { display: "none" } } }]);
export const whileOpen = style([act, { selectors: { ":not([open]) > summary > &": { display: "none" } } }]);

/** Colours this puts on each other, for the contrast test. */
export const contrast = [...contrastPairs("text", ["text", "primary"], ["surface"])];
