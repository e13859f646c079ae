import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { useEffect, useState } from "react";
import type { DecidedHere } from "./awaits.ts";
import { Confirmation } from "./Confirmation.tsx";
import { copy, problemText } from "./copy.ts";
import { isByOtherSide, useNegotiation } from "./use-negotiation.ts";

interface DecideHereProps {
  decision: DecidedHere;
  proposal: Proposal;
  side: ProposalSide;
  /** Nothing is left to ask or to show. */
  onLeave: () => void;
}

/** The acceptance or the refusal of a proposal away from its page: read anew, confirmed, and reported where it fails. Loaded when it is asked for. */
export function DecideHere({ decision: begun, proposal, side, onLeave }: DecideHereProps) {
  const { proposalId, mission, jobbeur } = proposal;
  const { view, send } = useNegotiation({ side, missionId: mission.id, proposalId, jobbeurId: jobbeur.id });
  const [isAsked, setAsked] = useState(false);
  const { status, problem, decision, actions } = view;
  const isAtRest = status === "idle" && problem === null;
  const canDecide = actions.includes(begun);
  useEffect(() => {
    if (!isAtRest) return;
    if (isAsked || !canDecide) return onLeave();
    setAsked(true);
    send({ type: "decision.chosen", decision: begun });
  }, [isAtRest, isAsked, canDecide, begun, send, onLeave]);
  if (decision !== null)
    return (
      <Confirmation
        decision={decision}
        proposal={view.proposal}
        side={side}
        note={view.note}
        send={(event) => send(event)}
      />
    );
  if (problem === null) return null;
  const canTryAgain = view.canRetry || status === "unloaded";
  const sentence = problemText(problem.code, problem.message);
  const action = (
    <Button
      size="small"
      variant="secondary"
      onClick={() => (canTryAgain ? send({ type: "retry.requested" }) : onLeave())}
    >
      {canTryAgain ? copy.retry : copy.close}
    </Button>
  );
  if (isByOtherSide(problem)) return <Banner tone="warning" title={sentence} action={action} />;
  return <InlineAlert action={action}>{sentence}</InlineAlert>;
}
