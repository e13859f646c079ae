import type { Mission } from "@jobami/api/missions/contract";
import { useProposalsOf } from "@jobami/api/proposals/hooks";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, link } from "@jobami/ui/styles";
import { Link } from "react-router";
import { personName } from "../../words/mission-words.ts";
import { NegotiationPanel } from "./NegotiationPanel.tsx";
import * as css from "./negotiation.css.ts";
import { ProposalCard } from "./ProposalCard.tsx";

interface OwnerProposalsProps {
  mission: Mission;
  /** The proposal being read, from the address. */
  chosenId: string | null;
}

/** What a mission's owner sees of its proposals: the list, or the one being answered. */
export function OwnerProposals({ mission, chosenId }: OwnerProposalsProps) {
  const { data, error, mutate } = useProposalsOf(mission.id);
  const proposals = data?.data ?? [];
  const chosen = proposals.find((proposal) => proposal.proposalId === chosenId);
  if (chosen !== undefined)
    return (
      <Card padding="large">
        <div className={css.panel}>
          <Link className={link} to={`/dashboard/missions/${mission.id}`}>
            Toutes les propositions
          </Link>
          <h2 className={heading[2]}>{personName(chosen.jobbeur)}</h2>
          <NegotiationPanel
            key={chosen.proposalId}
            mission={mission}
            side="client"
            proposalId={chosen.proposalId}
            jobbeurId={chosen.jobbeur.id}
          />
        </div>
      </Card>
    );
  return (
    <div className={css.panel}>
      <h2 className={heading[2]}>Propositions</h2>
      <DataList
        label="Propositions reçues"
        status={error ? "failed" : data ? "ready" : "loading"}
        items={proposals}
        getKey={(proposal) => proposal.proposalId}
        renderItem={(proposal) => (
          <ProposalCard
            proposal={proposal}
            side="client"
            about="person"
            to={`/dashboard/missions/${mission.id}?proposition=${proposal.proposalId}`}
          />
        )}
        skeleton={<Skeleton shape="control" />}
        onRetry={() => void mutate()}
        empty={
          <EmptyState title="Aucune proposition pour le moment">
            Les jobbeurs ont été prévenus. Les propositions s’affichent ici dès qu’elles arrivent.
          </EmptyState>
        }
      />
    </div>
  );
}

/** What a jobbeur sees of somebody's mission: their own proposal, or the way to make one. */
export function JobbeurProposal({ mission, jobbeurId }: { mission: Mission; jobbeurId: string }) {
  return (
    <Card padding="large">
      <div className={css.panel}>
        <h2 className={heading[2]}>Votre proposition</h2>
        <NegotiationPanel mission={mission} side="jobbeur" proposalId={null} jobbeurId={jobbeurId} />
      </div>
    </Card>
  );
}
