import type { BillingDocument } from "@jobami/api/billing/contract";
import { useBillingDocument } from "@jobami/api/billing/hooks";
import { ApiError } from "@jobami/api/http/errors";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import type { ReactNode } from "react";
import { billingDocumentLabel, billingPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle, usePageTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { copy, standing, typeCopy } from "./copy.ts";
import { DraftEditor } from "./DraftEditor.tsx";
import { IssuedDocument } from "./IssuedDocument.tsx";

/** /dashboard/facturation/{documentId}: a draft as a form that saves itself, an issued document as it stands on paper. */
export function DocumentScreen({ id }: { id: string }) {
  const reading = useBillingDocument(id);
  const { data, error } = reading;
  useAwaitedTitle(reading);
  if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED"))
    return (
      <Page title={billingDocumentLabel}>
        <EmptyState
          title={copy.unknown}
          headingLevel={2}
          action={<LinkButton to={billingPath}>{copy.toList}</LinkButton>}
        >
          {copy.unknownDetail}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={data === undefined ? billingDocumentLabel : titleOf(data.data)} document={data?.data}>
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data: document }) =>
          document.status === "brouillon" ? (
            <DraftEditor document={document} />
          ) : (
            <IssuedDocument document={document} />
          )
        }
      </Reading>
    </Page>
  );
}

const titleOf = ({ type, number }: BillingDocument): string =>
  number === null ? typeCopy[type].draft : `${typeCopy[type].one} ${number}`;

function Page({
  title,
  document,
  children,
}: {
  title: string;
  document?: BillingDocument | undefined;
  children: ReactNode;
}) {
  usePageTitle(title);
  const stands = document === undefined ? null : standing(document);
  return (
    <WorkPage>
      <PageHeader
        title={title}
        size="compact"
        meta={
          stands && (
            <span data-print="hidden">
              <Badge tone={stands.tone}>{stands.label}</Badge>
            </span>
          )
        }
        actions={
          <div data-print="hidden">
            <LinkButton variant="secondary" to={billingPath}>
              {copy.toList}
            </LinkButton>
          </div>
        }
      />
      {children}
    </WorkPage>
  );
}
