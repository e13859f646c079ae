export { bareInput, controlFrame, frameFocus } from "./control-frame.css.ts";
export { field, fieldError, fieldHelp, fieldLabel, fieldNote } from "./field.css.ts";
export { visuallyHidden } from "./hidden.css.ts";
export { scrollingRow } from "./row.css.ts";
export { targetLine } from "./target.css.ts";
export { heading, link, tabular, text } from "./text.css.ts";
