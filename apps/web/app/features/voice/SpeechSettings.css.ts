import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const section = style({ display: "grid", gap: space[2], minWidth: 0 });
export const reading = style({
  display: "grid",
  gap: space[4],
  minWidth: 0,
  paddingInlineStart: space[4],
  paddingBlock: space[2],
  borderInlineStart: `2px solid ${color.line}`,
});
export const more = style({ justifySelf: "start" });
