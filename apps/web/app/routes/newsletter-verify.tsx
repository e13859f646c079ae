import type { SubmissionView } from "@jobami/machines/submission";
import { type MetaFunction, useSearchParams } from "react-router";
import { linkAction } from "../features/newsletter/index.server.ts";
import type { LinkProblem } from "../features/newsletter/index.ts";
import { NewsletterLinkPage } from "../features/newsletter/index.ts";
import { usePosted } from "../platform/forms/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Abonnement à la newsletter", isPrivate: true });

/** The button, pressed without scripts. */
export const action = linkAction("verify");

export const handle = { isQuiet: true };

export default function NewsletterVerify() {
  const [query] = useSearchParams();
  return (
    <NewsletterLinkPage
      link="verify"
      token={query.get("token") ?? ""}
      posted={usePosted<Partial<SubmissionView<LinkProblem>>>()}
    />
  );
}
