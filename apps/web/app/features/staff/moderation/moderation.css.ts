import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** What a person wrote, with its line breaks; a long word breaks. */
export const bodyText = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

/** A line of what stands around a content; the reported one stands out by more than its colour: it bears a badge. */
export const line = style({
  paddingInlineStart: space[3],
  borderInlineStart: `${vars.lineWidth} solid ${color.line}`,
  selectors: { "&[data-reported]": { borderInlineStartColor: color.danger, borderInlineStartWidth: "3px" } },
});
