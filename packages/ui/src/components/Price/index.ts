export { formatEuros } from "./format-euros.ts";
export { Price, type PriceProps } from "./Price.tsx";
