export { optionCopy, readOutcome } from "./copy.ts";
export { PremiumScreen } from "./PremiumScreen.tsx";
