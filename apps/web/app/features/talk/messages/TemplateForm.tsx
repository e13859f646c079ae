import { useApi } from "@jobami/api/http/provider";
import { maxMessage } from "@jobami/api/messages/routes";
import type { AnswerTemplate } from "@jobami/api/templates/contract";
import { maxTemplateName } from "@jobami/api/templates/routes";
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
import { keepingTemplate } from "./templates.actors.ts";
import { copy } from "./templates.copy.ts";

interface TemplateFormProps {
  /** The one that is changed; null for a new one. */
  template: AnswerTemplate | null;
  onDone: () => void;
  onCancel: () => void;
}

/** A template's name and text. */
export function TemplateForm({ template, onDone, onCancel }: TemplateFormProps) {
  const api = useApi();
  const notify = useNotify();
  const [name, setName] = useState(template?.name ?? "");
  const [draftText, setDraftText] = useState(template?.text ?? "");
  const [isTried, setTried] = useState(false);
  const [machine] = useState(() => keepingTemplate(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.added });
      onDone();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "GONE") return;
      notify({ kind: "error", title: copy.gone });
      onDone();
    },
  });
  const missing = {
    name: name.trim() === "" ? copy.nameMissing : undefined,
    text: draftText.trim() === "" ? copy.textMissing : undefined,
  };
  const refused = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  function send(): void {
    setTried(true);
    if (missing.name === undefined && missing.text === undefined)
      submit({ id: template?.id ?? null, name: name.trim(), text: draftText.trim() });
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send} onInput={edit}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TextField
        label={copy.name}
        help={copy.nameHelp}
        isRequired
        autoFocus
        autoComplete="off"
        maxLength={maxTemplateName}
        value={name}
        error={(isTried ? missing.name : undefined) ?? refused("name")}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <TextArea
        label={copy.text}
        isRequired
        rows={4}
        maxCharacters={maxMessage}
        value={draftText}
        error={(isTried ? missing.text : undefined) ?? refused("text")}
        onChange={({ currentTarget: { value } }) => setDraftText(value)}
      />
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
          {copy.back}
        </Button>
      </Inline>
    </Stack>
  );
}
