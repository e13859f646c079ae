import { templatesContract } from "@jobami/api/templates/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { subscriptionsDomain } from "../subscriptions/subscriptions.domain.ts";
import { templatesErrors } from "./templates.errors.ts";
import { templatesRoutes } from "./templates.routes.ts";
import { createTemplates } from "./templates.service.ts";
import { templatesTables } from "./templates.tables.ts";

/** What people keep to answer with. */
export const templatesDomain = defineDomain({
  name: "templates",
  create: ({ platform, use }) =>
    createTemplates({ clock: platform.clock, subscriptions: use(subscriptionsDomain) }),
  contract: templatesContract,
  errors: templatesErrors,
  routes: templatesRoutes,
  tables: templatesTables,
});
