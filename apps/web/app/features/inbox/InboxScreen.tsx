import { useApi } from "@jobami/api/http/provider";
import { errorMessage } from "@jobami/api/http/status-messages";
import { notificationsClient } from "@jobami/api/notifications/client";
import type { Notification } from "@jobami/api/notifications/contract";
import { useNotifications, useUnreadCount } from "@jobami/api/notifications/hooks";
import { Button } from "@jobami/ui/Button";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, visuallyHidden } from "@jobami/ui/styles";
import { Link } from "react-router";
import { LinkTabs, PageLinks } from "../../world/LinkTabs.tsx";
import { useNotify } from "../../world/notices.ts";
import * as css from "./InboxScreen.css.ts";

const tabs = [
  { unread: false, to: "/dashboard/notifications", label: "Toutes" },
  { unread: true, to: "/dashboard/notifications?unread=true", label: "Non lues" },
] as const;

/** The words of a notification: its HTML as text. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
}

interface InboxScreenProps {
  page: number;
  isUnreadOnly: boolean;
}

/** The notifications of the signed-in person, newest first. */
export function InboxScreen({ page, isUnreadOnly }: InboxScreenProps) {
  const client = notificationsClient(useApi());
  const notify = useNotify();
  const count = useUnreadCount(true);
  const { data, error, mutate } = useNotifications({
    page,
    ...(isUnreadOnly ? { unread: "true" as const } : {}),
  });

  /** Shows the change at once, takes it back with a word when the server refuses it. */
  async function change(
    call: () => Promise<unknown>,
    show: (item: Notification) => Notification,
  ): Promise<void> {
    if (data === undefined) return;
    try {
      await mutate(
        async () => {
          await call();
          return undefined;
        },
        {
          optimisticData: { ...data, data: data.data.map(show) },
          populateCache: false,
          rollbackOnError: true,
        },
      );
      await count.mutate();
    } catch (refusal) {
      notify({ kind: "error", title: errorMessage(refusal) });
    }
  }

  const mark = (item: Notification, is_read: boolean) =>
    change(
      () => client.toggleRead({ params: { id: item.id }, body: { is_read } }),
      (other) => (other.id === item.id ? { ...other, is_read } : other),
    );
  const markAll = () =>
    change(
      () => client.markAllRead(),
      (item) => ({ ...item, is_read: true }),
    );
  const unread = count.data?.count ?? 0;
  return (
    <Container width="text">
      <div className={css.screen}>
        <PageHeader
          title="Notifications"
          actions={
            unread > 0 ? (
              <Button variant="secondary" onClick={() => void markAll()}>
                Tout marquer comme lu
              </Button>
            ) : undefined
          }
        />
        <LinkTabs
          label="Notifications montrées"
          tabs={tabs.map(({ to, label, unread: isUnread }) => ({
            to,
            label,
            isCurrent: isUnread === isUnreadOnly,
          }))}
        />
        <DataList
          label="Notifications"
          status={error ? "failed" : data ? "ready" : "loading"}
          items={data?.data ?? []}
          getKey={(item) => item.id}
          renderItem={(item) => <Item item={item} onMark={mark} />}
          skeleton={<Skeleton shape="control" />}
          onRetry={() => void mutate()}
          empty={
            <EmptyState title="Aucune nouvelle notification">
              Ce qui concerne vos missions et vos propositions arrive ici.
            </EmptyState>
          }
        />
        <PageLinks
          page={page}
          totalPages={data?.pagination.totalPages ?? null}
          pathOf={(other) => `?page=${other}${isUnreadOnly ? "&unread=true" : ""}`}
        />
      </div>
    </Container>
  );
}

function Item({
  item,
  onMark,
}: {
  item: Notification;
  onMark: (item: Notification, isRead: boolean) => Promise<void>;
}) {
  const title = (
    <>
      {!item.is_read && <span className={visuallyHidden}>Non lue : </span>}
      {item.title}
    </>
  );
  return (
    <article id={`notif-${item.id}`} className={css.item} data-unread={item.is_read ? undefined : ""}>
      <h2 className={`${heading[4]} ${css.title}`}>
        {item.link === null ? (
          title
        ) : (
          <Link
            className={css.itemLink}
            to={item.link}
            onClick={() => void (item.is_read || onMark(item, true))}
          >
            {title}
          </Link>
        )}
      </h2>
      <p className={css.words}>{plainText(item.content)}</p>
      <div className={css.foot}>
        <RelativeTime instant={item.created_at} />
        <button type="button" className={css.mark} onClick={() => void onMark(item, !item.is_read)}>
          {item.is_read ? "Marquer comme non lue" : "Marquer comme lue"}
          <span className={visuallyHidden}>{` : ${item.title}`}</span>
        </button>
      </div>
    </article>
  );
}
