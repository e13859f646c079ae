import type { Declaration, Declared } from "@jobami/api/withdrawals/contract";
import type { SnapshotFrom } from "xstate";
import type { WithdrawalMachine } from "./withdrawal.machine.ts";
import type { WithdrawalProblem } from "./withdrawal.types.ts";

/** What the page of a withdrawal shows. */
export interface WithdrawalView {
  step: "state" | "confirm" | "declared";
  /** What was stated is looked at, or the declaration is under way. */
  isBusy: boolean;
  statement: Declaration | null;
  declared: Declared | null;
  problem: WithdrawalProblem | null;
}

const steps = {
  stating: "state",
  checking: "state",
  confirming: "confirm",
  declaring: "confirm",
  declared: "declared",
} as const;

/** Snapshot to page. */
export function withdrawalView({
  value,
  context: { statement, declared, problem },
}: Pick<SnapshotFrom<WithdrawalMachine>, "value" | "context">): WithdrawalView {
  return {
    step: steps[value],
    isBusy: value === "checking" || value === "declaring",
    statement,
    declared,
    problem,
  };
}
