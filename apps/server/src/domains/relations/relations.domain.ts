import { relationsContract } from "@jobami/api/relations/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { relationsErrors } from "./relations.errors.ts";
import { relationsRoutes } from "./relations.routes.ts";
import { createRelations } from "./relations.service.ts";
import { relationsTables } from "./relations.tables.ts";

/** Whom people worked with, and what they keep for themselves about them. */
export const relationsDomain = defineDomain({
  name: "relations",
  create: ({ platform, use }) => createRelations({ clock: platform.clock, profiles: use(profilesDomain) }),
  contract: relationsContract,
  errors: relationsErrors,
  routes: relationsRoutes,
  tables: relationsTables,
  onLeave: ({ forget }) => ({ beforeErasure: forget }),
});
