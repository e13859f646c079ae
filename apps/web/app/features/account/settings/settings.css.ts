import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** Sentences that stand for themselves, one by one. */
export const points = style({ listStyle: "disc", paddingInlineStart: vars.space[5] });
