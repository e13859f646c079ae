export { JobiShortage } from "./JobiShortage.tsx";
export { priceProps } from "./price-props.ts";
export { priceWords } from "./price-words.ts";
