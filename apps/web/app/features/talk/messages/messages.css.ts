import { boxes, forced, media, vars } from "@jobami/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { belowWide, forcedColors, fromWide } = media;
const { color, font, radius, space } = vars;
const roomBelow = (around: string) =>
  `calc(100dvh - var(--j-nav-height, 0px) - var(--j-foot-covered, 0px) - 2 * ${around})`;

/** The list, and beside it the conversation where there is room; where there is none, one of both. */
export const screen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  paddingBlock: space[4],
  "@media": {
    [belowWide]: { selectors: { "&[data-open]": { paddingBlock: 0 } } },
    [fromWide]: { gridTemplateColumns: "minmax(18rem, 1fr) minmax(0, 2fr)", alignItems: "start" },
  },
});
export const list = style({
  minWidth: 0,
  "@media": {
    [belowWide]: { selectors: { [`${screen}[data-open] > &`]: { display: "none" } } },
  },
});
export const panel = style({
  minWidth: 0,
  "@media": {
    [belowWide]: { selectors: { [`${screen}:not([data-open]) > &`]: { display: "none" } } },
    [fromWide]: {
      position: "sticky",
      top: `calc(var(--j-nav-height, 0px) + ${space[4]})`,
      border: `${vars.lineWidth} solid ${color.line}`,
      borderRadius: radius.box,
      background: color.surface,
      minHeight: "24rem",
    },
  },
});

export const row = style({
  borderRadius: radius.small,
  selectors: { "&[data-open]": { background: color.sunken } },
  "@media": { [forcedColors]: { selectors: { "&[data-open]": forced.marked } } },
});
export const who = style({
  fontWeight: font.weight.semibold,
  selectors: { "[data-unread] &": { fontWeight: font.weight.bold } },
});
export const when = style({
  fontSize: font.size.small,
  color: color.textFaint,
  fontWeight: font.weight.regular,
});
export const muted = style({
  width: "1em",
  height: "1em",
  verticalAlign: "-0.125em",
  marginInlineEnd: space[1],
});
export const preview = style({
  selectors: { "[data-unread] &": { color: color.text, fontWeight: font.weight.semibold } },
});
export const mission = style({
  fontSize: font.size.small,
  color: color.textFaint,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const state = style({ padding: space[6] });
/** As high as the window leaves: what was written scrolls in it, what one writes stays in sight. */
export const conversation = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  containerType: "inline-size",
  height: roomBelow(space[8]),
  minHeight: "22rem",
  outline: "none",
  "@media": { [belowWide]: { height: roomBelow("0px") } },
});
export const headText = style({ flexGrow: 1, minWidth: 0 });
/** The name stands beside it: where both have no room, the name has it. */
export const face = style({ "@container": { [boxes.crowded]: { display: "none" } } });
export const about = style({
  display: "block",
  minHeight: "24px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: font.size.small,
});

/** Begins at its end, and stays there while what is older is added above. */
export const thread = style({
  display: "flex",
  flexDirection: "column-reverse",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: space[4],
  outlineOffset: "-0.1875rem",
  "@media": { [fromWide]: { paddingInline: space[5] } },
});
export const note = style({ textAlign: "center" });
export const day = style({
  textAlign: "center",
  fontSize: font.size.small,
  color: color.textSoft,
  paddingBlock: space[2],
});
/** What one came for, from a search. */
export const sought = style({
  borderRadius: radius.small,
  outline: `2px solid ${color.primary}`,
  // Beside the text where there is room; on a phone what scrolls has none and would cut it.
  outlineOffset: "-2px",
  padding: space[1],
  "@media": { [fromWide]: { outlineOffset: space[1], padding: 0 } },
});
export const line = style({});
/** The way to remove it stands before it. */
export const ownLine = style({ flexDirection: "row-reverse" });
export const bubble = style({ flexGrow: 1, minWidth: 0 });
export const why = style({
  fontSize: font.size.small,
  color: color.textSoft,
  selectors: { [`${line} &`]: { marginInlineStart: "2.5rem" }, [`${ownLine} &`]: { textAlign: "end" } },
});
/** Out of the way until it is wanted, where there is a pointer. */
export const beside = style({
  color: color.textFaint,
  "@media": {
    "(hover: hover)": {
      opacity: 0,
      selectors: { [`${ownLine}:hover > &, ${line}:hover > &, &:focus-within`]: { opacity: 1 } },
    },
  },
});
/** Two lines of it. */
export const excerpt = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
/** Never so high that what was written is out of sight. */
export const joined = style({ maxHeight: "35dvh", overflowY: "auto", padding: space[1] });

export const foot = style({
  position: "relative",
  paddingBlock: space[2],
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
  "@media": { [fromWide]: { paddingInline: space[5] } },
});
/** Over the end of what was written, so that nothing moves when it comes. */
export const typing = style({
  position: "absolute",
  insetBlockEnd: "100%",
  insetInlineStart: 0,
  maxWidth: "100%",
  paddingInline: space[2],
  background: color.surface,
  fontSize: font.size.small,
  lineHeight: "1.25rem",
  color: color.textSoft,
  fontStyle: "italic",
});
export const field = style({ flexGrow: 1, minWidth: 0 });
/** The field and what stands after it: beside it, or below it where that leaves no room to write. */
export const writing = style({ "@container": { [boxes.crowded]: { flexWrap: "wrap" } } });
export const writeField = style([field, { "@container": { [boxes.crowded]: { flexBasis: "100%" } } }]);
/** An arrow that everybody knows stands for it where the field needs the room: it is read all the same. */
export const sendText = style({
  "@container": {
    [boxes.narrow]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

export const head = style({
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  "@media": { [fromWide]: { paddingBlock: space[3], paddingInline: space[5] } },
});
/** An hour that is proposed, between with whom one writes and what was written. */
export const hour = style({
  borderBlockEnd: `${vars.lineWidth} solid ${color.line}`,
  "@media": { [fromWide]: { paddingInline: space[5] } },
});
export const back = style({ "@media": { [fromWide]: { display: "none" } } });
export const close = style({ "@media": { [belowWide]: { display: "none" } } });
export const messages = style({ marginBlockEnd: "auto" });
export const older = style({ textAlign: "center" });
export const newMark = style({
  textAlign: "center",
  paddingBlock: space[2],
  marginBlockEnd: space[2],
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  color: color.primary,
  borderBlockEnd: `${vars.lineWidth} solid currentcolor`,
});
/** As low as a target where text is so large that they would take half of the window. */
globalStyle(`:is(${head}, ${writing}) > button, :is(${head}, ${writing}) > span > button`, {
  "@container": { [boxes.crowded]: { minHeight: vars.target, paddingBlock: 0 } },
} as Parameters<typeof globalStyle>[1]);
