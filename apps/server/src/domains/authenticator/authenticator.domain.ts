import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { authenticatorErrors } from "./authenticator.errors.ts";
import { authenticatorRoutes } from "./authenticator.routes.ts";

/** Turning an authenticator app on and off; signing in by it is the auth domain's, which keeps its secrets. */
export const authenticatorDomain = defineDomain({
  name: "authenticator",
  create: ({ use }) => use(authDomain).authenticatorSetUp,
  contract: authenticatorContract,
  errors: authenticatorErrors,
  routes: authenticatorRoutes,
  onDisown: (setUp) => setUp.removeOfDevice,
});
