export { AnswerScreen } from "./AnswerScreen.tsx";
export { words as helpWords } from "./copy.ts";
export { HelpCenter } from "./HelpCenter.tsx";
export { helpAnswerPath } from "./paths.ts";
