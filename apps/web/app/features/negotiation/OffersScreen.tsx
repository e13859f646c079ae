import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { useReceivedProposals, useSentProposals } from "@jobami/api/proposals/hooks";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { Skeleton } from "@jobami/ui/Skeleton";
import { LinkButton } from "../../world/LinkButton.tsx";
import { LinkTabs, PageLinks } from "../../world/LinkTabs.tsx";
import { listFailure } from "../../world/list-words.ts";
import { type PagedList, usePagedList } from "../../world/use-paged-list.ts";
import * as css from "./negotiation.css.ts";
import { ProposalCard } from "./ProposalCard.tsx";

const tabs = [
  { side: "client", to: "?vue=recues", label: "Reçues" },
  { side: "jobbeur", to: "?vue=envoyees", label: "Envoyées" },
] as const;

const empty = {
  client: {
    title: "Aucune proposition reçue",
    text: "Publiez une mission : les jobbeurs sont prévenus aussitôt.",
    action: { to: "/dashboard/missions/poster-une-mission", label: "Publier une mission" },
  },
  jobbeur: {
    title: "Aucune proposition envoyée",
    text: "Parcourez les missions ouvertes et proposez votre aide.",
    action: { to: "/dashboard/missions", label: "Voir les missions" },
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
  const list = usePagedList({ filter: "received", page }, useReceivedProposals);
  return <Offers side="client" page={page} list={list} />;
}

function Sent({ page }: { page: number }) {
  const list = usePagedList({ filter: "sent", page }, useSentProposals);
  return <Offers side="jobbeur" page={page} list={list} />;
}

function Offers({ side, page, list }: OffersScreenProps & { list: PagedList<Proposal> }) {
  const { title, text, action } = empty[side];
  return (
    <Container>
      <div className={css.screen}>
        <PageHeader title="Propositions" lead="Ce qui vous attend est encadré." />
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
              about="mission"
              headingLevel={2}
              to={`/dashboard/missions/${proposal.mission.id}?proposition=${proposal.proposalId}`}
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
      </div>
    </Container>
  );
}
