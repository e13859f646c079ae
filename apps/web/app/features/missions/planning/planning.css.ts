import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;
const line = `${vars.lineWidth} solid ${color.line}`;

/** What is wider than the page goes sideways by itself. */
export const frame = style({
  // What is read and not seen stands in it too, or the page would be as wide as its text reaches.
  position: "relative",
  overflowX: "auto",
  border: line,
  borderRadius: radius.box,
  background: color.surface,
  // What stands on the days is awaited.
  selectors: { '[aria-busy="true"] > &': { background: color.sunken } },
  "@media": { print: { overflow: "visible", border: "none" } },
});

const table = { width: "100%", tableLayout: "fixed", borderCollapse: "collapse" } as const;
/** A week and its days: each has a share, or one for each of what happens at once on it. */
export const week = style({ ...table, minWidth: "calc(4rem + var(--shares) * 5.75rem)" });
export const hourColumn = style({ width: "4rem", padding: 0, verticalAlign: "top", textAlign: "end" });
export const hourName = style({
  display: "block",
  padding: space[2],
  fontSize: font.size.label,
  fontWeight: font.weight.regular,
  color: color.textFaint,
});

const today = {
  "&[data-today]": { background: color.primarySoft },
};
export const dayHead = style({
  padding: space[1],
  borderInlineStart: line,
  borderBlockEnd: line,
  verticalAlign: "top",
  fontWeight: font.weight.regular,
  selectors: today,
});
export const dayLink = style({
  display: "block",
  minHeight: vars.target,
  paddingBlock: space[1],
  borderRadius: radius.small,
  color: color.text,
  textDecoration: "none",
  textAlign: "center",
  selectors: { "&:hover": { background: color.sunken } },
});
export const weekday = style({
  display: "block",
  fontSize: font.size.label,
  color: color.textFaint,
  selectors: { "[data-today] &": { color: color.onPrimarySoft } },
});
export const date = style({
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "[data-today] &": {
      display: "inline-block",
      minWidth: "2em",
      paddingInline: space[1],
      borderRadius: radius.pill,
      background: color.primary,
      color: color.onPrimary,
    },
    "[data-other] &": { color: color.textFaint, fontWeight: font.weight.regular },
  },
});
export const holiday = style({
  display: "block",
  marginBlock: 0,
  fontSize: font.size.label,
  textAlign: "center",
  color: color.info,
  overflowWrap: "anywhere",
});

export const allDay = style({
  padding: space[1],
  verticalAlign: "top",
  borderInlineStart: line,
  borderBlockEnd: line,
  selectors: today,
});
export const dayCell = style({ padding: 0, verticalAlign: "top", borderInlineStart: line });
/** The hours of a day; an hour is as high as its lines are apart. */
export const track = style({
  position: "relative",
  height: "calc(var(--hours) * 3.25rem)",
  backgroundImage: `linear-gradient(to bottom, ${color.line} 1px, transparent 1px)`,
  backgroundSize: "100% 3.25rem",
  selectors: { "th &": { backgroundImage: "none" } },
  "@media": { print: { height: "calc(var(--hours) * 2.2rem)", backgroundSize: "100% 2.2rem" } },
});
export const hourMark = style({
  position: "absolute",
  insetInlineEnd: space[2],
  fontSize: font.size.label,
  fontWeight: font.weight.regular,
  color: color.textFaint,
  fontVariantNumeric: "tabular-nums",
});

const part = { position: "absolute", insetInline: 0, overflow: "hidden" } as const;
export const usual = style({
  ...part,
  background: `color-mix(in oklab, ${color.primarySoft} 45%, transparent)`,
  "@media": { [media.forcedColors]: { borderInlineStart: "2px solid CanvasText" } },
});

export const legend = style({
  margin: 0,
  padding: space[2],
  borderBlockStart: line,
  fontSize: font.size.label,
  color: color.textFaint,
});
export const legendMark = style({
  display: "inline-block",
  width: "1.25em",
  height: "0.9em",
  marginInlineEnd: space[1],
  verticalAlign: "-0.1em",
  border: line,
  background: `color-mix(in oklab, ${color.primarySoft} 45%, transparent)`,
});

