import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { contrastPairs } from "../theme/contrast-pairs.ts";

const { color, space, font } = vars;

/** Field: label above, control, help or error below. Set `data-invalid`, `data-disabled` on it. */
export const field = style({ display: "grid", gap: space[2], minWidth: 0, alignContent: "start" });

/** Line of a field's label with its « facultatif » on the same baseline. */
export const fieldLabel = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  color: color.text,
});

/** The text « facultatif » or « obligatoire » beside a label. */
export const fieldNote = style({
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
  color: color.textFaint,
});

/** Help under a control. */
export const fieldHelp = style({ fontSize: font.size.small, lineHeight: 1.4, color: color.textFaint });

/** Error under a control: icon and text, never colour alone. */
export const fieldError = style({
  display: "flex",
  gap: "0.375rem",
  fontSize: font.size.small,
  fontWeight: font.weight.semibold,
  lineHeight: 1.4,
  color: color.danger,
});

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textFaint", "danger"], ["page", "surface", "raised", "sunken"]),
];
