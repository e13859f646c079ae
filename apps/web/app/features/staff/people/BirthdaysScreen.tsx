import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Birthday, BirthdayOverview, SentWish } from "@jobami/api/people/contract";
import { keepWishes, useBirthdays, wishPages } from "@jobami/api/people/hooks";
import { Avatar } from "@jobami/ui/Avatar";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Switch } from "@jobami/ui/Switch";
import { heading, text } from "@jobami/ui/styles";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { birthdayManagementAudience, birthdayManagementLabel } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { PlaceLinks } from "../../../platform/links/index.ts";
import { listFailure, useKeyedList } from "../../../platform/lists/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { accountPath, RequireStaff, readPlace, StaffPage } from "../frame/index.ts";
import { ageText, birthdayCopy, dayText, instantText } from "./copy.ts";
import { wishSwitching } from "./people.actors.ts";
import { wishesPath } from "./people-search.ts";

/** /admin/birthday-management: whose birthday it is, whether the company wishes them a happy one, and what it sent [ADM-31, ROLE-11]. */
export function BirthdaysScreen() {
  return (
    <RequireStaff needs={birthdayManagementAudience}>
      <Birthdays />
    </RequireStaff>
  );
}

function Birthdays() {
  const reading = useBirthdays();
  return (
    <StaffPage title={birthdayManagementLabel} error={reading.error}>
      <Reading of={reading} failed={birthdayCopy.failed} showsStale>
        {(known) => <Known known={known} />}
      </Reading>
      {(reading.data !== undefined || reading.error !== undefined) && <Sent />}
    </StaffPage>
  );
}

function Known({ known }: { known: BirthdayOverview }) {
  const { today, birthdays, isCut, wishes } = known;
  const ofToday = birthdays.filter(({ day }) => day === today);
  const ahead = birthdays.filter(({ day }) => day !== today);
  return (
    <Stack gap={6}>
      <WishSwitch isOn={wishes.isOn} />
      <Part id="today" title={`${birthdayCopy.today}, ${dayText(today)}`}>
        <BirthdayList
          label={birthdayCopy.today}
          items={ofToday}
          none={birthdayCopy.noneToday}
          willWish={wishes.isOn}
        />
      </Part>
      <Part id="ahead" title={birthdayCopy.ahead}>
        <BirthdayList label={birthdayCopy.ahead} items={ahead} none={birthdayCopy.noneAhead} />
        {isCut && <p className={text.soft}>{birthdayCopy.cut}</p>}
      </Part>
    </Stack>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} className={heading[3]}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

/** Takes effect at once; while it is on its way it shows what was chosen. */
function WishSwitch({ isOn }: { isOn: boolean }) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [wanted, setWanted] = useState(isOn);
  const [machine] = useState(() => wishSwitching(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { wishes } }) => {
      keepWishes(readings, wishes);
      notify({ kind: "success", title: birthdayCopy.switched[wishes.isOn ? "on" : "off"] });
    },
  });
  return (
    <Stack gap={2}>
      <Switch
        label={birthdayCopy.switch}
        help={birthdayCopy.switchHelp}
        checked={isSending ? wanted : isOn}
        onChange={({ currentTarget }) => {
          setWanted(currentTarget.checked);
          submit({ isOn: currentTarget.checked });
        }}
      />
      {problem !== null && <InlineAlert>{problemText(problem)}</InlineAlert>}
    </Stack>
  );
}

interface BirthdayListProps {
  label: string;
  items: readonly Birthday[];
  none: string;
  /** Wishes leave today; undefined where it is not today. */
  willWish?: boolean;
}

function BirthdayList({ label, items, none, willWish }: BirthdayListProps) {
  return (
    <DataList
      label={label}
      look="rows"
      status="ready"
      items={items}
      getKey={({ id }) => id}
      renderItem={(one) => <BirthdayLine one={one} willWish={willWish} />}
      skeleton={null}
      skeletonCount={0}
      empty={<p className={text.soft}>{none}</p>}
    />
  );
}

function BirthdayLine({ one, willWish }: { one: Birthday; willWish: boolean | undefined }) {
  const { id, day, age } = one;
  const name = displayText(one.name);
  return (
    <ListRow
      leading={<Avatar name={name} id={id} src={one.photo ?? undefined} isDecorative />}
      title={
        <h3>
          <Link className={rowLink} to={accountPath(id)}>
            {name}
          </Link>
        </h3>
      }
      detail={willWish === undefined ? `${dayText(day)} · ${ageText(age)}` : ageText(age)}
      figure={<Wished one={one} willWish={willWish} />}
    />
  );
}

function Wished({
  one: { wishedAt, wantsWishes },
  willWish,
}: {
  one: Birthday;
  willWish: boolean | undefined;
}) {
  if (wishedAt !== null) return <Badge tone="success">{birthdayCopy.wished}</Badge>;
  if (!wantsWishes) return <Badge tone="neutral">{birthdayCopy.unwanted}</Badge>;
  if (willWish === undefined) return null;
  return <Badge tone="neutral">{willWish ? birthdayCopy.waits : birthdayCopy.notWished}</Badge>;
}

/** What the company sent, page by page. */
function Sent() {
  const [params] = useSearchParams();
  const cursor = readPlace(params);
  const list = useKeyedList(wishPages, { filter: {}, cursor });
  return (
    <Part id="sent" title={birthdayCopy.sent}>
      <DataList
        label={birthdayCopy.sent}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(wish) => <WishLine wish={wish} />}
        skeleton={<ListRowSkeleton hasLeading />}
        skeletonCount={3}
        onRetry={list.retry}
        empty={
          <EmptyState title={birthdayCopy.noneSent} headingLevel={3}>
            {birthdayCopy.noneSentDetail}
          </EmptyState>
        }
      />
      <PlaceLinks cursor={cursor} around={list} pathOf={wishesPath} />
    </Part>
  );
}

function WishLine({ wish }: { wish: SentWish }) {
  const name = displayText(wish.name);
  return (
    <ListRow
      leading={<Avatar name={name} src={wish.photo ?? undefined} isDecorative />}
      title={name}
      detail={dayText(wish.day)}
      state={<time dateTime={wish.at}>{instantText(wish.at)}</time>}
    />
  );
}
