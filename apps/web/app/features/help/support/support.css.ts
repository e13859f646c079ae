import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

export const bodyText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const name = style({ fontWeight: vars.font.weight.semibold, overflowWrap: "anywhere" });
