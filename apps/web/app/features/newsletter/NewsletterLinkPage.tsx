import { useApi } from "@jobami/api/http/provider";
import type { SubmissionView } from "@jobami/machines/submission";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Spinner } from "@jobami/ui/Spinner";
import { useState } from "react";
import { publicPages } from "../../pages.ts";
import { PlainCommand, type Posted, usePostedView, useSubmission } from "../../platform/forms/index.ts";
import { LinkButton } from "../../platform/links/index.ts";
import { needsScripts } from "../../platform/page/index.ts";
import { linkWords } from "./copy.ts";
import { followedLink, type LinkProblem, type NewsletterLink } from "./link.actors.ts";

interface NewsletterLinkPageProps {
  link: NewsletterLink;
  /** Of the mailed link; null when the address has none. */
  token: string | null;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<SubmissionView<LinkProblem>>> | null;
}

/** The page behind a link of a newsletter mail: it does what the link says, and says so [NEWS-11, NEWS-12]. */
export function NewsletterLinkPage({ link, token, posted }: NewsletterLinkPageProps) {
  const api = useApi();
  const [machine] = useState(() => followedLink(api, link));
  const values = { token: token ?? "" };
  const { snapshot, submit, ...current } = useSubmission(machine, {}, values);
  const { status, problem } = usePostedView(current, snapshot, posted);
  const words = linkWords[link];
  const home = <LinkButton to={publicPages.home.path}>{linkWords.home}</LinkButton>;
  if (status === "sent")
    return (
      <EmptyState title={words.done} headingLevel={1} action={home}>
        {words.doneLead}
      </EmptyState>
    );
  if (status !== "refused" || problem === null)
    return (
      <EmptyState title={words.following} headingLevel={1}>
        <div className={needsScripts}>
          <Spinner label={words.following} size="large" />
        </div>
        <PlainCommand form="newsletter-link" label={words.follow} />
      </EmptyState>
    );
  const { title, lead } = linkWords.problems[problem.code];
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      action={
        problem.code === "FAILED" ? <Button onClick={() => submit(values)}>{linkWords.retry}</Button> : home
      }
    >
      {lead}
    </EmptyState>
  );
}
