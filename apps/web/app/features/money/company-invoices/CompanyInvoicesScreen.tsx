import type { CompanyInvoiceHead } from "@jobami/api/company-invoices/contract";
import { companyInvoicePages } from "@jobami/api/company-invoices/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Link } from "react-router";
import { companyInvoicePattern, premiumPath } from "../../../generated/paths.ts";
import { LinkButton, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { companyInvoiceTitle, copy, signedSum } from "./copy.ts";

const addressOf = (page: number) => (page > 1 ? `?page=${page}` : "?");

/** /dashboard/factures: what the company made out to whoever is signed in. */
export function CompanyInvoicesScreen({ page }: { page: number }) {
  const list = usePagedList(companyInvoicePages, { filter: {}, page });
  return (
    <WorkPage measure="text">
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <DataList
        label={copy.list}
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
            title={copy.empty}
            headingLevel={2}
            action={<LinkButton to={premiumPath}>{copy.toPremium}</LinkButton>}
          >
            {copy.emptyText}
          </EmptyState>
        }
      />
      <PageLinks page={page} totalPages={list.totalPages} pathOf={addressOf} />
    </WorkPage>
  );
}

function Row({ invoice }: { invoice: CompanyInvoiceHead }) {
  return (
    <ListRow
      title={
        <h2>
          <Link
            className={rowLink}
            to={companyInvoicePattern.replace(":invoiceId", encodeURIComponent(invoice.id))}
          >
            {companyInvoiceTitle(invoice)}
          </Link>
        </h2>
      }
      detail={invoice.label}
      figure={signedSum(invoice)}
    />
  );
}
