import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Ticket, TicketFilingBody } from "@jobami/api/support/contract";
import { keepTicket, useSupportTags } from "@jobami/api/support/hooks";
import { ticketCategories, ticketPriorities } from "@jobami/api/support/routes";
import { Button } from "@jobami/ui/Button";
import { CheckboxGroup } from "@jobami/ui/CheckboxGroup";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { text } from "@jobami/ui/styles";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { categoryLabels, copy, priorityLabels } from "./copy.ts";
import { filingMachine } from "./support.actors.ts";
import * as css from "./support.css.ts";

interface FilingFormProps {
  ticket: Ticket;
  filing: NonNullable<Ticket["filing"]>;
}

const priorities = ticketPriorities.map((value) => ({ value, label: priorityLabels[value] }));
const categories = ticketCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** How staff files a ticket: each choice holds as it is made. */
export function FilingForm({ ticket, filing }: FilingFormProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const { data: tags } = useSupportTags();
  const [machine] = useState(() => filingMachine(api, ticket.id));
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepTicket(readings, answer);
      notify({ kind: "success", title: copy.filed });
    },
    "submission.refused": () => notify({ kind: "error", title: copy.filingFailed }),
  });
  const file = (change: TicketFilingBody) => submit(change);
  const { assignee } = filing;
  return (
    <Stack gap={4}>
      <Select
        label={copy.priority}
        options={priorities}
        value={filing.priority}
        isDisabled={isSending}
        onChange={(value) => {
          const priority = ticketPriorities.find((one) => one === value);
          if (priority !== undefined) file({ priority });
        }}
      />
      <Select
        label={copy.category}
        options={categories}
        value={ticket.category}
        isDisabled={isSending}
        onChange={(value) => {
          const category = ticketCategories.find((one) => one === value);
          if (category !== undefined) file({ category });
        }}
      />
      <Stack gap={2}>
        <p className={css.name}>{copy.assignee}</p>
        <Inline gap={3} align="center">
          <span>{assignee === null ? copy.unassigned : displayText(assignee.name)}</span>
          <Button
            variant="secondary"
            size="small"
            isPending={isSending}
            onClick={() => file({ assignee: assignee?.isMe ? "nobody" : "me" })}
          >
            {assignee?.isMe ? copy.letGo : copy.take}
          </Button>
        </Inline>
      </Stack>
      {tags?.length === 0 && <p className={text.soft}>{copy.noTags}</p>}
      {tags !== undefined && tags.length > 0 && (
        <CheckboxGroup
          label={copy.tags}
          options={tags.map(({ id, name }) => ({ value: id, label: displayText(name) }))}
          value={filing.tags.map(({ id }) => id)}
          isDisabled={isSending}
          onChange={(ids) => file({ tags: ids })}
        />
      )}
    </Stack>
  );
}
