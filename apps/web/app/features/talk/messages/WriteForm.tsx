import { displayText } from "@jobami/api/http/display-text";
import { findContacts } from "@jobami/api/messages/contacts";
import type { Conversation } from "@jobami/api/messages/contract";
import { maxMessage, messageFile } from "@jobami/api/messages/routes";
import type { OutgoingFile } from "@jobami/machines/messages/outbox";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { IconButton } from "@jobami/ui/IconButton";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { Paperclip, SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { UploadField, useUpload } from "../files/index.ts";
import { AnswerTemplates } from "./AnswerTemplates.tsx";
import { copy, isTyping, willBeHidden } from "./copy.ts";
import { draftRecord } from "./draft-record.ts";
import * as css from "./messages.css.ts";

interface WriteFormProps {
  conversation: Conversation;
  userId: string;
  /** The other is writing. */
  isOtherTyping: boolean;
  onType: () => void;
  onWrite: (text: string, files: readonly OutgoingFile[]) => void;
}

/** Where the counter begins to show. */
const countedFrom = maxMessage - 200;

/** The field to write in; it states what the other will not see before it is sent [MSG-11]. What was begun is there again. */
export function WriteForm({ conversation, userId, isOtherTyping, onType, onWrite }: WriteFormProps) {
  const { otherUser, is_agreed } = conversation;
  const prenom = displayText(otherUser.prenom);
  const [draft] = useState(() => draftRecord(userId, conversation.id));
  const [typed, setTyped] = useState(() => draft.read());
  const found = is_agreed ? [] : findContacts(typed);
  const uploading = useUpload(messageFile);
  const [isJoining, setJoining] = useState(false);
  const [inserted, setInserted] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  useEffect(() => {
    // What was inserted is read over, and goes on.
    if (inserted > 0) field.current?.focus();
  }, [inserted]);
  const { lines } = uploading;
  const hasFailed = lines.some(({ status }) => status === "failed");
  const isWaiting = lines.some(({ status }) => status !== "done");
  const isEmpty = typed.trim() === "" && lines.length === 0;
  const [isRefused, setRefused] = useState(false);
  const lack = isEmpty ? copy.writeFirst : typed.length > maxMessage ? copy.tooLong : undefined;
  function type(text: string): void {
    setTyped(text);
    setRefused(false);
    draft.keep(text);
  }
  function send(): void {
    setRefused(lack !== undefined);
    if (lack !== undefined || isWaiting) return;
    onWrite(
      typed.trim(),
      lines.flatMap(({ key, name, size }) => (key === null ? [] : [{ key, name, size }])),
    );
    uploading.handOver();
    setJoining(false);
    type("");
  }
  function press(event: KeyboardEvent): void {
    const isMeant = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    // A keyboard on the screen has no other way to a new line.
    if (!isMeant || !globalThis.matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    field.current?.form?.requestSubmit();
  }
  function insert(text: string): void {
    type(typed.trim() === "" ? text : `${typed.trimEnd()}\n${text}`);
    onType();
    setInserted((count) => count + 1);
  }
  return (
    <Stack gap={1} className={css.foot}>
      {/* Seen and read where it stands, never spoken by itself: it comes and goes with every pause. */}
      {isOtherTyping && <p className={css.typing}>{isTyping(prenom)}</p>}
      <InlineAlert tone="info">{found.length === 0 ? null : willBeHidden(prenom, found)}</InlineAlert>
      <Inline gap={1} align="end" isOneLine className={css.writing}>
        <Stack as={Form} id={formId} className={css.writeField} onSubmit={send}>
          <TextArea
            ref={field}
            label={`${copy.field} à ${prenom}`}
            isLabelHidden
            placeholder={copy.field}
            isLow
            isRequired={lines.length === 0}
            isRequiredShown
            value={typed}
            error={isRefused ? lack : undefined}
            onChange={({ target }) => {
              type(target.value);
              if (target.value.trim() !== "") onType();
            }}
            onKeyDown={press}
            maxCharacters={typed.length > countedFrom ? maxMessage : undefined}
          />
        </Stack>
        <IconButton
          label={copy.join}
          icon={<Paperclip />}
          aria-expanded={isJoining || lines.length > 0}
          // It rests rather than being disabled, which would leave the focus nowhere.
          aria-disabled={lines.length > 0 || undefined}
          onClick={() => setJoining(lines.length === 0 && !isJoining)}
        />
        <AnswerTemplates onInsert={insert} />
        <Button type="submit" form={formId} isResting={isWaiting} icon={<SendHorizontal />}>
          <span className={css.sendText}>{copy.send}</span>
        </Button>
      </Inline>
      {(isJoining || lines.length > 0) && (
        <div className={css.joined}>
          <UploadField label={copy.joined} purpose={messageFile} uploading={uploading} />
        </div>
      )}
      <InlineAlert tone="info">{isWaiting ? (hasFailed ? copy.joinFailed : copy.joining) : null}</InlineAlert>
    </Stack>
  );
}
