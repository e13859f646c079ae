import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** Ids, which break anywhere. */
export const ids = style({ fontSize: vars.font.size.small, overflowWrap: "anywhere" });

/** Not on paper. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
