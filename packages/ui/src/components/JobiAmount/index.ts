export { Coin } from "./Coin.tsx";
export { formatJobis } from "./format-jobis.ts";
export { JobiAmount, type JobiAmountProps } from "./JobiAmount.tsx";
