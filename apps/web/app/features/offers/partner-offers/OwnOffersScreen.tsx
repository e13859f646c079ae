import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import type { OwnOffer } from "@jobami/api/offers/contract";
import { useOwnOffers } from "@jobami/api/offers/hooks";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { browseOffersPath, newOfferPath, scannerPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { listFailure } from "../../../platform/lists/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { badgeOf, daysText, figuresText } from "./copy.ts";
import { ownCopy } from "./member.copy.ts";
import { ownOfferPath } from "./where.ts";

/** What is for jobbeurs alone: others learn that. */
export function JobbeursOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user === null || user.user_type === "jobbeur") return children;
  return (
    <EmptyState
      title={ownCopy.jobbeursOnly}
      headingLevel={2}
      action={<LinkButton to={browseOffersPath}>{ownCopy.browse}</LinkButton>}
    >
      {ownCopy.jobbeursOnlyDetail}
    </EmptyState>
  );
}

/** /dashboard/mes-offres-partenaires: one's own offers with what was taken and used [OFFR-05]. */
export function OwnOffersScreen() {
  const { user } = useSession();
  const isJobbeur = user?.user_type === "jobbeur";
  const create = <LinkButton to={newOfferPath}>{ownCopy.create}</LinkButton>;
  const actions = (
    <Inline gap={3}>
      {create}
      <LinkButton variant="secondary" to={scannerPath}>
        {ownCopy.scan}
      </LinkButton>
    </Inline>
  );
  return (
    <WorkPage>
      <PageHeader
        title={ownCopy.title}
        lead={ownCopy.lead}
        size="compact"
        actions={isJobbeur ? actions : undefined}
      />
      <JobbeursOnly>
        <OwnOffers create={create} />
      </JobbeursOnly>
    </WorkPage>
  );
}

function OwnOffers({ create }: { create: ReactNode }) {
  const { data, error, mutate } = useOwnOffers();
  return (
    <DataList
      label={ownCopy.list}
      look="rows"
      status={error !== undefined ? "failed" : data === undefined ? "loading" : "ready"}
      failure={listFailure({ isCutOff: error instanceof ApiError && error.code === "NETWORK" })}
      items={data ?? []}
      getKey={({ id }) => id}
      renderItem={(offer) => <OwnOfferRow offer={offer} />}
      skeleton={<ListRowSkeleton />}
      skeletonCount={3}
      onRetry={() => void mutate()}
      empty={
        <EmptyState title={ownCopy.none} headingLevel={2} action={create}>
          {ownCopy.noneDetail}
        </EmptyState>
      }
    />
  );
}

function OwnOfferRow({ offer }: { offer: OwnOffer }) {
  const { label, tone } = badgeOf(offer);
  return (
    <ListRow
      title={
        <h2>
          <Link className={rowLink} to={ownOfferPath(offer.id)}>
            {displayText(offer.title)}
          </Link>
        </h2>
      }
      detail={`${displayText(offer.advantage)} · ${daysText(offer)}`}
      figure={<Badge tone={tone}>{label}</Badge>}
      state={figuresText(offer)}
    />
  );
}
