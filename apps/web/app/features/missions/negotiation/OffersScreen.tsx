import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { receivedProposalPages, sentProposalPages } from "@jobami/api/proposals/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { composePath, missionsPath } from "../../../generated/paths.ts";
import { proposalPath } from "../../../paths.ts";
import { LinkButton, LinkTabs, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, type PagedList, usePagedList } from "../../../platform/lists/index.ts";
import { OfferStats } from "./OfferStats.tsx";
import { ProposalCard } from "./ProposalCard.tsx";

const tabs = [
  { side: "client", to: "?vue=recues", label: "Reçues" },
  { side: "jobbeur", to: "?vue=envoyees", label: "Envoyées" },
] as const;

const empty = {
  client: {
    title: "Aucune proposition reçue",
    text: "Publiez une mission : les jobbeurs à qui elle convient sont prévenus aussitôt.",
    action: { to: composePath, label: "Publier une mission" },
  },
  jobbeur: {
    title: "Aucune proposition envoyée",
    text: "Parcourez les missions ouvertes et proposez votre aide.",
    action: { to: missionsPath, label: "Voir les missions" },
  },
} as const;

interface OffersScreenProps {
  /** Received proposals are read by the client side, sent ones by the jobbeur side. */
  side: ProposalSide;
  page: number;
}

/** Proposals received on one's missions, or made on others'. */
export function OffersScreen({ side, page }: OffersScreenProps) {
  return side === "client" ? <Received page={page} /> : <Sent page={page} />;
}

function Received({ page }: { page: number }) {
  const list = usePagedList(receivedProposalPages, { filter: {}, page });
  return <Offers side="client" page={page} list={list} />;
}

function Sent({ page }: { page: number }) {
  const list = usePagedList(sentProposalPages, { filter: {}, page });
  return <Offers side="jobbeur" page={page} list={list} />;
}

function Offers({ side, page, list }: OffersScreenProps & { list: PagedList<Proposal> }) {
  const { title, text, action } = empty[side];
  return (
    <WorkPage gap={5}>
      <PageHeader
        title="Propositions"
        lead="Encadrées : celles qui attendent votre réponse."
        size="compact"
      />
      <LinkTabs
        label="Sens des propositions"
        tabs={tabs.map((tab) => ({ to: tab.to, label: tab.label, isCurrent: tab.side === side }))}
      />
      <DataList
        label="Propositions"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={(proposal) => proposal.proposalId}
        renderItem={(proposal) => (
          <ProposalCard
            proposal={proposal}
            side={side}
            headingLevel={2}
            to={proposalPath(proposal.mission.id, proposal.proposalId)}
          />
        )}
        skeleton={<Skeleton shape="control" />}
        onRetry={list.retry}
        empty={
          <EmptyState title={title} action={<LinkButton to={action.to}>{action.label}</LinkButton>}>
            {text}
          </EmptyState>
        }
      />
      <PageLinks
        page={page}
        totalPages={list.totalPages}
        pathOf={(other) => `?vue=${side === "client" ? "recues" : "envoyees"}&page=${other}`}
      />
      <OfferStats side={side} />
    </WorkPage>
  );
}
