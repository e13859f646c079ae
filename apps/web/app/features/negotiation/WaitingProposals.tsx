import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { useReceivedProposals, useSentProposals } from "@jobami/api/proposals/hooks";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Skeleton } from "@jobami/ui/Skeleton";
import { link, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { ProposalCard } from "./ProposalCard.tsx";

interface Waiting {
  proposal: Proposal;
  side: ProposalSide;
}

/** The proposals that wait for this person's answer, on both sides. */
export function WaitingProposals() {
  const received = useReceivedProposals({ offer_status: "en_attente,contre_offre_jobbeur" });
  const sent = useSentProposals({ offer_status: "contre_offre_client" });
  const isLoading = received.data === undefined || sent.data === undefined;
  const items: Waiting[] = [
    ...(received.data?.data ?? []).map((proposal) => ({ proposal, side: "client" as const })),
    ...(sent.data?.data ?? []).map((proposal) => ({ proposal, side: "jobbeur" as const })),
  ].sort((a, b) => b.proposal.updatedAt.localeCompare(a.proposal.updatedAt));
  return (
    <DataList
      label="Propositions qui vous attendent"
      status={received.error || sent.error ? "failed" : isLoading ? "loading" : "ready"}
      items={items.slice(0, 5)}
      getKey={({ proposal }) => proposal.proposalId}
      renderItem={({ proposal, side }) => (
        <ProposalCard
          proposal={proposal}
          side={side}
          about="mission"
          to={`/dashboard/missions/${proposal.mission.id}?proposition=${proposal.proposalId}`}
        />
      )}
      skeleton={<Skeleton shape="control" />}
      skeletonCount={2}
      onRetry={() => {
        void received.mutate();
        void sent.mutate();
      }}
      empty={
        <p className={text.soft}>
          Rien ne vous attend.{" "}
          <Link className={link} to="/dashboard/missions/offres">
            Voir toutes vos propositions
          </Link>
        </p>
      }
    />
  );
}
