import type { DeletionLink } from "@jobami/api/account/contract";
import type { SnapshotFrom } from "xstate";
import type { AccountDeletionLinkMachine } from "./account-deletion-link.machine.ts";
import type { DeletionLinkProblem } from "./account-deletion-link.types.ts";

/** What the pages behind the link show; what has not been looked at, or is being left, is still `looking`. */
export interface AccountDeletionLinkView {
  status: "looking" | "committed" | "confirmable" | "proving" | "failed" | "expired" | "invalid" | "erased";
  /** A call of this step runs. */
  isSubmitting: boolean;
  link: DeletionLink | null;
  problem: DeletionLinkProblem | null;
}

const statuses = {
  opening: "looking",
  looking: "looking",
  looked: "looking",
  moving: "looking",
  refused: "looking",
  committed: "committed",
  confirmable: "confirmable",
  confirming: "confirmable",
  proving: "proving",
  erasing: "proving",
  failed: "failed",
  expired: "expired",
  invalid: "invalid",
  erased: "erased",
} as const;

/** Snapshot to page. */
export function accountDeletionLinkView({
  value,
  context: { link, problem },
}: Pick<SnapshotFrom<AccountDeletionLinkMachine>, "value" | "context">): AccountDeletionLinkView {
  return {
    status: statuses[value],
    isSubmitting: value === "confirming" || value === "erasing",
    link,
    problem,
  };
}
