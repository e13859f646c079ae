import type { SessionUser } from "@jobami/api/auth/contract";
import { displayText, shortName } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { messagesClient } from "@jobami/api/messages/client";
import type { Conversation } from "@jobami/api/messages/contract";
import { useConversation, useThread } from "@jobami/api/messages/hooks";
import { applyConversation, readAnew } from "@jobami/api/messages/live";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { IconButton } from "@jobami/ui/IconButton";
import { Inline } from "@jobami/ui/layout/Inline";
import { Spinner } from "@jobami/ui/Spinner";
import { heading, link } from "@jobami/ui/styles";
import { ArrowLeft, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { messagesLabel, messagesPath } from "../../../generated/paths.ts";
import { proposalPath } from "../../../paths.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useLiveEvents } from "../../../platform/live/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useAwaitedTitle, usePageTitle } from "../../../platform/page/index.ts";
import { BlockNote, BlockQuestion, useBlock } from "../blocks/index.ts";
import { AskedHour } from "./AskedHour.tsx";
import { ConversationMenu } from "./ConversationMenu.tsx";
import { copy } from "./copy.ts";
import { markingUnread } from "./messages.actors.ts";
import * as css from "./messages.css.ts";
import { Thread } from "./Thread.tsx";
import type { Outbox } from "./use-outbox.ts";
import { useTyping } from "./use-typing.ts";
import { WriteForm } from "./WriteForm.tsx";

interface ConversationPanelProps {
  id: string;
  user: SessionUser;
  outbox: Outbox;
  /** The number of the message that one came for; null to begin at what is new. */
  soughtSeq: number | null;
}

/** One conversation: with whom and about what, what was written, and the field to write in. */
export function ConversationPanel({ id, user, outbox, soughtSeq }: ConversationPanelProps) {
  const readings = useReadings();
  const conversation = useConversation(id);
  const thread = useThread(id);
  const shownThread = useLastRead(id, thread.data);
  const error = conversation.error ?? thread.error;
  const { data } = conversation;
  useAwaitedTitle({ data: data && shownThread, error });
  useLiveEvents({
    // Once the two agree nothing is hidden any more, in what was written before either.
    received: (event) => {
      if (event.name !== "proposal_changed" || event.payload.proposal.proposalId !== data?.proposalId) return;
      if ((event.payload.proposal.statut === "acceptee") !== data.is_agreed) readAnew(readings, id);
    },
    stale: () => readAnew(readings, id),
  });
  const again = () => {
    void conversation.mutate();
    void thread.mutate();
  };
  useEffect(() => {
    const comeBack = () => {
      void conversation.mutate();
      void thread.mutate();
    };
    globalThis.addEventListener("online", comeBack);
    return () => globalThis.removeEventListener("online", comeBack);
  }, [conversation.mutate, thread.mutate]);
  if (error instanceof ApiError && (error.status === 404 || error.code === "VALIDATION_FAILED"))
    return <Gone />;
  if (data === undefined || shownThread === undefined)
    return error === undefined ? (
      <div className={css.state}>
        <Spinner label={copy.loading} />
      </div>
    ) : (
      <div className={css.state}>
        <Banner
          tone="danger"
          announce="assertive"
          title={copy.threadFailed}
          action={
            <Button variant="secondary" size="small" onClick={again}>
              {copy.retry}
            </Button>
          }
        >
          {error instanceof ApiError && error.code === "NETWORK" ? copy.threadCutOff : undefined}
        </Banner>
      </div>
    );
  return <Open conversation={data} thread={shownThread} user={user} outbox={outbox} soughtSeq={soughtSeq} />;
}

/** What was read last, while it is read anew: no one loses their place, a question or the text under way to that. */
function useLastRead<T>(id: string, read: T | undefined): T | undefined {
  const [lastRead, setLastRead] = useState({ id, read });
  if (read !== undefined && (lastRead.id !== id || lastRead.read !== read)) setLastRead({ id, read });
  return read ?? (lastRead.id === id ? lastRead.read : undefined);
}

