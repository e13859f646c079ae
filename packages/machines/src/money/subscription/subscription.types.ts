import type { ErrorCode } from "@jobami/api/http/error-codes";

/** How the provider reports that a subscription stands; `unpaid` is one whose first month was never paid. */
export type ReportedStanding = "running" | "ending" | "overdue" | "unpaid" | "over";

/** What its owner asks for, and what the provider reports; only the latter gives or takes anything. */
export type SubscriptionEvent =
  | { type: "checkout.asked" }
  | { type: "checkout.lapsed" }
  | { type: "portal.asked" }
  | { type: "end.asked" }
  | { type: "renewal.asked" }
  | { type: "provider.reported"; standing: ReportedStanding };

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type SubscriptionFollowUp =
  | { type: "premium.began" }
  | { type: "premium.ended" }
  | { type: "payment.failed" };

/** Why a step is refused, as the error code that the server answers. */
export type SubscriptionRefusal = Extract<ErrorCode, "ALREADY_PREMIUM" | "NO_SUBSCRIPTION">;
