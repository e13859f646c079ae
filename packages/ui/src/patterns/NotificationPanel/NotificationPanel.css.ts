import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, space, font, radius } = vars;

export const panel = style({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  /** Keeps the text off the edges that are dragged. */
  paddingInlineStart: space[3],
  paddingBlockEnd: space[5],
});
export const title = style({ padding: `${space[4]} ${space[4]} ${space[2]} ${space[2]}` });
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const nothing = style({
  display: "grid",
  placeItems: "center",
  minHeight: "100%",
  padding: space[5],
  color: color.textSoft,
  textAlign: "center",
});
export const line = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: space[3],
  padding: `${space[3]} ${space[2]}`,
  selectors: {
    "& + &": { borderBlockStart: `${vars.lineWidth} solid ${color.line}` },
    "&:hover": { background: color.sunken },
  },
});
export const badge = style({
  display: "grid",
  placeItems: "center",
  width: "2.25rem",
  height: "2.25rem",
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  selectors: { "[data-type=message] > &": { background: color.infoSoft, color: color.onInfoSoft } },
});
export const textBlock = style({ display: "grid", gap: space[1], minWidth: 0, alignContent: "start" });
/** The link covers the whole line; the close button stands above it. */
export const link = style({
  fontWeight: font.weight.semibold,
  textDecoration: "none",
  overflowWrap: "anywhere",
  lineHeight: font.line.snug,
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.control },
});
export const content = style({
  color: color.textSoft,
  fontSize: font.size.small,
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});
export const date = style({ color: color.textFaint, fontSize: font.size.label });
export const dismiss = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  width: vars.target,
  height: vars.target,
  borderRadius: radius.control,
  color: color.textFaint,
  ":hover": { background: color.raised, color: color.text },
});
export const foot = style({
  display: "flex",
  justifyContent: "center",
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
});
export const seeAll = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  paddingInline: space[4],
  color: color.primary,
  fontWeight: font.weight.semibold,
  textUnderlineOffset: "0.2em",
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textSoft", "textFaint", "primary"], ["raised", "sunken"]),
  ...contrastPairs("control", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("control", ["onInfoSoft"], ["infoSoft"]),
];
