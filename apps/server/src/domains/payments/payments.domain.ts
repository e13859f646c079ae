import { defineDomain } from "../../composition/define-domain.ts";
import { companyInvoicesDomain } from "../company-invoices/company-invoices.domain.ts";
import { contractsDomain } from "../contracts/contracts.domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { paymentsErrors } from "./payments.errors.ts";
import { checkoutJob, createPaymentsService, expireJob, invoiceJob } from "./payments.service.ts";
import { paymentsTables } from "./payments.tables.ts";
import { serveWebhook } from "./payments.webhook.ts";

export type { RefundReason } from "./payments.mails.ts";
export { type MailRecipient, type PaymentsService, subscriptionJob } from "./payments.service.ts";

/** What is paid by card, for whoever sells something. */
export const paymentsDomain = defineDomain({
  name: "payments",
  create: ({ platform, use, all }) =>
    createPaymentsService({
      ...platform,
      provider: platform.payments.provider,
      users: use(usersDomain),
      invoices: use(companyInvoicesDomain),
      contracts: use(contractsDomain),
      paid: () => all("onCheckoutPaid"),
      lapsed: () => all("onCheckoutLapse"),
    }),
  contract: {},
  errors: paymentsErrors,
  routes: () => ({}),
  tables: paymentsTables,
  serve: (app, payments) => serveWebhook(app, payments),
  jobs: (payments) => ({
    [checkoutJob]: { isOutward: true, run: (data: { id: string }) => payments.followCheckout(data) },
    [invoiceJob]: { isOutward: true, run: (data: { id: string }) => payments.followInvoice(data) },
    [expireJob]: { isOutward: true, run: (data: { id: string }) => payments.expire(data) },
  }),
  onLeave: (payments) => ({ beforeErasure: payments.leave }),
});
