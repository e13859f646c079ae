import { displayText } from "@jobami/api/http/display-text";
import type { Update } from "@jobami/api/updates/contract";
import { updatePages } from "@jobami/api/updates/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRowSkeleton } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { heading, text } from "@jobami/ui/styles";
import { newTicketAbout } from "../../../entities/ticket/index.ts";
import { notificationSettingsPath } from "../../../generated/paths.ts";
import { LinkButton, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { copy, dayText } from "./copy.ts";
import * as css from "./updates.css.ts";

const addressOf = (page: number) => (page > 1 ? `?page=${page}` : "?");

/** /dashboard/nouveautes: what is new, the newest first [POL-15]. */
export function UpdatesScreen({ page }: { page: number }) {
  const list = usePagedList(updatePages, { filter: {}, page });
  return (
    <WorkPage measure="text">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        size="compact"
        actions={
          <Inline gap={3}>
            <LinkButton variant="secondary" to={newTicketAbout("suggestion")}>
              {copy.idea}
            </LinkButton>
            <LinkButton variant="ghost" to={notificationSettingsPath}>
              {copy.choices}
            </LinkButton>
          </Inline>
        }
      />
      <DataList
        label={copy.list}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(update) => <Announcement update={update} />}
        skeleton={<ListRowSkeleton />}
        onRetry={list.retry}
        empty={<EmptyState title={copy.none}>{copy.noneDetail}</EmptyState>}
      />
      <PageLinks page={page} totalPages={list.totalPages} pathOf={addressOf} />
    </WorkPage>
  );
}

function Announcement({ update }: { update: Update }) {
  return (
    <Stack as="article" gap={2} aria-labelledby={`nouveaute-${update.id}`}>
      <p className={text.small}>
        <time dateTime={update.publishedAt}>{dayText(update.publishedAt)}</time>
      </p>
      <h2 id={`nouveaute-${update.id}`} className={heading[3]}>
        {displayText(update.title)}
      </h2>
      <p className={css.bodyText}>{displayText(update.words)}</p>
    </Stack>
  );
}
