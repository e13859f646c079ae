export { missionsAnswers } from "./missions-answers.server.ts";
