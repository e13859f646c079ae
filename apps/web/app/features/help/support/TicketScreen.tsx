import { displayText } from "@jobami/api/http/display-text";
import type { Ticket, TicketEntry } from "@jobami/api/support/contract";
import { Badge } from "@jobami/ui/Badge";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text } from "@jobami/ui/styles";
import { Timeline } from "@jobami/ui/Timeline";
import { useClock } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { AttachedFiles, ViewedFiles } from "../../talk/files/index.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import {
  answerByText,
  categoryLabels,
  copy,
  entryTitle,
  entryTones,
  kindCopy,
  numberText,
  priorityLabels,
  priorityTones,
  statusLabel,
} from "./copy.ts";
import { FilingForm } from "./FilingForm.tsx";
import { OneTicket } from "./SupportPage.tsx";
import * as css from "./support.css.ts";
import { listPath, type SupportArea, ticketEditPath } from "./where.ts";

/** /dashboard/support/ticket/{ticketId}, a problem that was reported, and both for staff: what was written, and what can be done now [SUPP-08, SUPP-16]. */
export function TicketScreen({ area, id }: { area: SupportArea; id: string }) {
  return (
    <OneTicket
      key={id}
      area={area}
      id={id}
      title={copy.queueTitle}
      titleOf={({ subject, number }) => displayText(subject) || numberText(number)}
      actions={(ticket) => (
        <Inline gap={3}>
          {ticket.mayEdit && (
            <LinkButton variant="secondary" to={ticketEditPath(area, ticket)}>
              {copy.edit}
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={listPath(area, ticket.kind)}>
            {copy.toList}
          </LinkButton>
        </Inline>
      )}
    >
      {(ticket) => <Known ticket={ticket} />}
    </OneTicket>
  );
}

function Known({ ticket }: { ticket: Ticket }) {
  const { filing, status, number, category, kind } = ticket;
  const isStaff = filing !== null;
  const { label, tone } = statusLabel(status, isStaff);
  const clock = useClock();
  return (
    <Columns ratio="2:1" from="wide" gap={6} align="start">
      <Stack gap={6}>
        <Stack as="section" gap={4} aria-labelledby="happenings">
          <Inline gap={3} align="center">
            <h2 id="happenings" className={heading[3]}>
              {copy.happenings}
            </h2>
            <Badge tone={tone}>{label}</Badge>
            {filing !== null && filing.priority !== "normal" && (
              <Badge tone={priorityTones[filing.priority]}>{priorityLabels[filing.priority]}</Badge>
            )}
          </Inline>
          <EntryContent entries={ticket.entries} isStaff={isStaff} />
        </Stack>
        <AnswerForm ticket={ticket} />
      </Stack>
      <Stack gap={6}>
        <Stack as="section" gap={3} aria-labelledby="about">
          <h2 id="about" className={heading[3]}>
            {copy.about}
          </h2>
          <DescriptionList
            entries={[
              { term: copy.number, details: String(number) },
              { term: copy.category, details: categoryLabels[category] },
              { term: copy.opened, details: <RelativeTime instant={ticket.createdAt} /> },
              ...(ticket.answerBy === null
                ? []
                : [{ term: copy.answerBy, details: answerByText(ticket.answerBy, clock.now()) }]),
              ...(filing === null
                ? []
                : [
                    { term: copy.kind, details: kindCopy[kind].badge },
                    { term: copy.requester, details: displayText(filing.requester ?? copy.gone) },
                  ]),
              ...(ticket.page === "" ? [] : [{ term: copy.where, details: displayText(ticket.page) }]),
              ...(ticket.browser === "" ? [] : [{ term: copy.browser, details: ticket.browser }]),
            ]}
          />
        </Stack>
        {filing !== null && (
          <Stack as="section" gap={3} aria-labelledby="filing">
            <h2 id="filing" className={heading[3]}>
              {copy.filing}
            </h2>
            <FilingForm ticket={ticket} filing={filing} />
          </Stack>
        )}
      </Stack>
    </Columns>
  );
}

/** What was written and done, oldest first. */
function EntryContent({ entries, isStaff }: { entries: readonly TicketEntry[]; isStaff: boolean }) {
  const Files = isStaff ? ViewedFiles : AttachedFiles;
  return (
    <Timeline
      label={copy.happenings}
      entries={entries.map((entry, place) => ({
        id: entry.id,
        title: displayText(entryTitle(entry, isStaff)),
        time: <RelativeTime instant={entry.at} />,
        detail:
          entry.words === "" && entry.files.length === 0 ? undefined : (
            <Stack gap={2}>
              {entry.kind === "noted" && <p className={text.small}>{copy.noteHelp}</p>}
              {entry.words !== "" && <p className={css.bodyText}>{displayText(entry.words)}</p>}
              <Files files={entry.files} />
            </Stack>
          ),
        tone: entryTones[entry.kind],
        isCurrent: place === entries.length - 1,
      }))}
    />
  );
}
