import type { Api } from "@jobami/api/http/client";
import { newsletterClient } from "@jobami/api/newsletter/client";
import { notificationsClient } from "@jobami/api/notifications/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

/** What a link of a newsletter mail does, or the one that ends a person’s digest. */
export type NewsletterLink = "verify" | "unsubscribe" | "digest";

export type LinkProblem = "EXPIRED" | "INVALID" | "FAILED";

/** What the button of the page behind such a link does [NEWS-11, NEWS-12]. */
export function followedLink(
  api: Api,
  link: NewsletterLink,
): SubmissionMachine<{ token: string }, { message: string }, LinkProblem> {
  const follow = (body: { token: string }) =>
    link === "digest" ? notificationsClient(api).stopDigest({ body }) : newsletterClient(api)[link]({ body });
  return submissionOf(follow, {
    outcomes: {
      problems: { TOKEN_EXPIRED: "EXPIRED", TOKEN_INVALID: "INVALID", VALIDATION_FAILED: "INVALID" },
      otherwise: "FAILED",
    },
    check: ({ token }) => (token === "" ? "INVALID" : null),
  });
}
