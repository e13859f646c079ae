import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;
export const losses = style({ paddingInlineStart: space[5], listStyle: "disc" });
export const page = style({ paddingBlock: `${space[10]} ${space[16]}` });
