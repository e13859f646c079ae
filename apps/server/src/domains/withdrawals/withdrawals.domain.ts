import { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { aiCreditsDomain } from "../ai-credits/ai-credits.domain.ts";
import { companyInvoicesDomain } from "../company-invoices/company-invoices.domain.ts";
import { contractsDomain } from "../contracts/contracts.domain.ts";
import { jobiDomain } from "../jobi/jobi.domain.ts";
import { paymentsDomain } from "../payments/payments.domain.ts";
import { subscriptionsDomain } from "../subscriptions/subscriptions.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { withdrawalsErrors } from "./withdrawals.errors.ts";
import { withdrawalsRoutes } from "./withdrawals.routes.ts";
import { createWithdrawals, declaredJob, settleJob, type UnknownDeclaration } from "./withdrawals.service.ts";
import { withdrawalsTables } from "./withdrawals.tables.ts";

/** Withdrawals from what consumers bought of the company (article L221-21 of the consumer code). */
export const withdrawalsDomain = defineDomain({
  name: "withdrawals",
  create: ({ platform, use }) =>
    createWithdrawals({
      ...platform,
      contracts: use(contractsDomain),
      credits: use(aiCreditsDomain),
      invoices: use(companyInvoicesDomain),
      jobi: use(jobiDomain),
      payments: use(paymentsDomain),
      subscriptions: use(subscriptionsDomain),
      users: use(usersDomain),
    }),
  contract: withdrawalsContract,
  errors: withdrawalsErrors,
  routes: withdrawalsRoutes,
  tables: withdrawalsTables,
  jobs: (withdrawals) => ({
    [declaredJob]: { run: (declaration: UnknownDeclaration) => withdrawals.follow(declaration) },
    [settleJob]: { run: (data: { contractId: string }) => withdrawals.settle(data) },
    "withdrawals.sweep": { cron: "19 * * * *", run: withdrawals.sweep },
  }),
});
