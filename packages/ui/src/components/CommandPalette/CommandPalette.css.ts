import { style } from "@vanilla-extract/css";
import { description as faintLine, item, list as scrollingList } from "../../styles/options.css.ts";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font } = vars;

const windowHeight = "var(--visual-viewport-height, 100dvh)";
const above = "min(12vh, 6rem)";

/** On wide windows it stands high, so that a list that grows shorter does not move the field. */
export const scrim = style({
  alignItems: "start",
  "@media": { [media.fromTablet]: { placeItems: "start center", paddingBlockStart: above } },
});
export const panel = style({
  display: "flex",
  width: "100%",
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.text,
  boxShadow: vars.elevation.high,
  "@media": {
    [media.belowTablet]: { height: windowHeight },
    [media.fromTablet]: {
      maxWidth: "40rem",
      maxHeight: `calc(${windowHeight} - ${above} - ${space[6]})`,
      borderRadius: vars.radius.card,
    },
  },
});
export const dialog = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: "none",
});
export const head = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
});
/** The only field of a dialog that is about nothing else: its caret is its ring. */
export const field = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: space[3],
  minWidth: 0,
  minHeight: vars.target,
  paddingInlineStart: space[2],
  borderRadius: vars.radius.control,
  color: color.textFaint,
  selectors: {
    "&:has(input:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "-1px" },
  },
});
export const status = style({
  flex: "none",
  minHeight: "1.25rem",
  padding: `${space[2]} ${space[5]} 0`,
  fontSize: font.size.small,
  color: color.textFaint,
  ":empty": { minHeight: 0, padding: 0 },
});
export const list = style([scrollingList, { flex: 1, padding: space[2] }]);
export const empty = style({ padding: `${space[4]} ${space[5]} ${space[6]}` });
export const entry = style([
  item,
  { display: "flex", selectors: { "&[data-hovered]": { background: color.sunken } } },
]);
export const icon = style({ display: "inline-flex", flex: "none", fontSize: "1.25rem", lineHeight: 0 });
export const textBlock = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const description = faintLine;

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["raised"]),
  ...contrastPairs("control", ["focus"], ["raised"]),
];
