import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { SubscriptionStatus } from "@jobami/api/subscriptions/contract";
import { optionKeys } from "@jobami/api/subscriptions/plans";
import { subscriptionsRoutes } from "@jobami/api/subscriptions/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { companyInvoicesPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { copy, dueText, monthText, optionCopy, stateLabels } from "./copy.ts";
import { ending, openingPortal, reactivating } from "./premium.actors.ts";

interface SubscribedProps {
  status: SubscriptionStatus;
  onLeave: (url: string) => void;
}

/** What a person subscribed to, how long it runs, and what they can do with it [SUB-05, SUB-07]. */
export function Subscribed({ status, onLeave }: SubscribedProps) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [portalMachine] = useState(() => openingPortal(api));
  const [renewalMachine] = useState(() => reactivating(api));
  const portal = useSubmission(portalMachine, {
    "submission.accepted": ({ answer }) => onLeave(answer),
  });
  const renewal = useSubmission(renewalMachine, {
    "submission.accepted": () => {
      readings.readAgain(subscriptionsRoutes.status);
      notify({ kind: "success", title: copy.reactivated });
    },
  });
  const [endMachine] = useState(() => ending(api));
  const [isAsking, setAsking] = useState(false);
  const end = useSubmission(endMachine, {
    "submission.accepted": () => {
      setAsking(false);
      readings.readAgain(subscriptionsRoutes.status);
      notify({ kind: "success", title: copy.ended });
    },
  });
  const problem = portal.problem ?? renewal.problem;
  const due = dueText(status);
  const bought = optionKeys.filter((key) => status.options[key] === true);
  return (
    <Card element="section" padding="large" look="highlight" aria-labelledby="my-subscription">
      <Stack gap={4}>
        <h2 id="my-subscription" className={heading[3]}>
          {copy.mine}
        </h2>
        {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
        <DescriptionList
          entries={[
            { term: copy.state, details: stateLabels[status.etat] },
            ...(status.mensualite === null
              ? []
              : [{ term: copy.monthly, details: monthText(status.mensualite) }]),
            ...(due === null ? [] : [due]),
            ...(bought.length === 0
              ? []
              : [{ term: copy.options, details: bought.map((key) => optionCopy[key].with).join(", ") }]),
          ]}
        />
        <Inline gap={3} stackedBelow="tablet">
          {status.resilie && (
            <Button
              isPending={renewal.isSending}
              pendingLabel={copy.reactivating}
              onClick={() => renewal.submit(null)}
            >
              {copy.reactivate}
            </Button>
          )}
          <Button
            variant="secondary"
            isPending={portal.isSending}
            pendingLabel={copy.opening}
            onClick={() => portal.submit(null)}
          >
            {copy.manage}
          </Button>
          {!status.resilie && (
            <Button variant="ghost" onClick={() => setAsking(true)}>
              {copy.end}
            </Button>
          )}
          <LinkButton variant="ghost" to={companyInvoicesPath}>
            {copy.invoices}
          </LinkButton>
        </Inline>
        <p className={text.small}>{copy.manageHelp}</p>
        <ConfirmDialog
          isOpen={isAsking}
          title={copy.endQuestion}
          losses={[copy.endLoss(due?.details ?? null), copy.keptAtEnd]}
          confirmLabel={copy.endConfirm}
          cancelLabel={copy.endCancel}
          isPending={end.isSending}
          error={end.problem === null ? undefined : problemText(end.problem)}
          onCancel={() => setAsking(false)}
          onConfirm={() => end.submit(null)}
        />
      </Stack>
    </Card>
  );
}
