import type { SessionUser } from "@jobami/api/auth/contract";
import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { filesText } from "@jobami/api/messages/files";
import { useConversationList } from "@jobami/api/messages/hooks";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRowSkeleton } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { Switch } from "@jobami/ui/Switch";
import { link, visuallyHidden } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { messagesLabel, offersLabel, offersPath } from "../../../generated/paths.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { listFailure } from "../../../platform/lists/index.ts";
import { messageSound, useLiveEvents } from "../../../platform/live/index.ts";
import { usePageTitle } from "../../../platform/page/index.ts";
import { messagesAddress, readAddress } from "./address.ts";
import { ConversationPanel } from "./ConversationPanel.tsx";
import { ConversationRow } from "./ConversationRow.tsx";
import { copy } from "./copy.ts";
import { FoundMessages } from "./FoundMessages.tsx";
import { MessageSearch } from "./MessageSearch.tsx";
import { readingMore } from "./messages.actors.ts";
import * as css from "./messages.css.ts";
import { useOutbox } from "./use-outbox.ts";

interface MessagesScreenProps {
  user: SessionUser;
  /** The conversation that the address names. */
  openId: string | null;
}

/** The private conversations of the signed-in person, and one of them beside them where there is room [MSG-01, MSG-02]. */
export function MessagesScreen({ user, openId }: MessagesScreenProps) {
  const outbox = useOutbox(user.id);
  const [search] = useSearchParams();
  const { isArchive, query: sought, seq } = readAddress(search);
  return (
    <Container width="wide">
      {openId === null && <ListTitle />}
      <div
        className={css.screen}
        data-open={openId === null ? undefined : ""}
        data-fills-phone={openId === null ? undefined : ""}
      >
        <div className={css.list}>
          <Stack gap={4}>
            <PageHeader
              size="compact"
              title={isArchive ? copy.archives : copy.title}
              isOfPart={openId !== null}
            />
            <MessageSearch query={sought} />
            {sought === "" ? (
              <Conversations key={String(isArchive)} userId={user.id} openId={openId} isArchive={isArchive} />
            ) : (
              <>
                <FoundMessages query={sought} userId={user.id} />
                <BelowList isArchive={isArchive} />
              </>
            )}
          </Stack>
        </div>
        <div className={css.panel}>
          {openId === null ? (
            <EmptyState title={copy.pick}>{copy.pickHelp}</EmptyState>
          ) : (
            <ConversationPanel key={openId} id={openId} user={user} outbox={outbox} soughtSeq={seq} />
          )}
        </div>
      </div>
      <Arrivals key={openId ?? ""} openId={openId} userId={user.id} />
    </Container>
  );
}

/** Calls the page by its list while no conversation is open. */
function ListTitle() {
  usePageTitle(messagesLabel);
  return null;
}

interface ConversationsProps {
  userId: string;
  openId: string | null;
  /** Those that were put away. */
  isArchive: boolean;
}

function Conversations({ userId, openId, isArchive }: ConversationsProps) {
  const { data, error, mutate, readMore, readOne, letGo } = useConversationList(isArchive);
  const [machine] = useState(() => readingMore());
  const { isSending, problem, submit } = useSubmission(machine);
  const list = data?.data;
  const cursor = list?.nextCursor ?? null;
  const more = () => cursor !== null && submit({ read: () => readMore(cursor) });
  const status =
    error !== undefined || problem !== null ? "failed" : list === undefined ? "loading" : "ready";
  useLiveEvents({
    received: ({ name, payload }) => {
      if (name === "conversation_unread" || name === "message_changed" || name === "message_deleted")
        // What is not reported now is reported when the list is opened again.
        readOne(payload.conversation_id).catch(() => {});
    },
    stale: () => void letGo(),
  });
  useEffect(() => {
    const comeBack = () => void mutate();
    globalThis.addEventListener("online", comeBack);
    return () => globalThis.removeEventListener("online", comeBack);
  }, [mutate]);
  return (
    <>
      <DataList
        label={copy.list}
        look="rows"
        isLong
        total={cursor === null ? list?.conversations.length : undefined}
        status={status}
        failure={listFailure({ isCutOff: error instanceof ApiError && error.code === "NETWORK" })}
        items={list?.conversations ?? []}
        getKey={({ id }) => id}
        renderItem={(conversation) => (
          <ConversationRow
            conversation={conversation}
            userId={userId}
            isOpen={conversation.id === openId}
            to={messagesAddress({ isArchive }, conversation.id)}
          />
        )}
        skeleton={<ListRowSkeleton hasLeading />}
        skeletonCount={5}
        onRetry={() => (error === undefined ? more() : void mutate())}
        {...(cursor === null ? {} : { more: { label: copy.more, isPending: isSending, onMore: more } })}
        empty={
          isArchive ? (
            <EmptyState title={copy.emptyArchives}>{copy.emptyArchivesHelp}</EmptyState>
          ) : (
            <EmptyState title={copy.empty} action={<LinkButton to={offersPath}>{offersLabel}</LinkButton>}>
              {copy.emptyHelp}
            </EmptyState>
          )
        }
      />
      {status !== "loading" && <BelowList isArchive={isArchive} />}
    </>
  );
}

/** What is offered below a list, once its length is known: nothing moves under a thumb. */
function BelowList({ isArchive }: { isArchive: boolean }) {
  return (
    <>
      <Link className={link} to={messagesAddress({ isArchive: !isArchive })}>
        {isArchive ? copy.toList : copy.toArchives}
      </Link>
      <SoundSwitch />
    </>
  );
}

/** Whether a message that arrives is heard, stored in this browser [MSG-10]. */
function SoundSwitch() {
  const [isOn, setOn] = useState(() => messageSound.read() === true);
  return (
    <Switch
      label={copy.sound}
      help={copy.soundHelp}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        messageSound.remember(target.checked);
      }}
    />
  );
}

/** Lines that are held to be announced: a screen reader that is behind announces each of them. */
const mostAnnounced = 5;

/** Announces once, to whoever does not see it, who wrote what into the conversation that is open; a toast reports others. */
function Arrivals({ openId, userId }: { openId: string | null; userId: string }) {
  const [announced, setAnnounced] = useState<readonly { id: string; text: string }[]>([]);
  useLiveEvents({
    received: ({ name, payload }) => {
      if (name === "message_deleted")
        setAnnounced((lines) => lines.filter(({ id }) => id !== payload.message_id));
      if (name !== "new_message" || payload.sender_id === userId || payload.conversation_id !== openId)
        return;
      const { id, text, files } = payload.message;
      const what = [displayText(text), filesText(files)].filter((part) => part !== "").join(", ");
      const line = { id, text: `${displayText(payload.prenom)}\u00a0: ${what}` };
      setAnnounced((lines) => [...lines.filter((one) => one.id !== id), line].slice(-mostAnnounced));
    },
    stale: () => {},
  });
  return (
    <div role="log" aria-label={copy.new} className={visuallyHidden}>
      {announced.map(({ id, text: line }) => (
        <p key={id}>{line}</p>
      ))}
    </div>
  );
}
