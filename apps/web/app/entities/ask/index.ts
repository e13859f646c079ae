export { askPath } from "./ask-path.ts";
export { askedSlugOf, storedAsk } from "./stored-ask.ts";
