import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const title = style({ outline: "none" });
export const consequences = style({ listStyle: "disc", paddingInlineStart: vars.space[5] });
