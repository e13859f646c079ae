import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { Button } from "@jobami/ui/Button";
import { visuallyHidden } from "@jobami/ui/styles";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { isToConfirm } from "./awaits.ts";
import { actionLabels } from "./rows.copy.ts";

const AcceptHere = lazy(async () => ({ default: (await import("./AcceptHere.tsx")).AcceptHere }));

interface Acceptance {
  /** Begins it. */
  button: ReactNode;
  /** Its question, and what went wrong; false while nothing is asked. */
  question: ReactNode;
}

/** The acceptance of a proposal from a row; `of` names it to assistive tools. */
export function useAcceptance(proposal: Proposal, side: ProposalSide, of: string): Acceptance {
  const [isAccepting, setAccepting] = useState(false);
  const leave = useCallback(() => setAccepting(false), []);
  return {
    // What is not confirmed yet is read first: what changed stands on its page.
    button: !isToConfirm(proposal) && (
      <Button size="small" isPending={isAccepting} onClick={() => setAccepting(true)}>
        {actionLabels.accept}
        <span className={visuallyHidden}>{`\u00a0: ${of}`}</span>
      </Button>
    ),
    question: isAccepting && (
      <Suspense fallback={null}>
        <AcceptHere proposal={proposal} side={side} onLeave={leave} />
      </Suspense>
    ),
  };
}
