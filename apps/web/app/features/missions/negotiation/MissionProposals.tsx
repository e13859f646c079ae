import type { Mission } from "@jobami/api/missions/contract";
import type { ProposalStatus } from "@jobami/api/proposals/contract";
import { useOwnProposal, useProposalsOf } from "@jobami/api/proposals/hooks";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRowSkeleton } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { heading, link } from "@jobami/ui/styles";
import { lazy, Suspense, useEffect } from "react";
import { Link } from "react-router";
import { PersonFace, PersonName } from "../../../entities/person/index.ts";
import { comparisonPath, missionPath } from "../../../paths.ts";
import { Fold } from "../../../platform/folds/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { copy } from "./copy.ts";
import { NegotiationPanel } from "./NegotiationPanel.tsx";
import * as css from "./negotiation.css.ts";
import { ReceivedRow } from "./ReceivedRow.tsx";

const ProposalComparison = lazy(async () => ({
  default: (await import("./ProposalComparison.tsx")).ProposalComparison,
}));
/** Proposals that can still be agreed on. */
const stands: ReadonlySet<ProposalStatus> = new Set([
  "en_attente",
  "contre_offre_client",
  "contre_offre_jobbeur",
]);

interface OwnerProposalsProps {
  mission: Mission;
  /** The proposal being read, from the address. */
  chosenId: string | null;
  /** Whether they are being compared, from the address. */
  isComparing: boolean;
  onCompared: () => void;
}

/** What a mission's owner sees of its proposals: the list, or the one being answered. */
export function OwnerProposals({ mission, chosenId, isComparing, onCompared }: OwnerProposalsProps) {
  const { data, error, mutate } = useProposalsOf(mission.id);
  const proposals = data?.data ?? [];
  const chosen = proposals.find((proposal) => proposal.proposalId === chosenId);
  const comparable = proposals.filter(({ statut }) => stands.has(statut));
  const compared = proposals.filter(({ statut }) => stands.has(statut) || statut === "refusee");
  // Who chose one from there reads next how the mission stands, not those who were not chosen.
  const isChosen = isComparing && mission.statut !== "ouverte";
  useEffect(() => {
    if (isChosen) onCompared();
  }, [isChosen, onCompared]);
  if (chosen !== undefined)
    return (
      <Card padding="large">
        <Stack gap={5}>
          <Inline gap={4} rowGap={1}>
            <Link className={link} to={missionPath(mission.id)}>
              Toutes les propositions
            </Link>
            {comparable.length > 1 && (
              <Link className={link} to={comparisonPath(mission.id)}>
                {copy.compareAll(comparable.length)}
              </Link>
            )}
          </Inline>
          <Inline gap={3} align="center" isOneLine>
            <PersonFace person={chosen.jobbeur} />
            <h2 className={`${heading[2]} ${css.who}`}>
              <PersonName person={chosen.jobbeur} />
            </h2>
          </Inline>
          <NegotiationPanel
            key={chosen.proposalId}
            mission={mission}
            side="client"
            proposalId={chosen.proposalId}
            jobbeurId={chosen.jobbeur.id}
          />
        </Stack>
      </Card>
    );
  return (
    <Fold id="propositions" title="Propositions" isFolded={mission.statut !== "ouverte"}>
      <Stack gap={5}>
        {comparable.length > 1 && (
          <Inline>
            <LinkButton to={comparisonPath(mission.id)} size="small" variant="secondary">
              {copy.compare}
            </LinkButton>
          </Inline>
        )}
        {isComparing && !isChosen && compared.length > 0 && (
          <Suspense fallback={null}>
            <ProposalComparison mission={mission} proposals={compared} onClose={onCompared} />
          </Suspense>
        )}
        <DataList
          look="rows"
          label="Propositions reçues"
          status={error ? "failed" : data ? "ready" : "loading"}
          items={proposals}
          getKey={(proposal) => proposal.proposalId}
          renderItem={(proposal) => <ReceivedRow proposal={proposal} />}
          skeleton={<ListRowSkeleton hasLeading />}
          skeletonCount={Math.max(1, mission.proposalCount)}
          onRetry={() => void mutate()}
          empty={
            mission.statut === "ouverte" ? (
              <EmptyState title="Aucune proposition pour le moment">
                {mission.asking ? copy.askedNotified : copy.awaited}
              </EmptyState>
            ) : (
              <EmptyState title="Aucune proposition">
                La mission n’est plus ouverte : elle n’en reçoit plus.
              </EmptyState>
            )
          }
        />
      </Stack>
    </Fold>
  );
}

interface JobbeurProposalProps {
  /** Of its heading, for who is led there. */
  id: string;
  mission: Mission;
  jobbeurId: string;
}

/** What a jobbeur sees of a person’s mission: their own proposal, or the way to make one. */
export function JobbeurProposal({ id, mission, jobbeurId }: JobbeurProposalProps) {
  const isOpen = mission.statut === "ouverte";
  const isUnmade = useOwnProposal(mission.id).data?.data === null;
  return (
    <Fold id={id} title={isOpen && isUnmade ? copy.propose : copy.yourOffer} isFolded={!isOpen}>
      <NegotiationPanel mission={mission} side="jobbeur" proposalId={null} jobbeurId={jobbeurId} />
    </Fold>
  );
}
