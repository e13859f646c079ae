export { JobiShortage } from "./JobiShortage.tsx";
export { priceProps } from "./price-props.ts";
export { priceText, sumText } from "./price-text.ts";
