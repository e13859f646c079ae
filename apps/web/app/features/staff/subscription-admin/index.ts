export { PromocodesScreen } from "./PromocodesScreen.tsx";
export { RevenueScreen } from "./RevenueScreen.tsx";
