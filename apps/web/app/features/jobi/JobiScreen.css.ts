import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const screen = style({ paddingBlock: space[8] });
