import { promocodesContract } from "@jobami/api/promocodes/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { promocodesErrors } from "./promocodes.errors.ts";
import { promocodesRoutes } from "./promocodes.routes.ts";
import { createPromocodes } from "./promocodes.service.ts";
import { promocodesTables } from "./promocodes.tables.ts";

export type { Promocodes, UsablePromo } from "./promocodes.service.ts";

/** Codes that make the premium plan cheaper. */
export const promocodesDomain = defineDomain({
  name: "promocodes",
  create: ({ platform }) => createPromocodes(platform),
  contract: promocodesContract,
  errors: promocodesErrors,
  routes: promocodesRoutes,
  tables: promocodesTables,
});
