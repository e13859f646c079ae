import type { SubmissionView } from "@jobami/machines/submission";
import { type MetaFunction, useSearchParams } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { linkAction } from "./index.server.ts";
import type { LinkProblem } from "./index.ts";
import { NewsletterLinkPage } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Fin d’abonnement à la newsletter", isPrivate: true });

/** The button, pressed without scripts. */
export const action = linkAction("unsubscribe");

export const handle = { isQuiet: true };

export default function NewsletterUnsubscribe() {
  const [query] = useSearchParams();
  return (
    <NewsletterLinkPage
      link="unsubscribe"
      token={query.get("token") ?? ""}
      posted={usePosted<Partial<SubmissionView<LinkProblem>>>()}
    />
  );
}
