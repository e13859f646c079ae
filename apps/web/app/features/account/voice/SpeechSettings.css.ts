import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;
export const reading = style({
  paddingInlineStart: space[4],
  paddingBlock: space[2],
  borderInlineStart: `2px solid ${color.line}`,
});
export const more = style({ justifySelf: "start" });
