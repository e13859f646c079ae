import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const offer = style({ flex: 1 });
export const advantage = style({ color: vars.color.primary });
