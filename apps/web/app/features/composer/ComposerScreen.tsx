import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Stepper } from "@jobami/ui/Stepper";
import { heading, text } from "@jobami/ui/styles";
import { type FormEvent, useEffect, useRef } from "react";
import { BudgetStep } from "./BudgetStep.tsx";
import * as css from "./ComposerScreen.css.ts";
import { problemWords, stepWords, words } from "./copy.ts";
import { DetailsStep } from "./DetailsStep.tsx";
import { DraftNotices, DraftState } from "./DraftNotices.tsx";
import { PlaceAndDateStep } from "./PlaceAndDateStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { ServiceStep } from "./ServiceStep.tsx";
import { useComposer } from "./use-composer.ts";

const stepScreens = {
  service: ServiceStep,
  details: DetailsStep,
  placeAndDate: PlaceAndDateStep,
  budget: BudgetStep,
} as const;

/** Posting a mission, step by step; what is typed survives leaving the page. */
export function ComposerScreen({ userId }: { userId: string }) {
  const { form, attempt, errorsOf, view, draft, compose, keep, goOn } = useComposer(userId);
  const { step, problem } = view;
  const title = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void goOn();
  }

  const Fields = step === "review" ? null : stepScreens[step];
  const errors = step === "review" ? [] : errorsOf(step);
  const isSummed = problem?.code === "FORM_INVALID" && errors.length > 0;
  const problemText = problem === null || isSummed ? "" : problemWords[problem.code] || problem.message;
  return (
    <Container width="form">
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={heading[1]}>{words.title}</h1>
          <p className={text.lead}>{words.lead}</p>
        </header>
        <DraftNotices draft={draft} keep={keep} />
        <Stepper
          label={words.steps}
          steps={view.steps.map(({ step: id, status, isReachable }) => ({
            id,
            label: stepWords[id].label,
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
          <form className={css.step} onSubmit={submit} noValidate>
            <div ref={title} tabIndex={-1} className={css.stepHead}>
              <h2 className={heading[2]}>{stepWords[step].title}</h2>
              <p className={text.soft}>{stepWords[step].help}</p>
            </div>
            {problemText !== "" && <Banner tone="danger" title={problemText} announce="assertive" />}
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
              <Button
                type="submit"
                size="large"
                isPending={view.isSubmitting}
                pendingLabel={words.publishing}
              >
                {step !== "review" ? words.next : view.canRetry ? words.retry : words.publish}
              </Button>
              {!view.isFirst && (
                <Button variant="ghost" size="large" onClick={() => compose({ type: "back.chosen" })}>
                  {words.back}
                </Button>
              )}
            </div>
          </form>
        </Card>
        <DraftState
          draft={draft}
          onDiscard={() => {
            keep({ type: "draft.discarded" });
            compose({ type: "draft.discarded" });
          }}
        />
      </div>
    </Container>
  );
}
