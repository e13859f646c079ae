export { JobiShortage } from "./JobiShortage.tsx";
export { priceProps } from "./price-props.ts";
export { priceWords, sumWords } from "./price-words.ts";
