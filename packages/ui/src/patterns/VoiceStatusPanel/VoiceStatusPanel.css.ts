import { style, styleVariants } from "@vanilla-extract/css";
import { closeButton } from "../../styles/close.css.ts";
import { media, vars } from "../../theme/contract.css.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";

const { color, font, space } = vars;

export const panel = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[3],
  width: "min(100%, 24rem)",
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.elevation.high,
});

export const icon = style({ marginBlockStart: "0.15rem", lineHeight: 0 });

export const iconLook = styleVariants({
  calm: { color: color.primary },
  open: { color: color.warning },
  trouble: { color: color.danger },
});

export const textBlock = style({ display: "grid", gap: space[1], minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ fontWeight: font.weight.semibold, color: color.text });
export const transcript = style({ color: color.textSoft });
export const problem = style({ fontWeight: font.weight.semibold, color: color.danger });

export const answer = style({ color: color.text });

export const hide = style([
  closeButton,
  { marginBlock: "-0.5rem", "@media": { [media.forcedColors]: { border: "1px solid ButtonText" } } },
]);

/** Colours this puts on each other, for the contrast test. */
export const contrast = [
  ...contrastPairs("text", ["text", "textSoft", "danger"], ["raised"]),
  ...contrastPairs("text", ["text"], ["sunken"]),
  ...contrastPairs("control", ["primary", "warning", "danger", "textFaint"], ["raised"]),
];
