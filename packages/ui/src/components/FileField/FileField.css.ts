import { style } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { forced } from "../../theme/forced.ts";

const { color, space, font } = vars;

/** The whole zone is the native input: a press anywhere opens the chooser. */
export const zone = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.box,
  border: `max(1.5px, ${vars.lineWidth}) dashed ${color.lineField}`,
  background: color.surface,
  selectors: {
    "&:hover": { borderColor: color.primary },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
    "&[data-over]": { borderStyle: "solid", borderColor: color.primary, background: color.primarySoft },
    "&[data-invalid]": { borderColor: color.danger },
    "&[data-disabled]": { background: color.sunken, borderColor: color.line },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-invalid]": forced.refused, "&[data-disabled]": forced.resting },
    },
  },
});
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  fontSize: 0,
  ":disabled": { cursor: "not-allowed" },
});
export const icon = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: vars.radius.control,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  selectors: { "[data-disabled] > &": { background: "none", color: color.textFaint } },
});
export const textBlock = style({ display: "grid", minWidth: 0, lineHeight: font.line.snug });
export const invitation = style({
  fontWeight: font.weight.semibold,
  color: color.primary,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: {
    "[data-over] &": { textDecoration: "none", color: color.onPrimarySoft },
    "[data-disabled] &": { color: color.textFaint, textDecoration: "none" },
  },
});
/** No one drops or pastes with a finger. */
export const others = style({
  fontSize: font.size.small,
  color: color.textFaint,
  "@media": { "(hover: none)": { display: "none" } },
  selectors: { "[data-over] &": { color: color.onPrimarySoft } },
});
export const limits = style({ fontSize: font.size.small, lineHeight: 1.4, color: color.textFaint });

export const files = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minWidth: 0,
  listStyle: "none",
});
export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  padding: space[2],
  borderRadius: vars.radius.control,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
});
export const preview = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "3.5rem",
  overflow: "hidden",
  borderRadius: vars.radius.small,
  background: color.sunken,
  color: color.textFaint,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
export const about = style({ flex: "1 1 8rem", display: "grid", gap: "0.25rem", minWidth: 0 });
export const name = style({
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  overflowWrap: "anywhere",
});
export const size = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  fontSize: font.size.small,
  color: color.textFaint,
});
export const sent = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.25rem",
  color: color.success,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["primary", "textFaint", "success"], ["surface"]),
  ...contrastPairs("text", ["textFaint"], ["sunken", "page", "raised"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("control", ["lineField", "primary", "danger", "focus"], ["page", "surface", "raised"]),
];
