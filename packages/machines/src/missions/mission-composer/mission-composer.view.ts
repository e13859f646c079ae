import type { FieldError } from "@jobami/api/http/error-codes";
import type { SnapshotFrom } from "xstate";
import type { MissionComposerMachine } from "./mission-composer.machine.ts";
import { type ComposerStep, composerSteps, isReachable, stepOfField } from "./mission-composer.steps.ts";
import type { ComposerProblem, ComposerProgress } from "./mission-composer.types.ts";

/** One entry of the stepper. */
export interface StepView {
  step: ComposerStep;
  status: "current" | "completed" | "upcoming";
  isReachable: boolean;
}

/** What the composer's screen shows beside the form's own values. */
export interface MissionComposerView {
  step: ComposerStep;
  steps: StepView[];
  isFirst: boolean;
  isSubmitting: boolean;
  isSubmitDisabled: boolean;
  /** The last try had no answer: sending again is safe and asked for. */
  canRetry: boolean;
  canUndoDiscard: boolean;
  problem: ComposerProblem | null;
  /** The server's field errors that belong to the step being shown. */
  fieldErrors: FieldError[];
  /** To be stored with the draft. */
  progress: ComposerProgress;
}

/** Snapshot to screen. */
export function missionComposerView(
  snapshot: Pick<SnapshotFrom<MissionComposerMachine>, "hasTag" | "context" | "status">,
): MissionComposerView {
  const { completed, problem, discarded } = snapshot.context;
  const step = composerSteps.find((one) => snapshot.hasTag(one)) ?? "review";
  const isSubmitting = snapshot.hasTag("submitting");
  return {
    step,
    steps: composerSteps.map((one) => ({
      step: one,
      status:
        one === step ? "current" : one !== "review" && completed.includes(one) ? "completed" : "upcoming",
      isReachable: isReachable(one, completed),
    })),
    isFirst: step === "service",
    isSubmitting,
    isSubmitDisabled: isSubmitting || snapshot.status === "done",
    canRetry: problem?.code === "UNANSWERED" || problem?.code === "TERMS_UNCHECKED",
    canUndoDiscard: discarded !== null,
    problem,
    fieldErrors: problem?.fields.filter((field) => stepOfField(field.path) === step) ?? [],
    progress: { step, completed },
  };
}
