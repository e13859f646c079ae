import type { SnapshotFrom } from "xstate";
import type { SuggestionMachine } from "./suggestion.machine.ts";
import type { SuggestionProblem } from "./suggestion.types.ts";

/** What a screen shows of a suggestion. */
export interface SuggestionView<Answer> {
  /** The button alone. */
  isIdle: boolean;
  /** The gate stands: something is read, or the consent is asked for. */
  isOpening: boolean;
  isWriting: boolean;
  answer: Answer | null;
  hasNoCredits: boolean;
  problem: SuggestionProblem | null;
  message: string;
}

/** Snapshot to screen. */
export function suggestionView<Ask, Answer>(
  snapshot: Pick<SnapshotFrom<SuggestionMachine<Ask, Answer>>, "matches" | "context">,
): SuggestionView<Answer> {
  const { answer, problem, message } = snapshot.context;
  return {
    isIdle: snapshot.matches("idle"),
    isOpening: snapshot.matches("opening"),
    isWriting: snapshot.matches("writing"),
    answer: snapshot.matches("suggested") ? answer : null,
    hasNoCredits: snapshot.matches("withoutCredits"),
    problem: snapshot.matches("failed") ? problem : null,
    message,
  };
}
