import type { SubmissionView } from "@jobami/machines/submission";
import { type MetaFunction, useSearchParams } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { linkAction } from "./index.server.ts";
import type { LinkProblem } from "./index.ts";
import { NewsletterLinkPage } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Fin du résumé par e-mail", isPrivate: true });

/** The button, pressed without scripts. */
export const action = linkAction("digest");

export const handle = { isQuiet: true };

export default function DigestEnd() {
  const [query] = useSearchParams();
  return (
    <NewsletterLinkPage
      link="digest"
      token={query.get("token") ?? ""}
      posted={usePosted<Partial<SubmissionView<LinkProblem>>>()}
    />
  );
}
