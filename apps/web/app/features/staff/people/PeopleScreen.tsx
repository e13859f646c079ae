import { displayText } from "@jobami/api/http/display-text";
import { roles } from "@jobami/api/http/route";
import type { PersonRow } from "@jobami/api/people/contract";
import { peoplePages } from "@jobami/api/people/hooks";
import { personStates } from "@jobami/api/people/routes";
import { Avatar } from "@jobami/ui/Avatar";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Select } from "@jobami/ui/Select";
import { Link, useSearchParams } from "react-router";
import { userManagementAudience, userManagementLabel } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { ListSearchField, useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import { accountPath, RequireStaff, StaffList, StaffPage } from "../frame/index.ts";
import { copy, noun, roleLabels, stateLabels, stateTones, typeLabels } from "./copy.ts";
import {
  everybody,
  type PeopleSearch,
  peopleFilter,
  peoplePath,
  readPeopleSearch,
  userTypes,
} from "./people-search.ts";

/** /admin/user-management: every account, found by name, role, kind and state; what is asked for stands in the address [ADM-29, ROLE-11]. */
export function PeopleScreen() {
  return (
    <RequireStaff needs={userManagementAudience}>
      <People />
    </RequireStaff>
  );
}

function People() {
  const [params] = useSearchParams();
  const search = readPeopleSearch(params);
  const filter = peopleFilter(search);
  const list = useKeyedList(peoplePages, { filter, cursor: search.cursor });
  const [shown, narrow] = useNarrowing(search, peoplePath);
  return (
    <StaffPage title={userManagementLabel} error={list.error}>
      <StaffList
        label={copy.list}
        list={list}
        noun={noun}
        filters={<Filters search={shown} onNarrow={narrow} />}
        getKey={({ id }) => id}
        renderItem={(person) => <PersonLine person={person} />}
        skeletonCount={8}
        empty={
          <EmptyState
            title={copy.noneTitle}
            headingLevel={2}
            action={<LinkButton to={peoplePath(everybody)}>{copy.everything}</LinkButton>}
          >
            {copy.noneDetail}
          </EmptyState>
        }
        cursor={search.cursor}
        pathOf={(cursor) => peoplePath({ ...search, cursor })}
      />
    </StaffPage>
  );
}

function PersonLine({ person }: { person: PersonRow }) {
  const { id, email, photo, role, userType, state, lastActiveAt } = person;
  const name = displayText(person.name ?? copy.gone);
  const detail = [
    ...(email === null ? [] : [displayText(email)]),
    typeLabels[userType],
    ...(role === "jobutil" ? [] : [roleLabels[role]]),
  ];
  return (
    <ListRow
      leading={<Avatar name={name} id={id} src={photo ?? undefined} isDecorative />}
      title={
        <h2>
          <Link className={rowLink} to={accountPath(id)}>
            {name}
          </Link>
        </h2>
      }
      detail={detail.join(" · ")}
      figure={<Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>}
      state={lastActiveAt === null ? copy.never : <RelativeTime instant={lastActiveAt} />}
    />
  );
}

const every = "tous";
const roleChoices = [
  { value: every, label: copy.everyRole },
  ...roles.map((value) => ({ value, label: roleLabels[value] })),
];
const typeChoices = [
  { value: every, label: copy.everyType },
  ...userTypes.map((value) => ({ value, label: typeLabels[value] })),
];
const stateChoices = [
  { value: every, label: copy.everyState },
  ...personStates.map((value) => ({ value, label: stateLabels[value] })),
];

interface FiltersProps {
  search: PeopleSearch;
  onNarrow: (change: Partial<PeopleSearch>) => void;
}

function Filters({ search, onNarrow }: FiltersProps) {
  return (
    <Stack as="search" gap={3} aria-label={copy.filters}>
      <ListSearchField
        label={copy.search}
        query={search.q}
        maxLength={120}
        onSearch={(q) => onNarrow({ q })}
      />
      <AutoGrid least="medium" gap={3}>
        <Select
          label={copy.role}
          isLabelHidden
          options={roleChoices}
          value={search.role || every}
          onChange={(value) => onNarrow({ role: roles.find((role) => role === value) ?? "" })}
        />
        <Select
          label={copy.userType}
          isLabelHidden
          options={typeChoices}
          value={search.userType || every}
          onChange={(value) => onNarrow({ userType: userTypes.find((type) => type === value) ?? "" })}
        />
        <Select
          label={copy.state}
          isLabelHidden
          options={stateChoices}
          value={search.state || every}
          onChange={(value) => onNarrow({ state: personStates.find((state) => state === value) ?? "" })}
        />
      </AutoGrid>
    </Stack>
  );
}
