import type { SessionUser } from "@jobami/api/auth/contract";
import { displayText, shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Conversation, Message } from "@jobami/api/messages/contract";
import { filesText } from "@jobami/api/messages/files";
import { dropMessage } from "@jobami/api/messages/live";
import type { Thread as KnownThread } from "@jobami/api/messages/thread";
import { Button } from "@jobami/ui/Button";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { IconButton } from "@jobami/ui/IconButton";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { MessageBubble } from "@jobami/ui/MessageBubble";
import { rowPlace, useRowWindow } from "@jobami/ui/row-window";
import { text } from "@jobami/ui/styles";
import { Trash2 } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { PersonFace } from "../../../entities/person/index.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { MarkedText } from "../masking/index.ts";
import { ContestFilter } from "./ContestFilter.tsx";
import { copy, hiddenHere, isHiddenFrom, refusalText } from "./copy.ts";
import { MessageFiles } from "./MessageFiles.tsx";
import { dayText, hourText } from "./message-days.ts";
import { readingOlder, removal } from "./messages.actors.ts";
import * as css from "./messages.css.ts";
import { statusOf, type ThreadLine, threadLines } from "./thread-lines.ts";
import type { Outbox } from "./use-outbox.ts";

interface ThreadProps {
  conversation: Conversation;
  thread: KnownThread;
  user: SessionUser;
  /** The newest number that was read when the conversation was opened. */
  readSeq: number;
  outbox: Outbox;
  /** The number of the message that one came for; older ones are read until it is there. */
  soughtSeq: number | null;
}

/** What was written, day by day; it opens at what is new, and older messages come as one scrolls up. */
export function Thread({ conversation, thread, user, readSeq, outbox, soughtSeq }: ThreadProps) {
  const clock = useClock();
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const { messages, olderCount } = thread;
  const { pending } = outbox;
  const lines = useMemo(() => {
    const own = pending.filter(({ conversationId }) => conversationId === conversation.id);
    return threadLines({ messages, pending: own, userId: user.id, readSeq });
  }, [messages, pending, conversation.id, user.id, readSeq]);
  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const { rows, below, hold, bring, refresh } = useRowWindow({ keys, list, scroller: box, isFromEnd: true });
  const who = shortName(conversation.otherUser);
  const sought = soughtSeq === null ? undefined : lines.find(({ message }) => message?.seq === soughtSeq);
  // Only what was written scrolls: the page stays where it is.
  const firstNew = lines.find(({ isFirstNew }) => isFirstNew);
  const first = useRef((sought ?? firstNew)?.key);
  useLayoutEffect(() => {
    if (first.current !== undefined) bring(first.current);
  }, [bring]);
  const soughtKey = sought?.key;
  useLayoutEffect(() => {
    if (soughtKey !== undefined) bring(soughtKey);
  }, [soughtKey, bring]);
  const last = lines.at(-1);
  // What one has just written comes into sight, and stays there when it has arrived.
  const written = last?.isOwn ? `${last.key} ${last.message?.id ?? ""}` : null;
  const seen = useRef(written);
  useEffect(() => {
    if (written !== null && written !== seen.current && box.current) {
      box.current.scrollTop = 0;
      refresh();
    }
    seen.current = written;
  }, [written, refresh]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section ref={box} className={css.thread} tabIndex={0} aria-label={`Messages avec ${who}`}>
      <Stack gap={4} className={css.messages}>
        <Older
          conversation={conversation}
          cursor={thread.nextCursor}
          box={box}
          isSought={soughtSeq !== null && sought === undefined && (messages[0]?.seq ?? 0) > soughtSeq}
        />
        {lines.length === 0 && <p className={`${text.soft} ${css.note}`}>{copy.first}</p>}
        <Stack as="ol" ref={list} gap={3} style={below}>
          {rows.map(({ index, above }) => {
            const line = lines[index];
            if (line === undefined) return null;
            const place = {
              key: line.key,
              index: olderCount + index,
              above,
              total: olderCount + lines.length,
            };
            return (
              <li
                key={line.key}
                {...rowPlace(place)}
                data-seq={line.message?.seq}
                onFocus={() => hold(line.key)}
              >
                {line.isFirstOfDay && <p className={css.day}>{dayText(line.at, clock.now())}</p>}
                {line.isFirstNew && <p className={css.newMark}>{copy.new}</p>}
                <div className={line === sought ? css.sought : undefined}>
                  <Line
                    line={line}
                    conversation={conversation}
                    who={who}
                    outbox={outbox}
                    onRemove={() => setRemoving(line.message?.id ?? null)}
                  />
                </div>
              </li>
            );
          })}
        </Stack>
      </Stack>
      <Removal id={conversation.id} messageId={removing} onClose={() => setRemoving(null)} />
    </section>
  );
}

