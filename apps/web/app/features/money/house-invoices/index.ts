export { houseInvoiceTitle } from "./copy.ts";
export { HouseInvoiceScreen } from "./HouseInvoiceScreen.tsx";
export { HouseInvoicesScreen } from "./HouseInvoicesScreen.tsx";
