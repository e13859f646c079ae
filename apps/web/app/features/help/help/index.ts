export { AnswerScreen } from "./AnswerScreen.tsx";
export { copy as helpCopy } from "./copy.ts";
export { HelpCenter } from "./HelpCenter.tsx";
export { helpJsonLd } from "./json-ld.ts";
export { helpAnswerPath } from "./paths.ts";
