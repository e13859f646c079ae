import type { HouseInvoiceHead } from "@jobami/api/house-invoices/contract";
import { houseInvoicePages } from "@jobami/api/house-invoices/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Link } from "react-router";
import { houseInvoicePattern, premiumPath } from "../../../generated/paths.ts";
import { LinkButton, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { houseInvoiceTitle, signedSum, words } from "./copy.ts";

const addressOf = (page: number) => (page > 1 ? `?page=${page}` : "?");

/** /dashboard/factures: what the house made out to whoever is signed in. */
export function HouseInvoicesScreen({ page }: { page: number }) {
  const list = usePagedList(houseInvoicePages, { filter: {}, page });
  return (
    <WorkPage measure="text">
      <PageHeader title={words.title} lead={words.lead} size="compact" />
      <DataList
        label={words.list}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(invoice) => <Row invoice={invoice} />}
        skeleton={<ListRowSkeleton />}
        skeletonCount={3}
        onRetry={list.retry}
        empty={
          <EmptyState
            title={words.empty}
            headingLevel={2}
            action={<LinkButton to={premiumPath}>{words.toPremium}</LinkButton>}
          >
            {words.emptyText}
          </EmptyState>
        }
      />
      <PageLinks page={page} totalPages={list.totalPages} pathOf={addressOf} />
    </WorkPage>
  );
}

function Row({ invoice }: { invoice: HouseInvoiceHead }) {
  return (
    <ListRow
      title={
        <h2>
          <Link
            className={rowLink}
            to={houseInvoicePattern.replace(":invoiceId", encodeURIComponent(invoice.id))}
          >
            {houseInvoiceTitle(invoice)}
          </Link>
        </h2>
      }
      detail={invoice.label}
      figure={signedSum(invoice)}
    />
  );
}
