import { displayText } from "@jobami/api/http/display-text";
import type { TicketHead } from "@jobami/api/support/contract";
import { ownTicketPages } from "@jobami/api/support/hooks";
import type { TicketKind } from "@jobami/api/support/routes";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Link, useSearchParams } from "react-router";
import { useClock } from "../../../platform/clock/index.ts";
import { LinkButton, LinkTabs, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { answerPromise, categoryLabels, copy, kindCopy, numberText, statusLabel } from "./copy.ts";
import { ownPath, readOwnSearch } from "./support-search.ts";
import { askPath, ticketPath } from "./where.ts";

/** /dashboard/support/tickets and /dashboard/bug-reports: what one asked or reported, and how it stands [SUPP-05, SUPP-14]. */
export function TicketsScreen({ kind }: { kind: TicketKind }) {
  const [params] = useSearchParams();
  const search = readOwnSearch(params);
  const list = usePagedList(ownTicketPages, { filter: { kind, status: search.state }, page: search.page });
  const copyOfKind = kindCopy[kind];
  const isOpen = search.state === "open";
  const ask = <LinkButton to={askPath("member", kind)}>{copyOfKind.ask}</LinkButton>;
  return (
    <WorkPage>
      <PageHeader title={copyOfKind.list} lead={copyOfKind.lead} size="compact" actions={ask} />
      <LinkTabs
        label={copy.state}
        tabs={(["open", "ended"] as const).map((state) => ({
          to: ownPath(kind, { state, page: 1 }),
          label: state === "open" ? copy.onGoing : copy.ended,
          isCurrent: state === search.state,
        }))}
      />
      <DataList
        label={copyOfKind.list}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(ticket) => <TicketRow ticket={ticket} />}
        skeleton={<ListRowSkeleton />}
        skeletonCount={3}
        onRetry={list.retry}
        empty={
          isOpen ? (
            <EmptyState title={copyOfKind.none} headingLevel={2} action={ask}>
              {copyOfKind.noneDetail}
            </EmptyState>
          ) : (
            <EmptyState title={copyOfKind.noneEnded} headingLevel={2} />
          )
        }
      />
      <PageLinks
        page={search.page}
        totalPages={list.totalPages}
        pathOf={(page) => ownPath(kind, { ...search, page })}
      />
    </WorkPage>
  );
}

function TicketRow({ ticket }: { ticket: TicketHead }) {
  const { label, tone } = statusLabel(ticket.status, false);
  const clock = useClock();
  return (
    <ListRow
      title={
        <h2>
          <Link className={rowLink} to={ticketPath("member", ticket)}>
            {displayText(ticket.subject)}
          </Link>
        </h2>
      }
      detail={[
        numberText(ticket.number),
        categoryLabels[ticket.category],
        ...answerPromise(ticket, clock.now()),
      ].join(" · ")}
      figure={<Badge tone={tone}>{label}</Badge>}
      state={<RelativeTime instant={ticket.lastAt} />}
    />
  );
}
