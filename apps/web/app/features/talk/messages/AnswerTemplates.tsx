import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import type { AnswerTemplate } from "@jobami/api/templates/contract";
import { useTemplates } from "@jobami/api/templates/hooks";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { EmptyState } from "@jobami/ui/EmptyState";
import { IconButton } from "@jobami/ui/IconButton";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Spinner } from "@jobami/ui/Spinner";
import { text } from "@jobami/ui/styles";
import { MessageSquareQuote, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { ReadingFailed } from "../../../platform/reading/index.ts";
import * as css from "./messages.css.ts";
import { TemplateForm } from "./TemplateForm.tsx";
import { removingTemplate } from "./templates.actors.ts";
import { copy, removeQuestion } from "./templates.copy.ts";

/** Text of one's own for answers: put into the message, stored, changed, removed. */
export function AnswerTemplates({ onInsert }: { onInsert: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={copy.open} icon={<MessageSquareQuote />} onClick={() => setOpen(true)} />
      {isOpen && (
        <TemplatesDialog
          onClose={() => setOpen(false)}
          onInsert={(chosen) => {
            setOpen(false);
            onInsert(chosen);
          }}
        />
      )}
    </>
  );
}

interface TemplatesDialogProps {
  onClose: () => void;
  onInsert: (text: string) => void;
}

function TemplatesDialog({ onClose, onInsert }: TemplatesDialogProps) {
  const { data, error, mutate } = useTemplates();
  /** What is written: one of the list, or a new one. */
  const [edited, setEdited] = useState<AnswerTemplate | "new" | null>(null);
  useOverlayLock("templates", true);
  const known = edited === "new" ? null : edited;
  const title = edited === null ? copy.title : known === null ? copy.addTitle : copy.changeTitle;
  const back = () => {
    setEdited(null);
    void mutate();
  };
  return (
    <Dialog
      isOpen
      title={title}
      description={edited === null ? copy.lead : undefined}
      onClose={onClose}
      actions={
        edited === null ? (
          <>
            <Button icon={<Plus />} onClick={() => setEdited("new")}>
              {copy.add}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {copy.close}
            </Button>
          </>
        ) : undefined
      }
    >
      {edited !== null ? (
        <TemplateForm key={known?.id} template={known} onDone={back} onCancel={() => setEdited(null)} />
      ) : error !== undefined ? (
        <ReadingFailed error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <Spinner label={copy.loading} />
      ) : data.length === 0 ? (
        <EmptyState title={copy.empty} headingLevel={3}>
          {copy.emptyHelp}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={3} aria-label={copy.list}>
          {data.map((template) => (
            <li key={template.id}>
              <TemplateRow
                template={template}
                onInsert={() => onInsert(template.text)}
                onChange={() => setEdited(template)}
                onRemoved={() => void mutate()}
              />
            </li>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

interface TemplateRowProps {
  template: AnswerTemplate;
  onInsert: () => void;
  onChange: () => void;
  onRemoved: () => void;
}

function TemplateRow({ template, onInsert, onChange, onRemoved }: TemplateRowProps) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => removingTemplate(api));
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.removed });
      onRemoved();
    },
    "submission.refused": () => {
      notify({ kind: "error", title: copy.removeFailed });
      onRemoved();
    },
  });
  const [isAsking, setAsking] = useState(false);
  const name = displayText(template.name);
  const named = `«\u202f${name}\u202f»`;
  if (isAsking)
    return (
      <Stack gap={2}>
        <p className={css.who}>{removeQuestion(name)}</p>
        <Inline gap={2}>
          <Button
            variant="danger"
            size="small"
            isPending={isSending}
            onClick={() => submit({ id: template.id })}
          >
            {copy.remove}
          </Button>
          <Button
            variant="secondary"
            size="small"
            autoFocus
            isDisabled={isSending}
            onClick={() => setAsking(false)}
          >
            {copy.keep}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Inline gap={2} align="center" isOneLine>
      <div className={css.field}>
        <p className={css.who}>{name}</p>
        <p className={`${text.soft} ${css.excerpt}`}>{displayText(template.text)}</p>
      </div>
      <Button variant="secondary" size="small" aria-label={`${copy.insert} ${named}`} onClick={onInsert}>
        {copy.insert}
      </Button>
      <IconButton label={`${copy.change} ${named}`} icon={<Pencil />} onClick={onChange} />
      <IconButton label={`${copy.remove} ${named}`} icon={<Trash2 />} onClick={() => setAsking(true)} />
    </Inline>
  );
}
