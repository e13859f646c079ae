export { QueueScreen } from "./QueueScreen.tsx";
export { ReviewScreen } from "./ReviewScreen.tsx";
export { VerificationScreen } from "./VerificationScreen.tsx";
