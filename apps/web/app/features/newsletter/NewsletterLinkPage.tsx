import { useApi } from "@jobami/api/http/provider";
import { newsletterLinkView } from "@jobami/machines/flows/newsletter-link";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Spinner } from "@jobami/ui/Spinner";
import { useState } from "react";
import { LinkButton } from "../../world/LinkButton.tsx";
import { useFlow } from "../../world/use-flow.ts";
import { linkWords } from "./copy.ts";
import { type NewsletterLink, newsletterLinkMachine } from "./newsletter.actors.ts";

interface NewsletterLinkPageProps {
  link: NewsletterLink;
  /** Of the mailed link; null when the address has none. */
  token: string | null;
}

/** The page behind a link of a newsletter mail: it does what the link says, and says so [NEWS-11, NEWS-12]. */
export function NewsletterLinkPage({ link, token }: NewsletterLinkPageProps) {
  const api = useApi();
  const [machine] = useState(() => newsletterLinkMachine(api, link));
  const [snapshot, send] = useFlow(machine, { token }, {} as never);
  const { status } = newsletterLinkView(snapshot);
  const words = linkWords[link];
  const home = <LinkButton to="/">{linkWords.home}</LinkButton>;
  if (status === "following")
    return (
      <EmptyState title={words.following} headingLevel={1}>
        <Spinner label={words.following} size="large" />
      </EmptyState>
    );
  if (status === "done")
    return (
      <EmptyState title={words.done} headingLevel={1} action={home}>
        {words.doneLead}
      </EmptyState>
    );
  return (
    <EmptyState
      title={linkWords[status]}
      headingLevel={1}
      action={
        status === "failed" ? (
          <Button onClick={() => send({ type: "retry.requested" })}>{linkWords.retry}</Button>
        ) : (
          home
        )
      }
    >
      {linkWords[`${status}Lead`]}
    </EmptyState>
  );
}
