import type { Decision } from "@jobami/api/appeals/contract";
import { useDecision } from "@jobami/api/appeals/hooks";
import { appealsRoutes } from "@jobami/api/appeals/routes";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { EmptyState } from "@jobami/ui/EmptyState";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { useState } from "react";
import { notificationsLabel, notificationsPath } from "../../../generated/paths.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { AppealForm } from "./AppealForm.tsx";
import { ownAppeal } from "./appeals.actors.ts";
import { copy } from "./copy.ts";
import { useFocusAfter } from "./DecisionLinkPage.tsx";
import { DecisionPanel } from "./DecisionPanel.tsx";

/** /dashboard/decisions/{id}: a decision of moderation for one of those whom it concerns, and their appeal. */
export function OwnDecisionScreen({ id }: { id: string }) {
  const reading = useDecision(id);
  const { error } = reading;
  const isUnknown =
    error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED");
  return (
    <WorkPage>
      <PageHeader size="compact" title={copy.title} />
      {isUnknown ? (
        <EmptyState
          title={copy.unknown}
          action={<LinkButton to={notificationsPath}>{notificationsLabel}</LinkButton>}
        >
          {copy.unknownDetail}
        </EmptyState>
      ) : (
        <Reading of={reading} failed={copy.failed}>
          {({ data }) => <Known decision={data} />}
        </Reading>
      )}
    </WorkPage>
  );
}

function Known({ decision }: { decision: Decision }) {
  const { id } = decision;
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [isAppealed, setIsAppealed] = useState(false);
  const [machine] = useState(() => ownAppeal(api, id));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      notify({ kind: "success", title: copy.sent });
      readings.change(appealsRoutes.decision, { id }, () => ({ success: true, data: answer }));
      setIsAppealed(true);
    },
    // Who came second sees how it stands.
    "submission.refused": ({ problem: why }) => {
      if (why === "OVER") readings.readAgain(appealsRoutes.decision, { id });
    },
  });
  useFocusAfter(isAppealed && decision.appeal !== null);
  return (
    <DecisionPanel
      decision={decision}
      form={<AppealForm isSending={isSending} problem={problem} onSubmit={submit} onEdit={edit} />}
    />
  );
}
