import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** What a person wrote, with its line breaks; a long word breaks. */
export const bodyText = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
/** A page behind a mailed link. */
export const page = style({ paddingBlock: `${vars.space[10]} ${vars.space[16]}` });
/** A heading that the focus comes to. */
export const outlineless = style({ outline: "none" });
