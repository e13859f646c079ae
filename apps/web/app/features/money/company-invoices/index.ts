export { CompanyInvoiceScreen } from "./CompanyInvoiceScreen.tsx";
export { CompanyInvoicesScreen } from "./CompanyInvoicesScreen.tsx";
export { companyInvoiceTitle } from "./copy.ts";
