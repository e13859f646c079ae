import { defineDomain } from "../../composition/define-domain.ts";
import { contractsErrors } from "./contracts.errors.ts";
import { createContracts } from "./contracts.service.ts";
import { contractsTables } from "./contracts.tables.ts";

export type { ContractRow, Contracts, StartConsent } from "./contracts.service.ts";

/** What consumers bought of the company, for whoever sells something and for who withdraws. */
export const contractsDomain = defineDomain({
  name: "contracts",
  create: ({ platform }) => createContracts(platform),
  contract: {},
  errors: contractsErrors,
  routes: () => ({}),
  tables: contractsTables,
});
