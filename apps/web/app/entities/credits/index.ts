export { CreditAmount } from "./CreditAmount.tsx";
