import { useApi } from "@jobami/api/http/provider";
import { maxReplyName, maxTagName, ticketWords } from "@jobami/api/support/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { type FormEvent, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { type KeptCopy, keptWords, words } from "./copy.ts";
import type { Keeping, Kept } from "./support.actors.ts";

interface KeptFormProps {
  /** The one that is changed; null for a new one. */
  kept: Kept | null;
  copy: KeptCopy;
  keeping: Keeping;
  hasText: boolean;
  onKept: () => void;
  onCancel: () => void;
}

/** A name, and words where there are any. */
export function KeptForm({ kept, copy, keeping, hasText, onKept, onCancel }: KeptFormProps) {
  const api = useApi();
  const notify = useNotify();
  const [name, setName] = useState(kept?.name ?? "");
  const [said, setSaid] = useState(kept?.text ?? "");
  const [isTried, setTried] = useState(false);
  const [machine] = useState(() => keeping.keeping(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.added });
      onKept();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "GONE") return;
      notify({ kind: "error", title: keptWords.gone });
      onKept();
    },
  });
  const missing = {
    name: name.trim() === "" ? keptWords.nameMissing : undefined,
    text: hasText && said.trim() === "" ? keptWords.textMissing : undefined,
  };
  const refused = (field: string) => problem?.fields.find(({ path }) => path === field)?.message;
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (missing.name === undefined && missing.text === undefined)
      submit({ id: kept?.id ?? null, name: name.trim(), text: said.trim() });
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={send} onInput={edit}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TextField
        label={copy.nameLabel}
        isRequired
        requiredWord=""
        autoFocus
        autoComplete="off"
        maxLength={hasText ? maxReplyName : maxTagName}
        value={name}
        error={(isTried ? missing.name : undefined) ?? refused("name")}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      {hasText && (
        <TextArea
          label={keptWords.text}
          isRequired
          requiredWord=""
          rows={6}
          maxCharacters={ticketWords.max}
          value={said}
          error={(isTried ? missing.text : undefined) ?? refused("text")}
          onChange={({ currentTarget: { value } }) => setSaid(value)}
        />
      )}
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
