export { FinancesScreen } from "./FinancesScreen.tsx";
export { readFinances } from "./finances.search.ts";
export { loadMoneyCurve } from "./load-money-curve.ts";
