import { style } from "@vanilla-extract/css";

/** What a person wrote, with its line breaks; a long word breaks. */
export const quoted = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
/** A heading that the focus comes to. */
export const outlineless = style({ outline: "none" });
