import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import { spacedCode } from "@jobami/api/offers/code";
import type { CheckedCode } from "@jobami/api/offers/contract";
import { useCheckedCode } from "@jobami/api/offers/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { useState } from "react";
import { ownCodesPath, scannerPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { copy, dayText, momentText } from "./copy.ts";
import { checkCopy } from "./member.copy.ts";
import { validatingMachine } from "./offers.actors.ts";
import * as css from "./offers.css.ts";

/** /dashboard/valider/{hash}: a code of one of one's own offers; it is validated by a press alone [OFFR-08]. */
export function CodeCheckScreen({ hash }: { hash: string }) {
  return (
    <WorkPage measure="text">
      <PageHeader title={checkCopy.title} size="compact" />
      <Checked key={hash} hash={hash} />
    </WorkPage>
  );
}

function Checked({ hash }: { hash: string }) {
  const reading = useCheckedCode(hash);
  const { data, error, mutate } = reading;
  if (data === undefined && error instanceof ApiError) {
    if (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED")
      return (
        <EmptyState title={checkCopy.unknown} headingLevel={2} action={<ToScanner />}>
          {checkCopy.unknownDetail}
        </EmptyState>
      );
    if (error.code === "CODE_NOT_YOURS")
      return (
        <EmptyState
          title={checkCopy.notYours}
          headingLevel={2}
          action={
            <LinkButton variant="secondary" to={ownCodesPath}>
              {checkCopy.codes}
            </LinkButton>
          }
        >
          {error.message}
        </EmptyState>
      );
  }
  return (
    <Reading of={reading} failed={checkCopy.failed}>
      {({ data: checked }) => (
        <Code
          checked={checked}
          onValidated={(answer) => void mutate({ success: true, data: answer }, { revalidate: false })}
          onRefused={() => void mutate()}
        />
      )}
    </Reading>
  );
}

const ToScanner = () => (
  <LinkButton variant="secondary" to={scannerPath}>
    {checkCopy.scanFirst}
  </LinkButton>
);

interface CodeProps {
  checked: CheckedCode;
  onValidated: (checked: CheckedCode) => void;
  onRefused: () => void;
}

function Code({ checked, onValidated, onRefused }: CodeProps) {
  const api = useApi();
  const [machine] = useState(() => validatingMachine(api, checked.hash));
  const [isDone, setDone] = useState(false);
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      setDone(true);
      onValidated(answer);
    },
    "submission.refused": onRefused,
  });
  const { offer, holder, takenAt, code, refusal } = checked;
  return (
    <Stack gap={5}>
      {problem !== null && refusal === null && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <State checked={checked} isDone={isDone} />
      <DescriptionList
        entries={[
          { term: checkCopy.offer, details: displayText(offer.title) },
          {
            term: checkCopy.advantage,
            details: <span className={css.advantage}>{displayText(offer.advantage)}</span>,
          },
          {
            term: checkCopy.conditions,
            details:
              offer.conditions === "" ? (
                copy.noConditions
              ) : (
                <span className={css.bodyText}>{displayText(offer.conditions)}</span>
              ),
          },
          { term: checkCopy.holder, details: holder === "" ? checkCopy.left : displayText(holder) },
          { term: checkCopy.takenOn, details: momentText(takenAt) },
          { term: checkCopy.code, details: spacedCode(code) },
        ]}
      />
      <Inline gap={3} stackedBelow="tablet">
        {refusal === null && (
          <Button isPending={isSending} pendingLabel={checkCopy.validating} onClick={() => submit({})}>
            {checkCopy.validate}
          </Button>
        )}
        <LinkButton variant="secondary" to={scannerPath}>
          {checkCopy.scan}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/** How the code stands, before anything else. */
function State({ checked: { refusal, usedAt, offer }, isDone }: { checked: CheckedCode; isDone: boolean }) {
  if (isDone)
    return (
      <Banner tone="success" announce="polite" title={checkCopy.done}>
        {checkCopy.doneDetail}
      </Banner>
    );
  if (refusal === "CODE_USED")
    return (
      <Banner
        tone="warning"
        announce="polite"
        title={`${checkCopy.used}${usedAt === null ? "" : ` le ${momentText(usedAt)}`}.`}
      />
    );
  if (refusal === "OFFER_OVER")
    return (
      <Banner tone="warning" title={checkCopy.over}>
        {checkCopy.overDetail}
      </Banner>
    );
  if (refusal === "OFFER_NOT_STARTED")
    return (
      <Banner tone="warning" title={checkCopy.early}>
        {dayText(offer.firstDay)}
      </Banner>
    );
  return (
    <Banner tone="info" title={checkCopy.ready}>
      {checkCopy.readyDetail}
    </Banner>
  );
}
