import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font } = vars;

/** As high while it is read as once it is known. */
export const place = style({ minHeight: vars.target, fontSize: font.size.small, color: color.textSoft });

export const textBlock = style({ flex: "1 1 20rem" });
