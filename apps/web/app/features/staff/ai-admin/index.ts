export { AiImagesScreen } from "./AiImagesScreen.tsx";
export { AiInfoScreen } from "./AiInfoScreen.tsx";
export { AiPricingScreen } from "./AiPricingScreen.tsx";
export { AiStatsScreen } from "./AiStatsScreen.tsx";
