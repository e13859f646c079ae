import { useApi } from "@jobami/api/http/provider";
import { maxReplyName, maxTagName, ticketLength } from "@jobami/api/support/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { copy, type SupportItemCopy, supportItemCopy } from "./copy.ts";
import type { Keeping, SupportItem } from "./support.actors.ts";

interface SupportItemFormProps {
  /** The one that is changed; null for a new one. */
  item: SupportItem | null;
  listCopy: SupportItemCopy;
  keeping: Keeping;
  hasText: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

/** A name, and a text where there is any. */
export function SupportItemForm({
  item,
  listCopy,
  keeping,
  hasText,
  onSaved,
  onCancel,
}: SupportItemFormProps) {
  const api = useApi();
  const notify = useNotify();
  const [name, setName] = useState(item?.name ?? "");
  const [draftText, setDraftText] = useState(item?.text ?? "");
  const [isTried, setTried] = useState(false);
  const [machine] = useState(() => keeping.keeping(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: listCopy.added });
      onSaved();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "GONE") return;
      notify({ kind: "error", title: supportItemCopy.gone });
      onSaved();
    },
  });
  const missing = {
    name: name.trim() === "" ? supportItemCopy.nameMissing : undefined,
    text: hasText && draftText.trim() === "" ? supportItemCopy.textMissing : undefined,
  };
  const refused = (field: string) => problem?.fields.find(({ path }) => path === field)?.message;
  function send(): void {
    setTried(true);
    if (missing.name === undefined && missing.text === undefined)
      submit({ id: item?.id ?? null, name: name.trim(), text: draftText.trim() });
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send} onInput={edit}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TextField
        label={listCopy.nameLabel}
        isRequired
        autoFocus
        autoComplete="off"
        maxLength={hasText ? maxReplyName : maxTagName}
        value={name}
        error={(isTried ? missing.name : undefined) ?? refused("name")}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      {hasText && (
        <TextArea
          label={supportItemCopy.text}
          isRequired
          rows={6}
          maxCharacters={ticketLength.max}
          value={draftText}
          error={(isTried ? missing.text : undefined) ?? refused("text")}
          onChange={({ currentTarget: { value } }) => setDraftText(value)}
        />
      )}
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