/** What distinguishes a message from others: its beginning, or what goes along where it has no text. */
const excerptOf = ({ text, files }: Message) => displayText(text.slice(0, 40)) || filesText(files);

interface LineProps {
  line: ThreadLine;
  conversation: Conversation;
  who: string;
  outbox: Outbox;
  onRemove: () => void;
}

function Line({ line, conversation, who, outbox, onRemove }: LineProps) {
  const { message, pending, isOwn } = line;
  const hidden = message?.hidden ?? [];
  const shownText = message?.text ?? pending?.text ?? "";
  const { otherUser } = conversation;
  const { prenom } = otherUser;
  return (
    <Inline gap={1} align="start" isOneLine className={isOwn ? css.ownLine : css.line}>
      <div className={css.bubble}>
        <MessageBubble
          from={isOwn ? "me" : "other"}
          author={who}
          face={<PersonFace person={otherUser} size="small" />}
          isFollowing={line.isFollowing}
          time={<time dateTime={new Date(line.at).toISOString()}>{hourText(line.at)}</time>}
          status={isOwn ? statusOf(line, conversation) : undefined}
          onRetry={pending === null ? undefined : () => outbox.retry(pending.clientId)}
          attachments={<MessageFiles files={message?.files ?? []} pending={pending?.files ?? []} />}
        >
          {shownText === "" ? undefined : (
            <p>
              <MarkedText text={shownText} hidden={hidden} />
            </p>
          )}
        </MessageBubble>
        {hidden.length > 0 && (
          <p className={css.why}>{isOwn ? isHiddenFrom(displayText(prenom), hidden) : hiddenHere(hidden)}</p>
        )}
        {isOwn && message !== null && (hidden.length > 0 || message.contest?.status === "lifted") && (
          <ContestFilter conversationId={conversation.id} message={message} prenom={displayText(prenom)} />
        )}
        {pending !== null && pending.status !== "sending" && (
          <p className={css.why}>
            {pending.problem === null
              ? copy.waiting
              : refusalText(pending.problem, pending.files !== undefined)}{" "}
            <Button variant="ghost" size="small" onClick={() => outbox.discard(pending.clientId)}>
              {copy.discard}
            </Button>
          </p>
        )}
      </div>
      {!isOwn && message !== null && (
        <span className={css.beside}>
          <ReportButton kind="message" id={message.id} about={excerptOf(message)} look="icon" />
        </span>
      )}
      {isOwn && message !== null && (
        <span className={css.beside}>
          <IconButton
            label={`${copy.remove}\u00a0: ${excerptOf(message)}`}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </span>
      )}
    </Inline>
  );
}

interface OlderProps {
  conversation: Conversation;
  cursor: string | null;
  box: RefObject<HTMLElement | null>;
  /** What one came for is among them, or gone. */
  isSought: boolean;
}

/** Older messages, read as their place comes into sight, or by a press. */
function Older({ conversation: { id }, cursor, box, isSought }: OlderProps) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => readingOlder(api, readings));
  const { isSending, problem, submit } = useSubmission(machine);
  const place = useRef<HTMLDivElement>(null);
  const read = useRef(() => {});
  useEffect(() => {
    read.current = () => {
      if (cursor !== null && !isSending && problem === null) submit({ id, cursor, isFar: isSought });
    };
  });
  useEffect(() => {
    if (place.current === null || cursor === null) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && read.current(),
      { root: box.current },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [cursor, box]);
  useEffect(() => {
    if (isSought && cursor !== null && !isSending) read.current();
  }, [isSought, cursor, isSending]);
  if (cursor === null) return null;
  return (
    <div ref={place} className={css.older}>
      <InlineAlert>{problem === null ? null : copy.olderFailed}</InlineAlert>
      <Button
        variant="ghost"
        size="small"
        isPending={isSending}
        onClick={() => submit({ id, cursor, isFar: isSought })}
      >
        {problem === null ? copy.older : copy.retry}
      </Button>
    </div>
  );
}

interface RemovalProps {
  id: string;
  messageId: string | null;
  onClose: () => void;
}

/** Asks before a message of one's own goes. */
function Removal({ id, messageId, onClose }: RemovalProps) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => removal(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      if (messageId !== null) dropMessage(readings, id, messageId);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={messageId !== null}
      title={copy.removeTitle}
      losses={[copy.removeLoss]}
      confirmLabel={copy.removeConfirm}
      isPending={isSending}
      error={problem === null ? undefined : copy.removeFailed}
      onConfirm={() => messageId !== null && submit({ id, messageId })}
      onCancel={() => {
        edit();
        onClose();
      }}
    />
  );
}
