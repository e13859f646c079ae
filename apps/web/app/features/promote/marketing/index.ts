export { MarketingScreen } from "./MarketingScreen.tsx";
