export { optionWords, readOutcome } from "./copy.ts";
export { PremiumScreen } from "./PremiumScreen.tsx";
