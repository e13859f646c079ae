import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { InactiveAccount } from "@jobami/api/people/contract";
import { inactivePages } from "@jobami/api/people/hooks";
import { inactivityMonths, peopleRoutes } from "@jobami/api/people/routes";
import { Avatar } from "@jobami/ui/Avatar";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { EmptyState } from "@jobami/ui/EmptyState";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { ListRow, ListRowSkeleton } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { text, visuallyHidden } from "@jobami/ui/styles";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { inactiveAccountsAudience, inactiveAccountsLabel } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkTabs, PlaceLinks } from "../../../platform/links/index.ts";
import { listFailure, type PagedList, useKeyedList } from "../../../platform/lists/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { accountPath, lengthText, RequireStaff, StaffPage } from "../frame/index.ts";
import { Closure } from "./Closure.tsx";
import {
  chosenText,
  copy,
  dateText,
  inactiveCopy,
  monthsText,
  noun,
  remindedText,
  stateLabels,
  typeLabels,
} from "./copy.ts";
import { reminding } from "./people.actors.ts";
import { inactivePath, readInactiveSearch } from "./people-search.ts";

/** /admin/inactive-accounts: who has not signed in for months, their reminder and their closure [ADM-33, ROLE-11]. */
export function InactiveScreen() {
  return (
    <RequireStaff needs={inactiveAccountsAudience}>
      <Inactive />
    </RequireStaff>
  );
}

function Inactive() {
  const [params] = useSearchParams();
  const search = readInactiveSearch(params);
  const list = useKeyedList(inactivePages, {
    filter: { months: String(search.months) },
    cursor: search.cursor,
  });
  return (
    <StaffPage title={inactiveAccountsLabel} error={list.error}>
      <Stack gap={4}>
        <p className={text.soft}>{inactiveCopy.lead}</p>
        <LinkTabs
          label={inactiveCopy.months}
          tabs={inactivityMonths.map((months) => ({
            to: inactivePath({ months, cursor: "" }),
            label: monthsText(months),
            isCurrent: months === search.months,
          }))}
        />
        <p className={text.soft} role="status">
          {lengthText(list, noun)}
        </p>
        <Accounts key={inactivePath(search)} list={list} />
        <PlaceLinks
          cursor={search.cursor}
          around={list}
          pathOf={(cursor) => inactivePath({ ...search, cursor })}
        />
      </Stack>
    </StaffPage>
  );
}

/** The list of a page, and which of it are chosen for a reminder. */
function Accounts({ list }: { list: PagedList<InactiveAccount> }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const open = list.items.filter(({ canRemind }) => canRemind).map(({ id }) => id);
  const ids = open.filter((id) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <Stack gap={4}>
      {open.length > 0 && (
        <Reminder
          ids={ids}
          all={open}
          onChooseAll={(isAll) => setChosen(new Set(isAll ? open : []))}
          onDone={() => setChosen(new Set())}
        />
      )}
      {/* Drawn anew once it is known: it comes together with the reminder above it. */}
      <DataList
        key={String(list.status === "loading")}
        label={inactiveCopy.list}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(account) => (
          <AccountLine
            account={account}
            isChosen={chosen.has(account.id)}
            onChoose={(isChosen) => choose(account.id, isChosen)}
          />
        )}
        skeleton={<ListRowSkeleton hasLeading />}
        skeletonCount={6}
        onRetry={list.retry}
        empty={
          <EmptyState title={inactiveCopy.none} headingLevel={2}>
            {inactiveCopy.noneDetail}
          </EmptyState>
        }
      />
    </Stack>
  );
}

interface ReminderProps {
  ids: string[];
  all: readonly string[];
  onChooseAll: (isAll: boolean) => void;
  onDone: () => void;
}

/** Writes to those who are chosen. */
function Reminder({ ids, all, onChooseAll, onDone }: ReminderProps) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [machine] = useState(() => reminding(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { reminded, leftOut } }) => {
      notify({ kind: "success", title: remindedText(reminded.length, leftOut) });
      readings.readAgain(peopleRoutes.inactive);
      onDone();
    },
  });
  return (
    <Stack gap={3}>
      <Inline gap={3} align="center">
        <Checkbox
          label={inactiveCopy.chooseAll}
          checked={ids.length === all.length}
          isMixed={ids.length > 0 && ids.length < all.length}
          onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
        />
        <Button
          isDisabled={ids.length === 0}
          isPending={isSending}
          pendingLabel={inactiveCopy.reminding}
          onClick={() => submit({ ids })}
        >
          {inactiveCopy.remind}
        </Button>
        <span className={text.soft} role="status">
          {chosenText(ids.length)}
        </span>
      </Inline>
      {problem !== null && <InlineAlert>{problemText(problem)}</InlineAlert>}
    </Stack>
  );
}

interface AccountLineProps {
  account: InactiveAccount;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function AccountLine({ account, isChosen, onChoose }: AccountLineProps) {
  const { id, email, userType, state, remindedAt, closableFrom, canRemind, canClose } = account;
  const name = displayText(account.name ?? copy.gone);
  const detail = [
    displayText(email ?? ""),
    typeLabels[userType],
    ...(state === "paused" ? [stateLabels.paused] : []),
  ];
  const facts = [
    remindedAt === null ? inactiveCopy.notReminded : `Rappelé le ${dateText(remindedAt)}`,
    ...(closableFrom === null ? [] : [`fermeture possible dès le ${dateText(closableFrom)}`]),
  ];
  return (
    <ListRow
      leading={
        <Inline gap={3} align="center" isOneLine>
          <Checkbox
            label={<span className={visuallyHidden}>{`${inactiveCopy.choose} ${name}`}</span>}
            checked={isChosen && canRemind}
            isDisabled={!canRemind}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          <Avatar name={name} id={id} src={account.photo ?? undefined} isDecorative />
        </Inline>
      }
      title={
        <h2>
          <Link to={accountPath(id)}>{name}</Link>
        </h2>
      }
      detail={detail.join(" · ")}
      state={<RelativeTime instant={account.lastActiveAt} />}
      note={facts.join(" · ")}
      actions={canClose ? <Closure id={id} name={name} /> : undefined}
    />
  );
}
