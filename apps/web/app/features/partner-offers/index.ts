export { words as partnerOffersWords } from "./copy.ts";
export { PartnerOffersScreen } from "./PartnerOffersScreen.tsx";
