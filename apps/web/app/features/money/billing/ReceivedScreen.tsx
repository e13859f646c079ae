import type { ReceivedDocument } from "@jobami/api/billing/contract";
import { receivedPages } from "@jobami/api/billing/hooks";
import { type DocumentType, documentTypes } from "@jobami/api/billing/routes";
import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Link } from "react-router";
import { missionsPath, receivedDocumentsLabel } from "../../../generated/paths.ts";
import { LinkButton, LinkTabs, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { copy, dayText, euros, receivedCopy, receivedStanding, typeCopy } from "./copy.ts";
import { type ReceivedSearch, receivedListPath, sharedPath } from "./where.ts";

const tabs: readonly (DocumentType | "")[] = ["", ...documentTypes];

/** /dashboard/documents-recus: the quotes, invoices and credit notes that were sent to whoever is signed in. */
export function ReceivedScreen({ search }: { search: ReceivedSearch }) {
  const { type, page } = search;
  const list = usePagedList(receivedPages, { filter: type === "" ? {} : { type }, page });
  return (
    <WorkPage measure="text">
      <PageHeader title={receivedDocumentsLabel} lead={receivedCopy.lead} size="compact" />
      <LinkTabs
        label={copy.types}
        tabs={tabs.map((one) => ({
          to: receivedListPath({ type: one, page: 1 }),
          label: one === "" ? receivedCopy.every : typeCopy[one].many,
          isCurrent: one === type,
        }))}
      />
      <DataList
        label={receivedDocumentsLabel}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ publicId }) => publicId}
        renderItem={(document) => <Row document={document} />}
        skeleton={<ListRowSkeleton />}
        skeletonCount={3}
        onRetry={list.retry}
        empty={
          <EmptyState
            title={type === "" ? receivedCopy.none : receivedCopy.noneOf[type]}
            headingLevel={2}
            action={<LinkButton to={missionsPath}>{receivedCopy.toMissions}</LinkButton>}
          >
            {receivedCopy.noneDetail}
          </EmptyState>
        }
      />
      <PageLinks
        page={page}
        totalPages={list.totalPages}
        pathOf={(other) => receivedListPath({ type, page: other })}
      />
    </WorkPage>
  );
}

function Row({ document }: { document: ReceivedDocument }) {
  const { type, status, fact, number, issuerName, subject, totalCents, issuedOn, endsOn } = document;
  const { label, tone } = receivedStanding(document);
  const isOpen = status === "émis" && fact === null && endsOn !== null;
  const when = isOpen ? `${copy.ends[type]} ${dayText(endsOn)}` : receivedCopy.of(dayText(issuedOn));
  return (
    <ListRow
      title={
        <h2>
          <Link className={rowLink} to={sharedPath(type, document.publicId)}>
            {`${typeCopy[type].one} ${number} · ${displayText(issuerName)}`}
          </Link>
        </h2>
      }
      detail={[displayText(subject), when].filter((part) => part !== "").join(" · ")}
      figure={euros(totalCents)}
      state={<Badge tone={tone}>{label}</Badge>}
    />
  );
}
