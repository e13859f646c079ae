export { PublicationQuestion } from "./PublicationQuestion.tsx";
