export { homeAnswers } from "./home-answers.server.ts";
