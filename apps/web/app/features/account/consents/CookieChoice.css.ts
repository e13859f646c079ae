import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const choice = style({ marginBlock: vars.space[10] });
