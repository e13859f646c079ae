import { blocksContract } from "@jobami/api/blocks/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { blocksErrors } from "./blocks.errors.ts";
import { blocksRoutes } from "./blocks.routes.ts";
import { createBlocks } from "./blocks.service.ts";
import { blocksTables } from "./blocks.tables.ts";

export type { Blocks } from "./blocks.service.ts";

/** Whom people want nothing more to do with. */
export const blocksDomain = defineDomain({
  name: "blocks",
  create: ({ platform }) => createBlocks(platform),
  contract: blocksContract,
  errors: blocksErrors,
  routes: blocksRoutes,
  tables: blocksTables,
  onLeave: ({ forget }) => ({ beforeErasure: forget }),
});
