import { displayText } from "@jobami/api/http/display-text";
import { workParts } from "@jobami/api/staff/routes";
import type { DeskTicket } from "@jobami/api/support/contract";
import { deskPages as pagesOfDesk, useSupportTags } from "@jobami/api/support/hooks";
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
import { LinkButton } from "../../../platform/links/index.ts";
import { ListSearchField, useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import { partWords, StaffList } from "../../staff/frame/index.ts";
import {
  categoryWords,
  kindWords,
  noun,
  numberWords,
  priorityTones,
  priorityWords,
  statusWords,
  words,
} from "./copy.ts";
import { HouseOnly, SupportPage, useIsHouse } from "./SupportPage.tsx";
import {
  type DeskSearch,
  deskFilter,
  deskPath,
  deskStates,
  everyTicket,
  myTickets,
  readDeskSearch,
} from "./support-search.ts";
import { deskPages, type SupportArea, ticketPath } from "./where.ts";

interface DeskScreenProps {
  area: SupportArea;
  title: string;
  /** A kind alone: then the address does not say it. */
  only?: TicketKind;
  /** What one looks after is shown first, instead of everything. */
  first?: "mine";
}

/** The desk of the house: what waits for it, by urgency; what is asked for stands in the address. */
export function DeskScreen({ area, title, ...shown }: DeskScreenProps) {
  const isHouse = useIsHouse();
  return (
    <SupportPage area={area} title={title} actions={isHouse ? <DeskLinks area={area} /> : undefined}>
      <HouseOnly title={words.noneAssigned} text={words.noneAssignedMember}>
        <Desk area={area} {...shown} />
      </HouseOnly>
    </SupportPage>
  );
}

/** What belongs to the desk: one's own tickets, what they are filed by, what is answered with. */
function DeskLinks({ area }: { area: SupportArea }) {
  const { pathname } = useLocation();
  return (
    <Inline as="nav" gap={3} aria-label={words.deskLinks}>
      {deskPages[area]
        .filter(({ path }) => path !== pathname)
        .map(({ path, label }) => (
          <LinkButton key={path} variant="secondary" size="small" to={path}>
            {label}
          </LinkButton>
        ))}
    </Inline>
  );
}

function Desk({ area, only, first }: Omit<DeskScreenProps, "title">) {
  const base = first === "mine" ? myTickets : everyTicket;
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const asked = readDeskSearch(params, base);
  const search = only === undefined ? asked : { ...asked, kind: only };
  const list = useKeyedList(pagesOfDesk, { filter: deskFilter(search), cursor: search.cursor });
  const [shown, narrow] = useNarrowing(asked, (next) => deskPath(pathname, next, base));
  const isNarrowed = deskPath("", { ...asked, cursor: "" }, base) !== "";
  return (
    <StaffList
      label={search.state === "ended" ? words.endedLabel : words.deskLabel}
      list={list}
      noun={noun}
      filters={<Filters search={shown} only={only} onNarrow={narrow} />}
      getKey={({ id }) => id}
      renderItem={(ticket) => <DeskRow area={area} ticket={ticket} />}
      empty={
        isNarrowed ? (
          <EmptyState
            title={words.noneFound}
            headingLevel={2}
            action={<LinkButton to={deskPath(pathname, base, base)}>{words.everything}</LinkButton>}
          >
            {words.noneFoundDetail}
          </EmptyState>
        ) : first === "mine" ? (
          <EmptyState title={words.noneAssigned} headingLevel={2}>
            {words.noneAssignedDetail}
          </EmptyState>
        ) : (
          <EmptyState title={words.noneDesk} headingLevel={2}>
            {words.noneDeskDetail}
          </EmptyState>
        )
      }
      cursor={search.cursor}
      pathOf={(cursor) => deskPath(pathname, { ...asked, cursor }, base)}
    />
  );
}

const every = "tous";
const states = [
  { value: "open", label: words.onGoing },
  ...workParts.map((value) => ({ value, label: partWords[value] })),
  { value: "ended", label: words.ended },
];
const kinds = [
  { value: every, label: words.everyKind },
  ...ticketKinds.map((value) => ({ value, label: kindWords[value].badge })),
];
const assignees = [
  { value: "anybody", label: words.anybody },
  { value: "me", label: words.me },
  { value: "nobody", label: words.nobody },
];

interface FiltersProps {
  search: DeskSearch;
  only: TicketKind | undefined;
  onNarrow: (change: Partial<DeskSearch>) => void;
}

function Filters({ search, only, onNarrow }: FiltersProps) {
  const { data: tags } = useSupportTags();
  return (
    <Stack as="search" gap={3} aria-label={words.filters}>
      <ListSearchField label={words.search} words={search.q} onSearch={(q) => onNarrow({ q })} />
      <AutoGrid least="medium" gap={3}>
        <Select
          label={words.state}
          isLabelHidden
          options={states}
          value={search.state}
          onChange={(value) => onNarrow({ state: deskStates.find((state) => state === value) ?? "open" })}
        />
        {only === undefined && (
          <Select
            label={words.kind}
            isLabelHidden
            options={kinds}
            value={search.kind === "" ? every : search.kind}
            onChange={(value) => onNarrow({ kind: ticketKinds.find((kind) => kind === value) ?? "" })}
          />
        )}
        <Select
          label={words.who}
          isLabelHidden
          options={assignees}
          value={search.assigned}
          onChange={(value) =>
            onNarrow({ assigned: value === "me" || value === "nobody" ? value : "anybody" })
          }
        />
        {tags?.length !== 0 && (
          <Select
            label={words.tag}
            isLabelHidden
            options={[
              { value: every, label: words.everyTag },
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

const kindOf = (kind: TicketKind) => (kind === "bug" ? [kindWords.bug.badge] : []);

function DeskRow({ area, ticket }: { area: SupportArea; ticket: DeskTicket }) {
  const { label, tone } = statusWords(ticket.status, true);
  const { priority, tags, assignee, requester } = ticket;
  const detail = [
    numberWords(ticket.number),
    ...kindOf(ticket.kind),
    categoryWords[ticket.category],
    displayText(requester ?? words.gone),
    ...tags.map(({ name }) => displayText(name)),
  ];
  return (
    <ListRow
      title={
        <h2>
          <Link className={rowLink} to={ticketPath(area, ticket)}>
            {displayText(ticket.subject) || numberWords(ticket.number)}
          </Link>
        </h2>
      }
      detail={detail.join(" · ")}
      figure={
        <Inline gap={2}>
          {priority !== "normal" && <Badge tone={priorityTones[priority]}>{priorityWords[priority]}</Badge>}
          <Badge tone={tone}>{label}</Badge>
        </Inline>
      }
      state={
        <>
          {assignee !== null && `${assignee.isMe ? words.me : displayText(assignee.name)} · `}
          <RelativeTime instant={ticket.lastAt} />
        </>
      }
    />
  );
}
