import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, radius, space } = vars;

const line = style({ display: "flex", alignItems: "flex-end", gap: space[2], minWidth: 0 });
export const side = styleVariants({
  mine: [line, { justifyContent: "flex-end" }],
  theirs: [line, { justifyContent: "flex-start" }],
});
/** Room of the face where one follows oneself. */
export const face = style({ flex: "none", width: "2rem" });
export const column = style({
  display: "grid",
  gap: space[1],
  minWidth: 0,
  maxWidth: "min(85%, 36rem)",
  selectors: {
    [`${side.mine} > &`]: { justifyItems: "end" },
    [`${side.theirs} > &`]: { justifyItems: "start" },
  },
});
export const author = style({
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  color: color.textSoft,
});

const bubble = style({
  display: "grid",
  gap: space[2],
  minWidth: 0,
  paddingBlock: "0.625rem",
  paddingInline: space[4],
  borderRadius: radius.card,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  selectors: { "[data-theme=high-contrast] &": { border: `2px solid ${color.line}` } },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
export const look = styleVariants({
  mine: [bubble, { background: color.primary, color: color.onPrimary, borderEndEndRadius: radius.small }],
  theirs: [bubble, { background: color.sunken, color: color.text, borderEndStartRadius: radius.small }],
  failed: [
    bubble,
    {
      background: color.dangerSoft,
      color: color.onDangerSoft,
      border: `${vars.lineWidth} solid currentColor`,
      borderEndEndRadius: radius.small,
    },
  ],
  removed: [
    bubble,
    { border: `${vars.lineWidth} dashed ${color.lineStrong}`, color: color.textFaint, fontStyle: "italic" },
  ],
});
export const below = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  fontSize: font.size.small,
  lineHeight: 1.4,
  color: color.textFaint,
});
export const status = style({ display: "inline-flex", alignItems: "center", gap: "0.25rem" });
export const failure = style({ color: color.danger, fontWeight: font.weight.semibold });
export const system = style({
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  fontSize: font.size.small,
  color: color.textFaint,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["onPrimary"], ["primary"]),
  ...contrastPairs("text", ["text"], ["sunken"]),
  ...contrastPairs("text", ["onDangerSoft"], ["dangerSoft"]),
  ...contrastPairs("text", ["textFaint", "textSoft", "danger"], ["page", "surface"]),
];
