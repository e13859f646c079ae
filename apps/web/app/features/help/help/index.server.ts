export { allAnswers, helpUpdated } from "./answers.server.ts";
export { answerLoader, helpLoader } from "./help-pages.server.ts";
