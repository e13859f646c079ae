import type {
  NotificationInboxEvent,
  NotificationInboxView,
} from "@jobami/machines/notifications/notification-inbox";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { MissionStart } from "../../../entities/mission/index.ts";
import { LinkTabs, PageLinks } from "../../../platform/links/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { copy, type InboxView, removeOneHelp, tabs } from "./copy.ts";
import { InboxLine } from "./InboxLine.tsx";
import { useInbox } from "./use-inbox.ts";
import { useSoughtPage } from "./use-sought-page.ts";

const Dialog = lazy(async () => ({ default: (await import("@jobami/ui/Dialog")).Dialog }));

interface InboxScreenProps {
  page: number;
  view: InboxView;
  /** The line that the address leads to; null without one. */
  soughtId: string | null;
}

/** The address of a page of a view, from its question mark on. */
function searchOf(view: InboxView, page: number): string {
  return `?page=${page}${view === "all" ? "" : `&${view}=true`}`;
}

/** The notifications of the signed-in person, newest first [NOTIF-01]. */
export function InboxScreen({ page, view, soughtId }: InboxScreenProps) {
  const inbox = useInbox(view, page);
  const { lines, send, unread } = inbox;
  const shown = lines.map(({ id }) => id);
  const isSoughtHere = lines.some(({ id }) => id === soughtId);
  useEffect(() => {
    if (isSoughtHere) document.getElementById(`notif-${soughtId}`)?.scrollIntoView({ block: "center" });
  }, [isSoughtHere, soughtId]);
  const soughtPage = useSoughtPage(
    { view, id: soughtId, isHere: inbox.read.some(({ id }) => id === soughtId) },
    inbox.status === "ready",
  );
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (soughtPage !== null && soughtPage !== page)
      void navigate(
        { search: searchOf(view, soughtPage), hash },
        { replace: true, preventScrollReset: true },
      );
  }, [soughtPage, page, view, hash, navigate]);
  const isArchive = view === "archived";
  /** The acts stand there from the beginning: on a phone the tabs below would move under a thumb. */
  const isAwaited = inbox.status === "loading";
  return (
    <WorkPage measure="text" gap={5}>
      <PageHeader
        size="compact"
        title={copy.title}
        actions={
          <>
            {(isAwaited || unread > 0) && !isArchive && (
              <Button
                variant="secondary"
                isDisabled={isAwaited}
                onClick={() => send({ type: "all.read", ids: shown })}
              >
                {copy.readAll}
              </Button>
            )}
            {(isAwaited || lines.length > 0) && !isArchive && (
              <Button
                variant="ghost"
                isDisabled={isAwaited}
                onClick={() => send({ type: "all.archived", ids: shown })}
              >
                {copy.archiveAll}
              </Button>
            )}
            {(isAwaited || lines.length > 0) && (
              <Button
                variant="ghost"
                isDisabled={isAwaited}
                onClick={() =>
                  send({ type: "deletion.requested", scope: "all", ids: inbox.read.map(({ id }) => id) })
                }
              >
                {copy.removeAll}
              </Button>
            )}
          </>
        }
      />
      <LinkTabs
        label="Notifications montrées"
        tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.view === view }))}
      />
      <DataList
        label={copy.title}
        status={inbox.status}
        failure={inbox.failure}
        items={lines}
        getKey={(item) => item.id}
        renderItem={(item) => <InboxLine item={item} isSought={item.id === soughtId} send={send} />}
        skeleton={<Skeleton shape="control" />}
        onRetry={inbox.retry}
        empty={
          <EmptyState
            title={isArchive ? copy.emptyArchive : copy.empty}
            action={isArchive ? undefined : <MissionStart />}
          >
            {isArchive ? copy.emptyArchiveHelp : copy.emptyHelp}
          </EmptyState>
        }
      />
      <PageLinks page={page} totalPages={inbox.totalPages} pathOf={(other) => searchOf(view, other)} />
      {inbox.deletion !== null && (
        <Suspense fallback={null}>
          <Deletion deletion={inbox.deletion} send={send} />
        </Suspense>
      )}
    </WorkPage>
  );
}

interface DeletionProps {
  deletion: NonNullable<NotificationInboxView["deletion"]>;
  send: (event: NotificationInboxEvent) => void;
}

function Deletion({ deletion, send }: DeletionProps) {
  useOverlayLock("message-deletion", true);
  const isAll = deletion.scope === "all";
  const decline = () => send({ type: "deletion.declined" });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={decline}
      title={isAll ? copy.removeAllTitle : copy.removeOneTitle}
      description={isAll ? copy.removeAllHelp : removeOneHelp(deletion.title)}
      actions={
        <>
          <Button variant="danger" onClick={() => send({ type: "deletion.confirmed" })}>
            {isAll ? copy.removeAll : copy.remove}
          </Button>
          <Button variant="secondary" onClick={decline}>
            {copy.keep}
          </Button>
        </>
      }
    />
  );
}
