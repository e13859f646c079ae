import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const overline = style({ color: color.primary, fontWeight: font.weight.heavy });
export const helpWords = style({ flex: "1 1 0" });

export const note = style({
  padding: space[4],
  borderRadius: radius.card,
  background: color.sunken,
  fontSize: font.size.small,
});
export const proposed = style({
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} dashed ${color.primary}`,
  "@media": { [media.fromLaptop]: { marginInlineStart: space[6] } },
});
export const label = style({ fontSize: font.size.small, color: color.textSoft });
export const proposedLabel = style({ color: color.primary, fontWeight: font.weight.heavy });
/** A picture of two buttons, which nobody can press. */
export const pill = style({
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.pill,
  fontSize: font.size.small,
  background: color.primarySoft,
  color: color.onPrimarySoft,
});
export const plainPill = style([pill, { background: color.sunken, color: color.textSoft }]);
