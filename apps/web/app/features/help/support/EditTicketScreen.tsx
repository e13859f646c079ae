import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Ticket } from "@jobami/api/support/contract";
import { keepTicket } from "@jobami/api/support/hooks";
import { supportRoutes } from "@jobami/api/support/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { useState } from "react";
import { useNavigate } from "react-router";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { copy } from "./copy.ts";
import { FilingForm } from "./FilingForm.tsx";
import { OneTicket } from "./SupportPage.tsx";
import { editingMachine } from "./support.actors.ts";
import { chosenCategory, TicketFields, type TypedTicket } from "./TicketFields.tsx";
import { type SupportArea, ticketPath } from "./where.ts";

/** /dashboard/support/ticket/{ticketId}/edit: whoever asked changes it until it is answered, staff its filing [SUPP-09]. */
export function EditTicketScreen({ area, id }: { area: SupportArea; id: string }) {
  return (
    <OneTicket area={area} id={id} title={copy.editTitle} titleOf={() => copy.editTitle}>
      {(ticket) => {
        if (ticket.filing !== null) return <FilingForm ticket={ticket} filing={ticket.filing} />;
        if (ticket.mayEdit) return <EditForm area={area} ticket={ticket} />;
        return (
          <EmptyState
            title={copy.tooLate}
            headingLevel={2}
            action={<LinkButton to={ticketPath(area, ticket)}>{copy.back}</LinkButton>}
          >
            {copy.tooLateDetail}
          </EmptyState>
        );
      }}
    </OneTicket>
  );
}

function EditForm({ area, ticket }: { area: SupportArea; ticket: Ticket }) {
  const { id, kind } = ticket;
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const [typed, setTyped] = useState<TypedTicket>(() => ({
    category: ticket.category,
    subject: ticket.subject,
    words: ticket.entries[0]?.words ?? "",
    page: ticket.page,
  }));
  const [machine] = useState(() => editingMachine(api, id));
  const toTicket = ticketPath(area, ticket);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepTicket(readings, answer);
      notify({ kind: "success", title: copy.saved });
      void navigate(toTicket, { replace: true });
    },
    // A person answered meanwhile: the page states it.
    "submission.refused": () => readings.readAgain(supportRoutes.one, { id }),
  });
  function send(): void {
    const category = chosenCategory(typed);
    if (category !== null) submit({ ...typed, category });
  }
  return (
    <Stack as={Form} gap={5} aria-label={copy.editTitle} onSubmit={send}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TicketFields
        kind={kind}
        typed={typed}
        errorOf={(field) => problem?.fields.find(({ path }) => path === field)?.message}
        onType={(change) => {
          setTyped({ ...typed, ...change });
          edit();
        }}
      />
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <LinkButton variant="secondary" to={toTicket}>
          {copy.cancel}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
