export {
  bareInput,
  controlFrame,
  field,
  fieldError,
  fieldHelp,
  fieldLabel,
  fieldNote,
  frameFocus,
} from "./field.css.ts";
export { visuallyHidden } from "./hidden.css.ts";
export { scrollingRow } from "./row.css.ts";
export { targetLine } from "./target.css.ts";
export { heading, link, tabular, text } from "./text.css.ts";
