import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { OpenContract } from "@jobami/api/withdrawals/contract";
import { shownReference } from "@jobami/api/withdrawals/reference";
import { withdrawalsRoutes } from "@jobami/api/withdrawals/routes";
import {
  type WithdrawalProblem,
  type WithdrawalView,
  withdrawalView,
} from "@jobami/machines/money/withdrawal";
import { Banner } from "@jobami/ui/Banner";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text } from "@jobami/ui/styles";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { landingPath } from "../../../generated/paths.ts";
import { type Posted, usePostedView } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { copy, momentText, problemText } from "./copy.ts";
import { StatementForm } from "./StatementForm.tsx";
import { withdrawalMachine } from "./withdrawal.actors.ts";
import * as css from "./withdrawal.css.ts";

type WithdrawalPosted = Posted<Partial<WithdrawalView>> | null;

export interface WithdrawalScreenProps {
  /** What whoever is signed in may withdraw from. */
  contracts: readonly OpenContract[];
  /** The reference that the address names; empty without. */
  asked: string;
  /** What was sent before scripts were there. */
  posted?: WithdrawalPosted;
}

/** /renoncer: withdrawing from what was bought, in two steps, for everybody (article L221-21 of the consumer code). */
export function WithdrawalScreen({ contracts, asked, posted = null }: WithdrawalScreenProps) {
  const api = useApi();
  const [machine] = useState(() => withdrawalMachine(api));
  const readings = useReadings();
  const [snapshot, send] = useFlow(machine, undefined, {
    "withdrawal.declared": () => readings.readAgain(withdrawalsRoutes.contracts),
  });
  const view = usePostedView(withdrawalView(snapshot), snapshot, posted);
  const { step, isBusy, statement, declared, problem } = view;
  return (
    <Container>
      <Stack gap={6} className={css.page}>
        <Stack as="header" gap={3}>
          <h1 className={heading[1]}>{copy.title}</h1>
          <p className={text.lead}>{copy.lead}</p>
          <p className={text.small}>
            <a className={link} href={copy.lawUrl} rel="noreferrer">
              {copy.law}
            </a>
          </p>
        </Stack>
        <Card element="section" padding="large" aria-labelledby="withdrawal-step">
          <Stack gap={5}>
            {step === "declared" && declared !== null ? (
              <>
                <StepTitle>{copy.declared}</StepTitle>
                <Banner tone="success" title={copy.receipt(statement?.email ?? "")} announce="polite" />
                <DescriptionList
                  entries={[
                    { term: copy.contract, details: shownReference(declared.reference) },
                    { term: copy.at, details: momentText(declared.declaredAt) },
                    { term: copy.name, details: displayText(statement?.name ?? "") },
                  ]}
                />
                <LinkButton to={landingPath} variant="secondary">
                  {copy.home}
                </LinkButton>
              </>
            ) : step === "confirm" && statement !== null ? (
              <>
                <StepTitle>{copy.stepTwo}</StepTitle>
                {problem !== null && <Problem problem={problem} />}
                <ConfirmForm
                  statement={statement}
                  contracts={contracts}
                  isBusy={isBusy}
                  onConfirm={() => send({ type: "withdrawal.confirmed" })}
                  onBack={() => send({ type: "statement.reopened" })}
                />
              </>
            ) : (
              <>
                <StepTitle>{copy.stepOne}</StepTitle>
                {problem !== null && problem.fields.length === 0 && <Problem problem={problem} />}
                <StatementForm
                  contracts={contracts}
                  begun={statement ?? posted?.values ?? null}
                  asked={asked}
                  problem={problem}
                  isBusy={isBusy}
                  onState={(of) => send({ type: "form.submitted", statement: of })}
                  onEdit={() => send({ type: "form.edited" })}
                />
              </>
            )}
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}

/** The name of a step; a step that comes after another one takes the focus. */
function StepTitle({ children }: { children: string }): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  const first = useRef(children);
  useEffect(() => {
    if (first.current !== children) ref.current?.focus();
    first.current = children;
  }, [children]);
  return (
    <h2 id="withdrawal-step" ref={ref} tabIndex={-1} className={heading[3]}>
      {children}
    </h2>
  );
}

function Problem({ problem }: { problem: WithdrawalProblem }) {
  const { title, text: detail } = problemText(problem);
  return (
    <Banner tone={problem.code === "OFFLINE" ? "warning" : "danger"} title={title} announce="assertive">
      {detail}
    </Banner>
  );
}
