import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { Button } from "@jobami/ui/Button";
import { visuallyHidden } from "@jobami/ui/styles";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { type DecidedHere, isToConfirm } from "./awaits.ts";
import { actionLabels } from "./rows.copy.ts";

const DecideHere = lazy(async () => ({ default: (await import("./DecideHere.tsx")).DecideHere }));

const emphases = { accept: "primary", reject: "ghost" } as const;

interface DecisionHere {
  /** Each begins its own. */
  buttons: Readonly<Record<DecidedHere, ReactNode>>;
  /** The question of what was begun, and what went wrong; false while nothing is asked. */
  question: ReactNode;
}

/** The acceptance or the refusal of a proposal from a row; `of` names it to assistive tools. */
export function useDecision(proposal: Proposal, side: ProposalSide, of: string): DecisionHere {
  const [begun, setBegun] = useState<DecidedHere | null>(null);
  const leave = useCallback(() => setBegun(null), []);
  const button = (decision: DecidedHere) => (
    <Button
      size="small"
      variant={emphases[decision]}
      isPending={begun === decision}
      isResting={begun !== null && begun !== decision}
      onClick={() => setBegun(decision)}
    >
      {actionLabels[decision]}
      <span className={visuallyHidden}>{`\u00a0: ${of}`}</span>
    </Button>
  );
  return {
    // What is not confirmed yet is not accepted from a row: what changed stands on its page.
    buttons: { accept: !isToConfirm(proposal) && button("accept"), reject: button("reject") },
    question: begun !== null && (
      <Suspense fallback={null}>
        <DecideHere key={begun} decision={begun} proposal={proposal} side={side} onLeave={leave} />
      </Suspense>
    ),
  };
}
