export { AnswerScreen } from "./AnswerScreen.tsx";
export { words as helpWords } from "./copy.ts";
export { HelpCenter } from "./HelpCenter.tsx";
export type { HelpAnswer } from "./help-view.ts";
export { helpAnswerPath } from "./paths.ts";
