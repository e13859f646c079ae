export { faqQuestions } from "./questions.ts";
