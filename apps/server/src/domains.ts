import type { Services } from "./composition/compose-domains.ts";
import { accountDomain } from "./domains/account/account.domain.ts";
import { adviceDomain } from "./domains/advice/advice.domain.ts";
import { aiDomain } from "./domains/ai/ai.domain.ts";
import { aiCreditsDomain } from "./domains/ai-credits/ai-credits.domain.ts";
import { appealsDomain } from "./domains/appeals/appeals.domain.ts";
import { authDomain } from "./domains/auth/auth.domain.ts";
import { authenticatorDomain } from "./domains/authenticator/authenticator.domain.ts";
import { billingDomain } from "./domains/billing/billing.domain.ts";
import { blocksDomain } from "./domains/blocks/blocks.domain.ts";
import { cardsDomain } from "./domains/cards/cards.domain.ts";
import { commentsDomain } from "./domains/comments/comments.domain.ts";
import { companyInvoicesDomain } from "./domains/company-invoices/company-invoices.domain.ts";
import { comparisonDomain } from "./domains/comparison/comparison.domain.ts";
import { consentsDomain } from "./domains/consents/consents.domain.ts";
import { contactDomain } from "./domains/contact/contact.domain.ts";
import { contractsDomain } from "./domains/contracts/contracts.domain.ts";
import { dataAuditsDomain } from "./domains/data-audits/data-audits.domain.ts";
import { devicesDomain } from "./domains/devices/devices.domain.ts";
import { displayDomain } from "./domains/display/display.domain.ts";
import { disputesDomain } from "./domains/disputes/disputes.domain.ts";
import { emailChangeDomain } from "./domains/email-change/email-change.domain.ts";
import { favoritesDomain } from "./domains/favorites/favorites.domain.ts";
import { filesDomain } from "./domains/files/files.domain.ts";
import { financesDomain } from "./domains/finances/finances.domain.ts";
import { googleDomain } from "./domains/google/google.domain.ts";
import { hostDomain } from "./domains/host/host.domain.ts";
import { jobiDomain } from "./domains/jobi/jobi.domain.ts";
import { mailDomain } from "./domains/mail/mail.domain.ts";
import { mailProofDomain } from "./domains/mail-proof/mail-proof.domain.ts";
import { maskingDomain } from "./domains/masking/masking.domain.ts";
import { messagesDomain } from "./domains/messages/messages.domain.ts";
import { missionsDomain } from "./domains/missions/missions.domain.ts";
import { newsletterDomain } from "./domains/newsletter/newsletter.domain.ts";
import { notificationsDomain } from "./domains/notifications/notifications.domain.ts";
import { offersDomain } from "./domains/offers/offers.domain.ts";
import { passkeysDomain } from "./domains/passkeys/passkeys.domain.ts";
import { paymentsDomain } from "./domains/payments/payments.domain.ts";
import { peopleDomain } from "./domains/people/people.domain.ts";
import { placesDomain } from "./domains/places/places.domain.ts";
import { planningDomain } from "./domains/planning/planning.domain.ts";
import { portfolioDomain } from "./domains/portfolio/portfolio.domain.ts";
import { previewsDomain } from "./domains/previews/previews.domain.ts";
import { profilesDomain } from "./domains/profiles/profiles.domain.ts";
import { progressDomain } from "./domains/progress/progress.domain.ts";
import { promocodesDomain } from "./domains/promocodes/promocodes.domain.ts";
import { proposalsDomain } from "./domains/proposals/proposals.domain.ts";
import { qualityDomain } from "./domains/quality/quality.domain.ts";
import { relationsDomain } from "./domains/relations/relations.domain.ts";
import { reportsDomain } from "./domains/reports/reports.domain.ts";
import { reviewsDomain } from "./domains/reviews/reviews.domain.ts";
import { searchDomain } from "./domains/search/search.domain.ts";
import { securityDomain } from "./domains/security/security.domain.ts";
import { staffDomain } from "./domains/staff/staff.domain.ts";
import { statisticsDomain } from "./domains/statistics/statistics.domain.ts";
import { subscriptionsDomain } from "./domains/subscriptions/subscriptions.domain.ts";
import { supportDomain } from "./domains/support/support.domain.ts";
import { templatesDomain } from "./domains/templates/templates.domain.ts";
import { updatesDomain } from "./domains/updates/updates.domain.ts";
import { usersDomain } from "./domains/users/users.domain.ts";
import { verificationDomain } from "./domains/verification/verification.domain.ts";
import { withdrawalsDomain } from "./domains/withdrawals/withdrawals.domain.ts";

/** Every domain of the product. Contract, tables, routes, jobs, export and erasure are derived from this list. */
export const domains = [
  usersDomain,
  filesDomain,
  authDomain,
  authenticatorDomain,
  passkeysDomain,
  accountDomain,
  emailChangeDomain,
  googleDomain,
  mailDomain,
  mailProofDomain,
  consentsDomain,
  devicesDomain,
  displayDomain,
  blocksDomain,
  jobiDomain,
  companyInvoicesDomain,
  contractsDomain,
  paymentsDomain,
  promocodesDomain,
  subscriptionsDomain,
  aiCreditsDomain,
  withdrawalsDomain,
  newsletterDomain,
  contactDomain,
  notificationsDomain,
  maskingDomain,
  placesDomain,
  missionsDomain,
  proposalsDomain,
  progressDomain,
  disputesDomain,
  reviewsDomain,
  commentsDomain,
  staffDomain,
  profilesDomain,
  portfolioDomain,
  favoritesDomain,
  planningDomain,
  searchDomain,
  comparisonDomain,
  verificationDomain,
  messagesDomain,
  reportsDomain,
  relationsDomain,
  qualityDomain,
  financesDomain,
  templatesDomain,
  cardsDomain,
  supportDomain,
  offersDomain,
  previewsDomain,
  updatesDomain,
  billingDomain,
  peopleDomain,
  appealsDomain,
  hostDomain,
  securityDomain,
  dataAuditsDomain,
  statisticsDomain,
  adviceDomain,
  aiDomain,
] as const;

/** What the domains do, by the name of the domain. */
export type DomainServices = Services<typeof domains>;
