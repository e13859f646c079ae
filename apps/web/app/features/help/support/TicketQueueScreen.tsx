import { displayText } from "@jobami/api/http/display-text";
import { workParts } from "@jobami/api/staff/routes";
import type { QueuedTicket } from "@jobami/api/support/contract";
import { ticketQueuePages as pagesOfQueue, useSupportTags } from "@jobami/api/support/hooks";
import { type TicketKind, ticketKinds } from "@jobami/api/support/routes";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Select } from "@jobami/ui/Select";
import { Link, useLocation, useSearchParams } from "react-router";
import { useClock } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { ListSearchField, useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import { partLabels, StaffList } from "../../staff/frame/index.ts";
import {
  answerPromise,
  categoryLabels,
  copy,
  kindCopy,
  noun,
  numberText,
  priorityLabels,
  priorityTones,
  statusLabel,
} from "./copy.ts";
import { StaffOnly, SupportPage, ToOwnTickets, useIsStaff } from "./SupportPage.tsx";
import {
  everyTicket,
  myTickets,
  readTicketQueueSearch,
  type TicketQueueSearch,
  ticketQueueFilter,
  ticketQueuePath,
  ticketStates,
} from "./support-search.ts";
import { type SupportArea, ticketPath, ticketQueuePages } from "./where.ts";

interface TicketQueueScreenProps {
  area: SupportArea;
  title: string;
  /** A kind alone: then the address does not state it. */
  only?: TicketKind;
  /** What one manages is shown first, instead of everything. */
  first?: "mine";
}

/** The queue of staff: what waits for it, by urgency; what is asked for stands in the address. */
export function TicketQueueScreen({ area, title, ...shown }: TicketQueueScreenProps) {
  const isStaff = useIsStaff();
  return (
    <SupportPage area={area} title={title} actions={isStaff ? <SupportLinks area={area} /> : undefined}>
      <StaffOnly
        title={copy.noneAssigned}
        text={copy.noneAssignedMember}
        instead={<ToOwnTickets area={area} />}
      >
        <TicketQueue area={area} {...shown} />
      </StaffOnly>
    </SupportPage>
  );
}

/** What belongs to the queue: one's own tickets, what they are filed by, what is answered with. */
function SupportLinks({ area }: { area: SupportArea }) {
  const { pathname } = useLocation();
  return (
    <Inline as="nav" gap={3} aria-label={copy.supportLinks}>
      {ticketQueuePages[area]
        .filter(({ path }) => path !== pathname)
        .map(({ path, label }) => (
          <LinkButton key={path} variant="secondary" size="small" to={path}>
            {label}
          </LinkButton>
        ))}
    </Inline>
  );
}

function TicketQueue({ area, only, first }: Omit<TicketQueueScreenProps, "title">) {
  const base = first === "mine" ? myTickets : everyTicket;
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const asked = readTicketQueueSearch(params, base);
  const search = only === undefined ? asked : { ...asked, kind: only };
  const list = useKeyedList(pagesOfQueue, { filter: ticketQueueFilter(search), cursor: search.cursor });
  const [shown, narrow] = useNarrowing(asked, (next) => ticketQueuePath(pathname, next, base));
  const isNarrowed = ticketQueuePath("", { ...asked, cursor: "" }, base) !== "";
  return (
    <StaffList
      label={search.state === "ended" ? copy.endedLabel : copy.queueLabel}
      list={list}
      noun={noun}
      filters={<Filters search={shown} only={only} onNarrow={narrow} />}
      getKey={({ id }) => id}
      renderItem={(ticket) => <QueuedTicketRow area={area} ticket={ticket} />}
      empty={
        isNarrowed ? (
          <EmptyState
            title={copy.noneFound}
            headingLevel={2}
            action={<LinkButton to={ticketQueuePath(pathname, base, base)}>{copy.everything}</LinkButton>}
          >
            {copy.noneFoundDetail}
          </EmptyState>
        ) : first === "mine" ? (
          <EmptyState title={copy.noneAssigned} headingLevel={2}>
            {copy.noneAssignedDetail}
          </EmptyState>
        ) : (
          <EmptyState title={copy.queueEmpty} headingLevel={2}>
            {copy.queueEmptyDetail}
          </EmptyState>
        )
      }
      cursor={search.cursor}
      pathOf={(cursor) => ticketQueuePath(pathname, { ...asked, cursor }, base)}
    />
  );
}

const every = "tous";
const states = [
  { value: "open", label: copy.onGoing },
  ...workParts.map((value) => ({ value, label: partLabels[value] })),
  { value: "ended", label: copy.ended },
];
const kinds = [
  { value: every, label: copy.everyKind },
  ...ticketKinds.map((value) => ({ value, label: kindCopy[value].badge })),
];
const assignees = [
  { value: "anybody", label: copy.anybody },
  { value: "me", label: copy.me },
  { value: "nobody", label: copy.unassigned },
];

interface FiltersProps {
  search: TicketQueueSearch;
  only: TicketKind | undefined;
  onNarrow: (change: Partial<TicketQueueSearch>) => void;
}

function Filters({ search, only, onNarrow }: FiltersProps) {
  const { data: tags } = useSupportTags();
  return (
    <Stack as="search" gap={3} aria-label={copy.filters}>
      <ListSearchField label={copy.search} query={search.q} onSearch={(q) => onNarrow({ q })} />
      <AutoGrid least="medium" gap={3}>
        <Select
          label={copy.state}
          isLabelHidden
          options={states}
          value={search.state}
          onChange={(value) => onNarrow({ state: ticketStates.find((state) => state === value) ?? "open" })}
        />
        {only === undefined && (
          <Select
            label={copy.kind}
            isLabelHidden
            options={kinds}
            value={search.kind === "" ? every : search.kind}
            onChange={(value) => onNarrow({ kind: ticketKinds.find((kind) => kind === value) ?? "" })}
          />
        )}
        <Select
          label={copy.who}
          isLabelHidden
          options={assignees}
          value={search.assigned}
          onChange={(value) =>
            onNarrow({ assigned: value === "me" || value === "nobody" ? value : "anybody" })
          }
        />
        {tags?.length !== 0 && (
          <Select
            label={copy.tag}
            isLabelHidden
            options={[
              { value: every, label: copy.everyTag },
              ...(tags ?? []).map(({ id, name }) => ({ value: id, label: displayText(name) })),
            ]}
            value={search.tag === "" ? every : search.tag}
            onChange={(value) => onNarrow({ tag: value === every ? "" : value })}
          />
        )}
      </AutoGrid>
    </Stack>
  );
}

const kindOf = (kind: TicketKind) => (kind === "bug" ? [kindCopy.bug.badge] : []);

function QueuedTicketRow({ area, ticket }: { area: SupportArea; ticket: QueuedTicket }) {
  const { label, tone } = statusLabel(ticket.status, true);
  const clock = useClock();
  const { priority, tags, assignee, requester } = ticket;
  const detail = [
    numberText(ticket.number),
    ...kindOf(ticket.kind),
    categoryLabels[ticket.category],
    displayText(requester ?? copy.gone),
    ...tags.map(({ name }) => displayText(name)),
    ...answerPromise(ticket, clock.now()),
  ];
  return (
    <ListRow
      title={
        <h2>
          <Link className={rowLink} to={ticketPath(area, ticket)}>
            {displayText(ticket.subject) || numberText(ticket.number)}
          </Link>
        </h2>
      }
      detail={detail.join(" · ")}
      figure={
        <Inline gap={2}>
          {priority !== "normal" && <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>}
          <Badge tone={tone}>{label}</Badge>
        </Inline>
      }
      state={
        <>
          {assignee !== null && `${assignee.isMe ? copy.me : displayText(assignee.name)} · `}
          <RelativeTime instant={ticket.lastAt} />
        </>
      }
    />
  );
}
