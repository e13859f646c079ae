import { style } from "@vanilla-extract/css";

/** What somebody wrote, with its line breaks; a long word breaks. */
export const said = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
/** A heading that the focus comes to. */
export const outlineless = style({ outline: "none" });
