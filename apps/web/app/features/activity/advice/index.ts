export { AdviceArticleScreen } from "./AdviceArticleScreen.tsx";
export { AdviceScreen } from "./AdviceScreen.tsx";