function Gone() {
  usePageTitle(copy.gone, messagesLabel);
  return (
    <EmptyState
      headingLevel={1}
      title={copy.gone}
      action={<LinkButton to={messagesPath}>{copy.back}</LinkButton>}
    >
      {copy.goneHelp}
    </EmptyState>
  );
}

interface OpenProps {
  conversation: Conversation;
  thread: NonNullable<ReturnType<typeof useThread>["data"]>;
  user: SessionUser;
  outbox: Outbox;
  soughtSeq: number | null;
}

function Open({ conversation, thread, user, outbox, soughtSeq }: OpenProps) {
  const { id, otherUser, mission, proposalId, statut } = conversation;
  const who = shortName(otherUser);
  const panel = useRef<HTMLElement>(null);
  const [readSeq] = useState(conversation.read_seq);
  // Of two conversations with one person each is about its own mission.
  usePageTitle(`${who}\u00a0: ${displayText(mission.title)} · ${messagesLabel}`, who);
  const navigate = useNavigate();
  const leave = () => void navigate(messagesPath);
  const markUnread = useReading(conversation);
  const typing = useTyping(conversation);
  const blocking = useBlock({ id: otherUser.id, name: who });
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} className={css.conversation} tabIndex={-1} aria-label={`Conversation avec ${who}`}>
      <div>
        <Inline as="header" gap={3} align="center" isOneLine className={css.head}>
          <span className={css.back}>
            <IconButton label={copy.back} icon={<ArrowLeft />} onClick={leave} />
          </span>
          <span className={css.face}>
            <PersonFace person={otherUser} />
          </span>
          <div className={css.headText}>
            <h1 className={heading[4]}>{who}</h1>
            <Link className={`${link} ${css.about}`} to={proposalPath(mission.id, proposalId)}>
              {displayText(mission.title)}
            </Link>
          </div>
          <ConversationMenu
            conversation={conversation}
            blocking={blocking}
            onMarkUnread={thread.messages.length > 0 ? markUnread : undefined}
          />
          <span className={css.close}>
            <IconButton label={copy.close} icon={<X />} onClick={leave} />
          </span>
        </Inline>
        {conversation.is_agreed && <AskedHour missionId={mission.id} />}
      </div>
      <Thread
        conversation={conversation}
        thread={thread}
        user={user}
        readSeq={readSeq}
        outbox={outbox}
        soughtSeq={soughtSeq}
      />
      {statut === "frozen" || statut === "closed" ? (
        <div className={css.foot}>
          {conversation.is_blocked && statut === "frozen" ? (
            <BlockNote blocking={blocking} />
          ) : (
            <Banner title={copy[statut]} />
          )}
        </div>
      ) : (
        <WriteForm
          conversation={conversation}
          userId={user.id}
          isOtherTyping={typing.isOtherTyping}
          onType={typing.type}
          onWrite={(text, files) => {
            outbox.write(id, text, files);
            typing.write();
          }}
        />
      )}
      <BlockQuestion blocking={blocking} />
    </section>
  );
}

/** Marks what is new as read while the conversation is before the person; answers how to leave it unread. */
function useReading({ id, unread_count }: Conversation): () => void {
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const isLeft = useRef(false);
  const [machine] = useState(() => markingUnread(api));
  const { submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      applyConversation(readings, answer);
      void navigate(messagesPath);
    },
    "submission.refused": () => {
      isLeft.current = false;
      notify({ kind: "error", title: copy.markUnreadFailed });
    },
  });
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== "visible" || unread_count === 0 || isLeft.current) return;
      messagesClient(api)
        .read({ params: { id } })
        .then(({ data }) => applyConversation(readings, data))
        // What is not reported now is reported at the next look.
        .catch(() => {});
    };
    document.addEventListener("visibilitychange", read);
    read();
    return () => document.removeEventListener("visibilitychange", read);
  }, [api, readings, id, unread_count]);
  return () => {
    isLeft.current = true;
    submit({ id });
  };
}
