import type { AccountHoldings } from "@jobami/api/account/contract";
import type { SnapshotFrom } from "xstate";
import type { AccountDeletionMachine } from "./account-deletion.machine.ts";
import type { AccountDeletionProblem } from "./account-deletion.types.ts";

/** What the section about leaving shows. */
export interface AccountDeletionView {
  status: "reading" | "unreadable" | "committed" | "free" | "asked" | "left";
  /** A call runs: asking, or taking back. */
  isSubmitting: boolean;
  /** The question whether to pause: closed, open, or being answered. */
  pause: "closed" | "open" | "pending";
  holdings: AccountHoldings | null;
  /** Until when the mailed link works, as an ISO instant. */
  linkExpiresAt: string | null;
  problem: AccountDeletionProblem | null;
}

const statuses = {
  reading: "reading",
  read: "reading",
  unreadable: "unreadable",
  committed: "committed",
  free: "free",
  asking: "free",
  confirmingPause: "free",
  pausing: "free",
  asked: "asked",
  cancelling: "asked",
  left: "left",
} as const;

/** Snapshot to section. */
export function accountDeletionView({
  value,
  context: { standing, problem },
}: Pick<SnapshotFrom<AccountDeletionMachine>, "value" | "context">): AccountDeletionView {
  const pauses = { confirmingPause: "open", pausing: "pending" } as const;
  return {
    status: statuses[value],
    isSubmitting: value === "asking" || value === "cancelling",
    pause: value === "confirmingPause" || value === "pausing" ? pauses[value] : "closed",
    holdings: standing?.holdings ?? null,
    linkExpiresAt: standing?.linkExpiresAt ?? null,
    problem,
  };
}
