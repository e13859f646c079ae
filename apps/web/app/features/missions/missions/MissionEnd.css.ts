import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const confirmation = style({ color: vars.color.textSoft });