const stripes = `repeating-linear-gradient(135deg, transparent 0 6px, ${color.line} 6px 8px)`;
const awayCopy = {
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space[2],
  fontSize: font.size.label,
  color: color.textSoft,
  overflowWrap: "anywhere",
} as const;
export const away = style({
  ...awayCopy,
  borderRadius: radius.small,
  borderInlineStart: `3px solid ${color.lineStrong}`,
  background: color.sunken,
  selectors: { "& + &": { marginBlockStart: space[1] } },
});
export const awayAllDay = style({ ...part, insetBlock: 0, backgroundImage: stripes });
export const awayPlaced = style({
  ...awayCopy,
  ...part,
  backgroundColor: color.sunken,
  backgroundImage: stripes,
  borderBlock: `${vars.lineWidth} solid ${color.lineStrong}`,
});

/** The way to the mission below. */
export const travel = style({
  ...part,
  margin: 0,
  paddingInline: space[2],
  borderInlineStart: `3px dotted ${color.lineStrong}`,
  fontSize: font.size.label,
  lineHeight: 1.2,
  color: color.textSoft,
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  selectors: { "&[data-tight]": { borderColor: color.warning, color: color.warning } },
});

export const slot = style({
  display: "block",
  minHeight: vars.target,
  paddingBlock: space[1],
  paddingInline: space[2],
  border: `${vars.lineWidth} solid ${color.primary}`,
  borderInlineStartWidth: "4px",
  borderRadius: radius.small,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  fontSize: font.size.label,
  lineHeight: 1.3,
  textDecoration: "none",
  overflow: "hidden",
  selectors: {
    "* + &": { marginBlockStart: space[1] },
    '&[data-tone="open"]': {
      borderStyle: "dashed",
      background: color.surface,
      color: color.text,
    },
    "&[data-waits]": {
      borderColor: color.warning,
      background: color.warningSoft,
      color: color.onWarningSoft,
    },
    '&[data-tone="over"]': { borderColor: color.lineStrong, background: color.sunken, color: color.textSoft },
    "&:hover": { textDecoration: "underline" },
  },
  "@media": { print: { borderColor: "currentColor" } },
});
export const placed = style({ boxSizing: "border-box", marginBlockStart: "0 !important" });
/** Where a slot would stand. */
export const ghost = style({
  ...part,
  zIndex: 1,
  boxSizing: "border-box",
  padding: space[1],
  border: `2px dashed ${color.primary}`,
  borderRadius: radius.small,
  background: `color-mix(in oklab, ${color.surface} 85%, transparent)`,
  color: color.text,
  fontSize: font.size.label,
  fontWeight: font.weight.bold,
  pointerEvents: "none",
});
/** Of the height of a slot, whole lines: none is cut in two. */
export const slotLines = style({ display: "block", overflow: "hidden", maxHeight: "round(down, 100%, 1lh)" });
/** Lines break at spaces; a word that is longer than its line ends in dots. */
const slotLine = {
  display: "block",
  overflow: "hidden",
  overflowWrap: "normal",
  textOverflow: "ellipsis",
} as const;
export const slotWhen = style({ ...slotLine, fontWeight: font.weight.bold });
/** That an answer is awaited, and whose. */
export const slotAsked = style({ ...slotLine, fontWeight: font.weight.semibold });
export const slotTitle = style(slotLine);

export const month = style(table);
export const monthHead = style({
  padding: space[2],
  fontSize: font.size.label,
  fontWeight: font.weight.semibold,
  color: color.textFaint,
  borderBlockEnd: line,
});
export const monthDay = style({
  height: "7rem",
  padding: space[1],
  verticalAlign: "top",
  selectors: {
    "& + &": { borderInlineStart: line },
    "tr + tr > &": { borderBlockStart: line },
    "&[data-away]": { backgroundColor: color.sunken },
    "&[data-today]": { background: color.primarySoft },
  },
  "@media": { [media.belowTablet]: { height: "3.5rem" } },
});
export const more = style({ margin: 0, fontSize: font.size.label, color: color.textFaint });
export const count = style({ display: "block", textAlign: "center", minHeight: "1.25rem" });
export const bubble = style({
  display: "inline-block",
  minWidth: "1.5em",
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  fontSize: font.size.label,
  fontWeight: font.weight.bold,
});

export const listDay = style({ breakInside: "avoid" });
export const listHead = style({ ":first-letter": { textTransform: "uppercase" } });
export const listSlot = style({
  borderBlockEnd: line,
  breakInside: "avoid",
});
/** A name with hyphens stays in one piece where a line holds it. */
export const listPlace = style({ display: "inline-block" });
export const listWhen = style({ fontWeight: font.weight.semibold, color: color.text });

export const confirmation = style({
  outline: "none",
  color: color.textSoft,
  fontSize: font.size.small,
  ":empty": { display: "none" },
});
