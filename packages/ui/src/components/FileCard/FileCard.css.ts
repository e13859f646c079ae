import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, radius, space } = vars;

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  rowGap: space[2],
  width: "100%",
  maxWidth: "28rem",
  padding: space[3],
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: radius.box,
  background: color.surface,
  color: color.text,
  whiteSpace: "normal",
  selectors: { "&[data-failed]": { borderColor: color.danger } },
});
export const picture = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.small,
  background: color.sunken,
  color: color.textSoft,
  overflow: "hidden",
});
export const thumbnail = style({ width: "100%", height: "100%", objectFit: "cover" });
export const textBlock = style({ display: "grid", minWidth: 0 });
export const name = style({ fontWeight: font.weight.semibold, lineHeight: 1.35, overflowWrap: "anywhere" });
export const detail = style({ fontSize: font.size.small, lineHeight: 1.4, color: color.textFaint });
export const error = style({
  fontSize: font.size.small,
  lineHeight: 1.4,
  fontWeight: font.weight.semibold,
  color: color.danger,
});
export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end" });
/** Below the text, on a line of its own: large buttons push nothing aside. */
export const retry = style({ gridColumn: "2 / -1" });
export const wide = style({ gridColumn: "1 / -1" });

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint", "danger"], ["surface"]),
  ...contrastPairs("text", ["textSoft"], ["sunken"]),
];
