import { displayText } from "@jobami/api/http/display-text";
import { findContacts } from "@jobami/api/messages/contacts";
import type { Conversation } from "@jobami/api/messages/contract";
import { maxMessage } from "@jobami/api/messages/routes";
import { Button } from "@jobami/ui/Button";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { willBeHidden, words } from "./copy.ts";
import { draftRecord } from "./draft-record.ts";
import * as css from "./messages.css.ts";

interface WriteFormProps {
  conversation: Conversation;
  userId: string;
  onWrite: (text: string) => void;
}

/** Where the counter begins to show. */
const countedFrom = maxMessage - 200;

/** The field to write in; it says what the other will not see before it is sent [MSG-11]. What was begun is there again. */
export function WriteForm({ conversation, userId, onWrite }: WriteFormProps) {
  const { otherUser, is_agreed } = conversation;
  const prenom = displayText(otherUser.prenom);
  const [draft] = useState(() => draftRecord(userId, conversation.id));
  const [typed, setTyped] = useState(() => draft.read());
  const found = is_agreed ? [] : findContacts(typed);
  const isSendable = typed.trim() !== "" && typed.length <= maxMessage;
  function type(text: string): void {
    setTyped(text);
    draft.keep(text);
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isSendable) return;
    onWrite(typed.trim());
    type("");
  }
  function press(event: KeyboardEvent): void {
    const isMeant = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    // A keyboard on the screen has no other way to a new line.
    if (isMeant && globalThis.matchMedia("(pointer: fine)").matches) send(event);
  }
  return (
    <Stack as="form" gap={2} className={css.foot} onSubmit={send}>
      <InlineAlert tone="info">{found.length === 0 ? null : willBeHidden(prenom, found)}</InlineAlert>
      <Inline gap={3} align="end" isOneLine>
        <div className={css.field}>
          <TextArea
            label={`${words.field} à ${prenom}`}
            isLabelHidden
            placeholder={words.field}
            isLow
            isRequired
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            maxCharacters={typed.length > countedFrom ? maxMessage : undefined}
          />
        </div>
        <Button type="submit" isDisabled={!isSendable} icon={<SendHorizontal />}>
          {words.send}
        </Button>
      </Inline>
    </Stack>
  );
}
