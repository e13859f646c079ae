import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { contrastPairs } from "../theme/contrast-pairs.ts";

const { color, space, font } = vars;

/** The floating panel of a list of options, as wide as its field. */
export const popover = style({
  display: "flex",
  flexDirection: "column",
  minWidth: "var(--trigger-width)",
  maxWidth: "min(32rem, calc(100vw - 1.5rem))",
  zIndex: vars.layer.menu,
  overflow: "hidden",
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  color: color.text,
  boxShadow: vars.elevation.high,
  transition: `opacity ${vars.motion.fast} ease-out, transform ${vars.motion.fast} ease-out`,
  selectors: {
    "&:is([data-entering], [data-exiting])": { opacity: 0, transform: "translateY(-0.25rem)" },
    "&:is([data-entering], [data-exiting])[data-placement=top]": { transform: "translateY(0.25rem)" },
  },
});

export const options = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[1],
  outline: "none",
  maxHeight: "22rem",
});

export const option = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 1.25rem",
  alignItems: "center",
  columnGap: space[3],
  minHeight: vars.target,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  lineHeight: font.line.snug,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { background: color.sunken },
    "&:is([data-focused], [data-pressed])": { background: color.primarySoft, color: color.onPrimarySoft },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&[data-selected]": { fontWeight: font.weight.semibold },
    "&[data-disabled]": { color: color.textFaint, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      color: "FieldText",
      selectors: {
        "&[data-focused]": { background: "Highlight", color: "HighlightText" },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});
export const optionDescription = style({
  display: "block",
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  color: color.textFaint,
  selectors: { "[data-focused] &": { color: "inherit" } },
});
export const check = style({ color: color.primary, selectors: { "[data-focused] &": { color: "inherit" } } });

export const group = style({ selectors: { "& + &": { marginBlockStart: space[2] } } });
export const groupLabel = style({
  padding: `${space[2]} ${space[3]} ${space[1]}`,
  fontSize: font.size.label,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.wide,
  textTransform: "uppercase",
  color: color.textFaint,
});

/** Words in place of options, or under them. */
export const notice = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: vars.target,
  padding: `${space[2]} ${space[3]}`,
  color: color.textFaint,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint"], ["raised", "sunken"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("control", ["primary", "focus"], ["raised", "primarySoft"]),
];
