import { useCompanyInvoice } from "@jobami/api/company-invoices/hooks";
import { ApiError } from "@jobami/api/http/errors";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Inline } from "@jobami/ui/layout/Inline";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Printer } from "lucide-react";
import { companyInvoiceLabel, companyInvoicesPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle, usePageTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { DocumentSheet } from "../billing/index.ts";
import { copy, typedNumber } from "./copy.ts";

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED");

/** /dashboard/factures/{invoiceId}: an invoice or a credit note of the company, as it stands on paper. */
export function CompanyInvoiceScreen({ id }: { id: string }) {
  const reading = useCompanyInvoice(id);
  const sheet = reading.data?.data;
  const title =
    sheet === undefined || sheet.type === "devis"
      ? companyInvoiceLabel
      : typedNumber({ type: sheet.type, number: sheet.number });
  useAwaitedTitle(reading);
  usePageTitle(title);
  const toList = (
    <LinkButton variant="secondary" to={companyInvoicesPath}>
      {copy.toList}
    </LinkButton>
  );
  if (isUnknown(reading.error))
    return (
      <WorkPage>
        <PageHeader title={companyInvoiceLabel} size="compact" />
        <EmptyState title={copy.unknown} headingLevel={2} action={toList}>
          {copy.unknownText}
        </EmptyState>
      </WorkPage>
    );
  return (
    <WorkPage>
      <PageHeader
        title={title}
        size="compact"
        actions={
          <Inline gap={3} data-print="hidden">
            {sheet !== undefined && (
              <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
                {copy.print}
              </Button>
            )}
            {toList}
          </Inline>
        }
      />
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data }) => <DocumentSheet of={data} isPaidSale />}
      </Reading>
    </WorkPage>
  );
}
