import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const bodyText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
/** A part of its own below the timeline, apart from what stands above it. */
export const part = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const confirmation = style({
  outline: "none",
  color: vars.color.textSoft,
  fontSize: vars.font.size.small,
  ":empty": { display: "none" },
});
