import type { DeletionLink } from "@jobami/api/account/contract";
import { useApi } from "@jobami/api/http/provider";
import { accountDeletionLinkView, type DeletionStep } from "@jobami/machines/flows/account-deletion-link";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Spinner } from "@jobami/ui/Spinner";
import { heading, text } from "@jobami/ui/styles";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "../../world/LinkButton.tsx";
import { useSession } from "../../world/session.ts";
import * as card from "../../world/settings-card.css.ts";
import { useFlow } from "../../world/use-flow.ts";
import { accountDeletionLinkMachine } from "./account-deletion.actors.ts";
import { aboutAccount, committedTitle, linkWords } from "./copy.ts";
import { FinalForm } from "./FinalForm.tsx";
import { Losses } from "./Losses.tsx";
import * as css from "./leaving.css.ts";

interface DeletionLinkPageProps {
  step: DeletionStep;
  /** Of the mailed link; null when the address has none. */
  token: string | null;
}

/** The two pages behind the mailed link of a deletion: opening them changes nothing [GDPR-01, GDPR-02]. */
export function DeletionLinkPage({ step, token }: DeletionLinkPageProps) {
  const api = useApi();
  const navigate = useNavigate();
  const session = useSession();
  const [machine] = useState(() => accountDeletionLinkMachine(api));
  const [snapshot, send] = useFlow(
    machine,
    { token, step },
    {
      navigate: ({ to }) => void navigate(to, { replace: true }),
      erased: () => session.recheck(),
    },
  );
  const view = accountDeletionLinkView(snapshot);
  const { status, isSubmitting, link } = view;
  const retry = <Button onClick={() => send({ type: "retry.requested" })}>{linkWords.retry}</Button>;
  const home = <LinkButton to="/">{linkWords.home}</LinkButton>;
  if (status === "expired" || status === "invalid" || status === "failed")
    return (
      <EmptyState title={linkWords[status]} headingLevel={1} action={status === "failed" ? retry : home}>
        {linkWords[`${status}Lead`]}
      </EmptyState>
    );
  if (link === null || status === "looking" || status === "erased")
    return (
      <EmptyState title={linkWords.looking} headingLevel={1}>
        <Spinner label={linkWords.looking} size="large" />
      </EmptyState>
    );
  if (status === "committed")
    return (
      <EmptyState title={committedTitle(link.holdings)} headingLevel={1} action={retry}>
        {linkWords.committedText}
      </EmptyState>
    );
  if (status === "proving")
    return (
      <Step title={linkWords.finalTitle} link={link}>
        <FinalForm
          isSubmitting={isSubmitting}
          problem={view.problem}
          onSubmit={(password) => send({ type: "form.submitted", password })}
          onEdit={() => send({ type: "form.edited" })}
        />
      </Step>
    );
  return (
    <Step title={linkWords.confirmTitle} link={link}>
      <p>{linkWords.confirmText}</p>
      <Losses holdings={link.holdings} />
      <p className={text.soft}>{linkWords.keptText}</p>
      <div className={card.actions}>
        <Button
          variant="danger"
          isPending={isSubmitting}
          pendingLabel={linkWords.confirming}
          onClick={() => send({ type: "deletion.agreed" })}
        >
          {linkWords.confirmAction}
        </Button>
        <LinkButton to="/" variant="secondary">
          {linkWords.keep}
        </LinkButton>
      </div>
    </Step>
  );
}

/** One step: its question, whose account it is about, and the answer. */
function Step({ title, link, children }: { title: string; link: DeletionLink; children: ReactNode }) {
  return (
    <Container width="form">
      <div className={css.page}>
        <header className={card.words}>
          <h1 className={heading[1]}>{title}</h1>
          <p className={text.lead}>{aboutAccount(link.maskedEmail)}</p>
        </header>
        <Card padding="large">
          <div className={card.body}>{children}</div>
        </Card>
      </div>
    </Container>
  );
}
