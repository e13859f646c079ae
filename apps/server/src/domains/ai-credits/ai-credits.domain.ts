import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { contractsDomain } from "../contracts/contracts.domain.ts";
import { jobiDomain } from "../jobi/jobi.domain.ts";
import { paymentsDomain } from "../payments/payments.domain.ts";
import { aiCreditsErrors } from "./ai-credits.errors.ts";
import { aiCreditsRoutes } from "./ai-credits.routes.ts";
import { createAiCredits } from "./ai-credits.service.ts";
import { aiCreditsTables } from "./ai-credits.tables.ts";

export type { AiCredits } from "./ai-credits.service.ts";

/** The ledger of AI credits. */
export const aiCreditsDomain = defineDomain({
  name: "ai-credits",
  create: ({ platform, use }) =>
    createAiCredits({
      ...platform,
      jobi: use(jobiDomain),
      payments: use(paymentsDomain),
      contracts: use(contractsDomain),
    }),
  contract: aiCreditsContract,
  errors: aiCreditsErrors,
  routes: aiCreditsRoutes,
  tables: aiCreditsTables,
  onSignUp:
    (credits) =>
    (tx, { id }) =>
      credits.welcome(tx, id),
  onCheckoutPaid: (credits) => credits.settle,
});
