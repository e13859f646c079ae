import type { Decision } from "@jobami/api/appeals/contract";
import { useApi } from "@jobami/api/http/provider";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { landingPath } from "../../../generated/paths.ts";
import { type Posted, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { AppealForm } from "./AppealForm.tsx";
import { linkedAppeal } from "./appeals.actors.ts";
import * as css from "./appeals.css.ts";
import { copy, problems } from "./copy.ts";
import { DecisionPanel } from "./DecisionPanel.tsx";
import type { LinkedAppealView, OpenedDecision } from "./decision-link.ts";

interface DecisionLinkPageProps {
  opened: OpenedDecision;
  token: string;
  /** What was sent before scripts were there. */
  posted?: Posted<LinkedAppealView> | null;
}

/** The page behind the mailed link of a decision: opening it changes nothing, its button appeals. No session is asked for. */
export function DecisionLinkPage({ opened, token, posted }: DecisionLinkPageProps) {
  if ("problem" in opened) {
    const { title, lead } = problems[opened.problem];
    const action =
      opened.problem === "FAILED" ? (
        <LinkButton to={`?${new URLSearchParams({ token })}`}>{copy.retry}</LinkButton>
      ) : (
        <LinkButton to={landingPath}>{copy.home}</LinkButton>
      );
    return (
      <EmptyState title={title} headingLevel={1} action={action}>
        {lead}
      </EmptyState>
    );
  }
  return (
    <Container width="form">
      <Stack gap={6} className={css.page}>
        <h1 className={heading[1]}>{copy.title}</h1>
        <Known read={opened.decision} token={token} posted={posted ?? null} />
      </Stack>
    </Container>
  );
}

interface KnownProps {
  read: Decision;
  token: string;
  posted: Posted<LinkedAppealView> | null;
}

function Known({ read, token, posted }: KnownProps) {
  const api = useApi();
  const notify = useNotify();
  const [appealed, setAppealed] = useState<Decision | null>(null);
  const [machine] = useState(() => linkedAppeal(api));
  const { status, isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      notify({ kind: "success", title: copy.sent });
      setAppealed(answer);
    },
  });
  useFocusAfter(appealed !== null);
  const before = status === "idle" ? (posted?.view?.problem ?? null) : null;
  return (
    <DecisionPanel
      decision={appealed ?? read}
      form={
        <AppealForm
          isSending={isSending}
          problem={problem ?? before}
          typed={posted?.values.words ?? ""}
          onSubmit={(reasons) => submit({ token, words: reasons })}
          onEdit={edit}
        />
      }
    />
  );
}

/** What was pressed is gone: the focus comes to what took its place. */
export function useFocusAfter(isAppealed: boolean): void {
  useEffect(() => {
    if (isAppealed) document.getElementById("contest")?.focus();
  }, [isAppealed]);
}
