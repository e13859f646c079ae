import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./Stepper.css.ts";

export interface Step {
  id: string;
  label: string;
  state: "complete" | "current" | "upcoming";
}

export interface StepperProps {
  /** In order; exactly one is current. */
  steps: readonly Step[];
  /** Makes completed steps buttons that lead back to them. */
  onStepSelect?: ((id: string) => void) | undefined;
  /** Names the list for assistive tools. */
  label?: string | undefined;
}

const stateLabels = { complete: "terminée", current: "en cours", upcoming: "à venir" } as const;

/** Where one stands in a form of several steps: numbered discs on a laptop, a bar in parts on a phone. */
export function Stepper({ steps, onStepSelect, label = "Étapes" }: StepperProps): ReactElement {
  const position = steps.findIndex(({ state }) => state === "current");
  return (
    <nav className={css.stepper} aria-label={label}>
      <p className={css.summary} aria-hidden="true">
        <span className={css.summaryLabel}>{steps[position]?.label}</span>
        <span>{`Étape ${position + 1} sur ${steps.length}`}</span>
      </p>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={css.item}
            data-state={step.state}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            {step.state === "complete" && onStepSelect ? (
              <button type="button" className={css.step} onClick={() => onStepSelect(step.id)}>
                <StepFace step={step} number={index + 1} />
              </button>
            ) : (
              <span className={css.step}>
                <StepFace step={step} number={index + 1} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepFace({ step, number }: { step: Step; number: number }): ReactElement {
  return (
    <>
      <span className={css.mark} aria-hidden="true">
        {step.state === "complete" ? <Check className={css.check} size={18} strokeWidth={2.5} /> : number}
      </span>
      <span className={css.label}>
        {step.label}
        <span className={visuallyHidden}>{` (${stateLabels[step.state]})`}</span>
      </span>
    </>
  );
}
