import type { DeletionLink } from "@jobami/api/account/contract";
import { useApi } from "@jobami/api/http/provider";
import {
  type AccountDeletionLinkView,
  accountDeletionLinkView,
  type DeletionStep,
} from "@jobami/machines/account/account-deletion-link";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Spinner } from "@jobami/ui/Spinner";
import { heading, text } from "@jobami/ui/styles";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { landingPath } from "../../../generated/paths.ts";
import { CommandForm, PlainCommand, type Posted, usePostedView } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { needsScripts } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { accountDeletionLinkMachine } from "./account-deletion.actors.ts";
import { aboutAccount, committedTitle, linkCopy } from "./copy.ts";
import { FinalForm } from "./FinalForm.tsx";
import { Losses } from "./Losses.tsx";
import * as css from "./leaving.css.ts";

interface DeletionLinkPageProps {
  step: DeletionStep;
  /** Of the mailed link; null when the address has none. */
  token: string | null;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<AccountDeletionLinkView>> | null;
}

/** The two pages behind the mailed link of a deletion: opening them changes nothing [GDPR-01, GDPR-02]. */
export function DeletionLinkPage({ step, token, posted }: DeletionLinkPageProps) {
  const api = useApi();
  const navigate = useNavigate();
  const session = useSession();
  const [machine] = useState(() => accountDeletionLinkMachine(api));
  const [snapshot, send] = useFlow(
    machine,
    { token, step },
    {
      navigate: ({ to }) => void navigate(to, { replace: true }),
      "account.erased": () => session.recheck(),
    },
  );
  const view = usePostedView(accountDeletionLinkView(snapshot), snapshot, posted);
  const { status, isSubmitting, link } = view;
  const retry = (
    <CommandForm id="deletion-retry" onSubmit={() => send({ type: "retry.requested" })}>
      <Button type="submit">{linkCopy.retry}</Button>
    </CommandForm>
  );
  const home = <LinkButton to={landingPath}>{linkCopy.home}</LinkButton>;
  if (status === "expired" || status === "invalid" || status === "failed")
    return (
      <EmptyState title={linkCopy[status]} headingLevel={1} action={status === "failed" ? retry : home}>
        {linkCopy[`${status}Lead`]}
      </EmptyState>
    );
  if (link === null || status === "looking" || status === "erased")
    return (
      <EmptyState title={linkCopy.looking} headingLevel={1}>
        {view.problem !== null && <Banner tone="danger" title={view.problem.message} announce="assertive" />}
        <div className={needsScripts}>
          <Spinner label={linkCopy.looking} size="large" />
        </div>
        <PlainCommand form="deletion-look" label={linkCopy.look} />
      </EmptyState>
    );
  if (status === "committed")
    return (
      <EmptyState title={committedTitle(link.holdings)} headingLevel={1} action={retry}>
        {linkCopy.committedText}
      </EmptyState>
    );
  if (status === "proving")
    return (
      <Step title={linkCopy.finalTitle} link={link}>
        <FinalForm
          isSubmitting={isSubmitting}
          problem={view.problem}
          onSubmit={(password) => send({ type: "form.submitted", password })}
          onEdit={() => send({ type: "form.edited" })}
        />
      </Step>
    );
  return (
    <Step title={linkCopy.confirmTitle} link={link}>
      <p>{linkCopy.confirmText}</p>
      <Losses holdings={link.holdings} />
      <p className={text.soft}>{linkCopy.keptMissions}</p>
      <CommandForm id="deletion-agreed" onSubmit={() => send({ type: "deletion.agreed" })}>
        <input type="hidden" name="agreed" value="yes" />
        <Inline gap={3}>
          <Button type="submit" variant="danger" isPending={isSubmitting} pendingLabel={linkCopy.confirming}>
            {linkCopy.confirmAction}
          </Button>
          <LinkButton to={landingPath} variant="secondary">
            {linkCopy.keep}
          </LinkButton>
        </Inline>
      </CommandForm>
    </Step>
  );
}

/** One step: its question, whose account it is about, and the answer. */
function Step({ title, link, children }: { title: string; link: DeletionLink; children: ReactNode }) {
  return (
    <Container width="form">
      <Stack gap={8} className={css.page}>
        <Stack as="header" gap={2}>
          <h1 className={heading[1]}>{title}</h1>
          <p className={text.lead}>{aboutAccount(link.maskedEmail)}</p>
        </Stack>
        <Card padding="large">
          <Stack gap={4}>{children}</Stack>
        </Card>
      </Stack>
    </Container>
  );
}
