export { AiCreditsScreen, readCardOutcome } from "./AiCreditsScreen.tsx";
