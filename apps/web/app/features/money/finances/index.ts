export { FinancesScreen } from "./FinancesScreen.tsx";
export { readFinances } from "./finances.search.ts";
