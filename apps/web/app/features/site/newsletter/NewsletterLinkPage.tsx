import { useApi } from "@jobami/api/http/provider";
import type { SubmissionProblem, SubmissionView } from "@jobami/machines/submission";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { useState } from "react";
import { landingPath } from "../../../generated/paths.ts";
import { CommandForm, type Posted, usePostedView, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { linkCopy } from "./copy.ts";
import { followedLink, type LinkProblem, type NewsletterLink } from "./link.actors.ts";

interface NewsletterLinkPageProps {
  link: NewsletterLink;
  /** Of the mailed link; empty when the address has none. */
  token: string;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<SubmissionView<LinkProblem>>> | null;
}

/** The page behind a link of a newsletter mail: opening it changes nothing, its button does what the link is for [NEWS-11, NEWS-12]. */
export function NewsletterLinkPage({ link, token, posted }: NewsletterLinkPageProps) {
  const api = useApi();
  const [machine] = useState(() => followedLink(api, link));
  const { snapshot, submit, ...current } = useSubmission(machine);
  const { status, isSending, problem } = usePostedView(current, snapshot, posted);
  const text = linkCopy[link];
  const home = <LinkButton to={landingPath}>{linkCopy.home}</LinkButton>;
  if (status === "sent")
    return (
      <EmptyState title={text.done} headingLevel={1} action={home}>
        {text.doneLead}
      </EmptyState>
    );
  const code = problem?.code ?? (token === "" ? "INVALID" : null);
  if (code === "EXPIRED" || code === "INVALID")
    return (
      <EmptyState title={linkCopy.problems[code].title} headingLevel={1} action={home}>
        {linkCopy.problems[code].lead}
      </EmptyState>
    );
  const { title, lead } = questionOf(link, problem);
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      action={
        <CommandForm id="newsletter-link" onSubmit={() => submit({ token })}>
          <Button type="submit" isPending={isSending} pendingLabel={text.following}>
            {code === "FAILED" ? linkCopy.retry : text.follow}
          </Button>
        </CommandForm>
      }
    >
      {lead}
    </EmptyState>
  );
}

/** What is asked, or why it could not be done. A form whose token is not its visitor’s is refused in another code than the flow knows. */
function questionOf(link: NewsletterLink, problem: SubmissionProblem<LinkProblem> | null) {
  if (problem === null) return linkCopy[link];
  const { title, lead } = problem.code === "FAILED" ? linkCopy.problems.FAILED : linkCopy[link];
  return { title, lead: problem.message || lead };
}
