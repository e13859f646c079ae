import type { Mission } from "@jobami/api/missions/contract";
import { lastDayOf } from "@jobami/api/missions/timing";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import type { NegotiationProblem } from "@jobami/machines/proposals/proposal-negotiation";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Spinner } from "@jobami/ui/Spinner";
import { text } from "@jobami/ui/styles";
import { lazy, Suspense, useState } from "react";
import { WriteButton } from "../../talk/messages/index.ts";
import { useReadAbout } from "../../talk/notifications/index.ts";
import { loadDayTaken } from "../planning/index.ts";
import { isToConfirm } from "./awaits.ts";
import { copy, problemText, statusLabel, statusTones } from "./copy.ts";
import * as css from "./negotiation.css.ts";
import { OfferHistory } from "./OfferHistory.tsx";
import { RefusalText } from "./RefusalText.tsx";
import { actionLabels } from "./rows.copy.ts";
import { startOf, TermsForm } from "./TermsForm.tsx";
import { isByOtherSide, useNegotiation } from "./use-negotiation.ts";

const Confirmation = lazy(async () => ({ default: (await import("./Confirmation.tsx")).Confirmation }));
const MissionChanged = lazy(async () => ({ default: (await import("./MissionChanged.tsx")).MissionChanged }));
const DayTaken = lazy(loadDayTaken);
const emphases = {
  propose: "primary",
  accept: "primary",
  confirm: "primary",
  counter: "secondary",
  reject: "danger",
  withdraw: "ghost",
} as const;

interface NegotiationPanelProps {
  mission: Mission;
  side: ProposalSide;
  /** Null for a jobbeur who may not have proposed yet. */
  proposalId: string | null;
  jobbeurId: string;
}

/** One side of a negotiation: what was offered, and what can be answered now. */
export function NegotiationPanel({ mission, side, proposalId, jobbeurId }: NegotiationPanelProps) {
  const { view, send } = useNegotiation({ side, missionId: mission.id, proposalId, jobbeurId });
  const { proposal, problem, decision } = view;
  const [isBegun, setBegun] = useState(false);
  useReadAbout(mission.id, proposal?.proposalId, proposal?.version ?? 0);
  const isForm = view.status === "composing" || (view.status === "sending" && view.typed !== null);
  if (view.status === "loading" && proposal === null)
    return (
      <Inline align="center" className={css.awaited}>
        <Spinner label={copy.loading} />
      </Inline>
    );
  const exchange = proposal !== null && (
    <>
      <OfferHistory proposal={proposal} side={side} />
      <RefusalText proposal={proposal} side={side} />
      <WriteToOther proposal={proposal} side={side} />
    </>
  );
  return (
    <Stack gap={5}>
      {proposal !== null && <Standing mission={mission} proposal={proposal} side={side} />}
      {problem !== null && <ProblemBanner problem={problem} />}
      {view.status === "closed" && view.typed?.message && (
        <p className={css.bodyText}>{view.typed.message}</p>
      )}
      {/* Who writes has what they answer above; who is to answer has the answer in the first screen. */}
      {isForm ? (
        <>
          {exchange}
          <TermsForm
            title={proposal === null ? copy.yourOffer : copy.yourCounter}
            isTitleHidden={proposal === null}
            isBegun={isBegun}
            start={startOf(view.typed, { ...(proposal ?? mission), message: "" })}
            problem={problem}
            isSending={view.isSending}
            isPayer={side === "client"}
            onType={(terms) => send({ type: "terms.typed", terms })}
            onSubmit={(terms) => send({ type: "terms.submitted", terms })}
            onLeave={() => send({ type: "offer.left" })}
          >
            <OwnDay mission={mission} side={side} />
          </TermsForm>
        </>
      ) : (
        <>
          <Inline gap={3} stackedBelow="tablet">
            {view.actions.map((action) => (
              <Button
                key={action}
                variant={emphases[action]}
                onClick={() => {
                  const isOffer = action === "propose" || action === "counter";
                  setBegun(isOffer);
                  send(isOffer ? { type: "offer.begun" } : { type: "decision.chosen", decision: action });
                }}
              >
                {actionLabels[action]}
              </Button>
            ))}
            {view.canRetry && (
              <>
                <Button onClick={() => send({ type: "retry.requested" })}>{copy.retry}</Button>
                <Button variant="ghost" onClick={() => send({ type: "step.abandoned" })}>
                  {copy.abandon}
                </Button>
              </>
            )}
            {view.status === "unloaded" && (
              <Button variant="secondary" onClick={() => send({ type: "retry.requested" })}>
                {copy.reload}
              </Button>
            )}
          </Inline>
          {exchange}
        </>
      )}
      {proposal === null && view.status === "idle" && view.actions.length === 0 && (
        <p className={text.soft}>{copy.noProposal}</p>
      )}
      {decision !== null && (
        <Suspense fallback={null}>
          <Confirmation decision={decision} proposal={proposal} side={side} note={view.note} send={send} />
        </Suspense>
      )}
    </Stack>
  );
}

/** What keeps an answer from going through. What the other side did is spoken by a notice. */
function ProblemBanner({ problem }: { problem: NegotiationProblem }) {
  return (
    <Banner
      tone={problem.code === "PROPOSAL_CHANGED" ? "warning" : "danger"}
      announce={isByOtherSide(problem) ? undefined : "assertive"}
      title={problemText(problem.code, problem.message)}
    />
  );
}

interface StandingProps extends Pick<NegotiationPanelProps, "mission" | "side"> {
  proposal: Proposal;
}

/** How it stands, and what of the mission changed that is to be confirmed. */
function Standing({ mission, proposal, side }: StandingProps) {
  return (
    <>
      <p>
        <Badge tone={statusTones[proposal.statut]}>{statusLabel(proposal, side)}</Badge>
      </p>
      {isToConfirm(proposal) && (
        <Suspense fallback={null}>
          <MissionChanged mission={mission} proposal={proposal} side={side} />
        </Suspense>
      )}
    </>
  );
}

/** What the jobbeur agreed to on that day already. */
function OwnDay({ mission, side }: Pick<NegotiationPanelProps, "mission" | "side">) {
  if (side === "client") return null;
  return (
    <Suspense fallback={null}>
      <DayTaken missionId={mission.id} day={mission.date} lastDay={lastDayOf(mission)} />
    </Suspense>
  );
}

function WriteToOther({ proposal, side }: { proposal: Proposal; side: ProposalSide }) {
  const { prenom } = side === "client" ? proposal.jobbeur : proposal.mission.owner;
  return <WriteButton proposalId={proposal.proposalId} prenom={prenom} />;
}
