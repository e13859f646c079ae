import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

/** Answers stand a step in, along a line from the comment above. */
export const answers = style({
  marginInlineStart: space[4],
  paddingInlineStart: space[4],
  borderInlineStart: `${vars.lineWidth} solid ${color.line}`,
});

export const thread = style({ padding: space[4] });

/** Flush with the text above: these commands have no ground. */
export const commands = style({ marginInlineStart: `calc(-1 * ${space[3]})` });

export const bodyText = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const name = style({ fontWeight: vars.font.weight.semibold, overflowWrap: "anywhere" });

export const faint = style({ color: color.textFaint, fontSize: vars.font.size.small });
