import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Stepper } from "@jobami/ui/Stepper";
import { heading, text } from "@jobami/ui/styles";
import { useCallback, useEffect, useId, useRef } from "react";
import type { MissionWish } from "../../../entities/service/index.ts";
import { AskedByAddress } from "./AskedByAddress.tsx";
import { askedCopy, askedTitle } from "./asked.copy.ts";
import { BudgetStep } from "./BudgetStep.tsx";
import * as css from "./ComposerScreen.css.ts";
import { copy, problemTextOf, stepCopy } from "./copy.ts";
import { DetailsStep } from "./DetailsStep.tsx";
import { DraftNotices, DraftState } from "./DraftNotices.tsx";
import { ModelByAddress } from "./ModelByAddress.tsx";
import { PlaceAndDateStep } from "./PlaceAndDateStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { ServiceStep } from "./ServiceStep.tsx";
import { useComposer } from "./use-composer.ts";
import { WishedPlace } from "./WishedPlace.tsx";

const stepScreens = {
  service: ServiceStep,
  details: DetailsStep,
  placeAndDate: PlaceAndDateStep,
  budget: BudgetStep,
} as const;

/** The steps that may leave a field empty. */
const hasOptional: ReadonlySet<string> = new Set(["service", "details", "placeAndDate", "budget"]);

interface ComposerScreenProps {
  userId: string;
  /** What the person came for. */
  wish?: MissionWish | null;
  /** Whom they came to ask: the name in the address of a profile. */
  asks?: string | null;
  /** A mission of theirs that this one begins as. */
  model?: string | null;
}

interface SubmitButtonProps {
  isLast: boolean;
  isAsking: boolean;
  isSubmitting: boolean;
  canRetry: boolean;
}

/** Goes on to the next step, or publishes. */
function SubmitButton({ isLast, isAsking, isSubmitting, canRetry }: SubmitButtonProps) {
  const { publish, publishing } = isAsking ? askedCopy : copy;
  return (
    <Button type="submit" size="large" isPending={isSubmitting} pendingLabel={publishing}>
      {isLast ? (canRetry ? copy.retry : publish) : copy.next}
    </Button>
  );
}

/** Posting a mission, step by step; what is typed survives leaving the page. */
export function ComposerScreen({ userId, wish = null, asks = null, model = null }: ComposerScreenProps) {
  const { form, attempt, errorsOf, view, draft, compose, keep, goOn } = useComposer(userId, wish);
  const { step, problem } = view;
  const title = useRef<HTMLHeadingElement>(null);
  const helpId = useId();
  const shown = useRef(step);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);

  function submit(): void {
    void goOn();
  }

  const Fields = step === "review" ? null : stepScreens[step];
  const errors = step === "review" ? [] : errorsOf(step);
  const isSummed = problem?.code === "FORM_INVALID" && errors.length > 0;
  const asked = form.watch("asked")?.people.map(({ name }) => name) ?? [];
  const isAsking = asked.length > 0;
  const problemText = problem === null || isSummed ? "" : problemTextOf(problem, draft.isNotSaved);
  return (
    <WorkPage measure="form" gap={8}>
      <PageHeader
        title={isAsking ? askedTitle(asked) : copy.title}
        lead={isAsking ? askedCopy.pageLead : copy.lead}
        size="compact"
      />
      {asks !== null && <AskedByAddress slug={asks} form={form} />}
      {model !== null && <ModelByAddress id={model} userId={userId} form={form} />}
      {wish?.place !== undefined && <WishedPlace wish={wish} form={form} />}
      <DraftNotices draft={draft} keep={keep} onSaved={focusTitle} />
      <Stepper
        label={copy.steps}
        steps={view.steps.map(({ step: id, status, isReachable }) => ({
          id,
          label: stepCopy[id].label,
          state:
            status === "completed" && isReachable
              ? "complete"
              : status === "current"
                ? "current"
                : "upcoming",
        }))}
        onStepSelect={(id) => compose({ type: "step.chosen", step: id as typeof step })}
      />
      <Card element="section" padding="large">
        <Stack as={Form} gap={6} onSubmit={submit}>
          <Stack gap={1}>
            <h2
              ref={title}
              tabIndex={-1}
              className={`${heading[2]} ${css.stepTitle}`}
              aria-describedby={helpId}
            >
              {stepCopy[step].title}
            </h2>
            <p id={helpId} className={text.soft}>
              {stepCopy[step].help}
            </p>
          </Stack>
          {problemText !== "" && <Banner tone="danger" title={problemText} announce="assertive" />}
          {step !== "review" && (
            <p className={text.small}>{hasOptional.has(step) ? copy.requiredButOptional : copy.required}</p>
          )}
          {step !== "review" && <ErrorSummary errors={errors} attempt={attempt} headingLevel={3} />}
          {Fields === null ? (
            <ReviewStep
              mission={form.watch()}
              onEdit={(chosen) => compose({ type: "step.chosen", step: chosen })}
            />
          ) : (
            <Fields form={form} />
          )}
          <div className={css.actions}>
            <SubmitButton
              isLast={step === "review"}
              isAsking={isAsking}
              isSubmitting={view.isSubmitting}
              canRetry={view.canRetry}
            />
            {!view.isFirst && (
              <Button variant="ghost" size="large" onClick={() => compose({ type: "back.chosen" })}>
                {copy.back}
              </Button>
            )}
          </div>
        </Stack>
      </Card>
      <DraftState
        draft={draft}
        onDiscard={() => {
          keep({ type: "draft.discarded" });
          compose({ type: "draft.discarded" });
        }}
      />
    </WorkPage>
  );
}
