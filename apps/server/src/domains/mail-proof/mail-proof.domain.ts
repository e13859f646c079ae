import { mailProofContract } from "@jobami/api/mail-proof/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { authDomain } from "../auth/auth.domain.ts";
import { mailProofRoutes } from "./mail-proof.routes.ts";

/** Asking for and giving the mailed code that adding a way in and giving a role want; the auth domain keeps it. */
export const mailProofDomain = defineDomain({
  name: "mail-proof",
  create: ({ use }) => use(authDomain).mailProof,
  contract: mailProofContract,
  routes: mailProofRoutes,
});
