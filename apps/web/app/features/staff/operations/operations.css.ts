import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** Ids, which break anywhere. */
export const ids = style({ fontSize: vars.font.size.small, overflowWrap: "anywhere" });

/** What is searched for has a line of its own where the button leaves it too little. */
export const query = style({ flex: "1 1 10rem", minWidth: 0 });

/** Not on paper. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
