import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import type { PersonFacts } from "@jobami/api/people/contract";
import { usePerson } from "@jobami/api/people/hooks";
import { Avatar } from "@jobami/ui/Avatar";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text } from "@jobami/ui/styles";
import { Timeline } from "@jobami/ui/Timeline";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { userAccountAudience, userAccountLabel, userManagementPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import {
  actorName,
  actText,
  administratorsPlace,
  casePath,
  RequireStaff,
  reviewPath,
  StaffPage,
} from "../frame/index.ts";
import {
  caseKinds,
  caseStates,
  copy,
  dateText,
  instantText,
  planLabels,
  roleLabels,
  stateLabels,
  stateTones,
  typeLabels,
  untilText,
} from "./copy.ts";
import { PersonActs } from "./PersonActs.tsx";
import * as css from "./people.css.ts";

/** /admin/user-management/{userId}: what staff knows of an account, and what an administrator can do to it [ADM-29, ROLE-11]. */
export function PersonScreen({ userId }: { userId: string }) {
  return (
    <RequireStaff needs={userAccountAudience}>
      <Person key={userId} userId={userId} />
    </RequireStaff>
  );
}

const toList = (
  <LinkButton variant="secondary" to={userManagementPath}>
    {copy.toList}
  </LinkButton>
);

function Person({ userId }: { userId: string }) {
  const reading = usePerson(userId);
  useAwaitedTitle(reading);
  const { data, error } = reading;
  const name = data && displayText(data.data.name ?? copy.gone);
  if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED"))
    return (
      <StaffPage title={userAccountLabel} error={null}>
        <EmptyState title={copy.unknown} action={toList}>
          {copy.unknownDetail}
        </EmptyState>
      </StaffPage>
    );
  return (
    <StaffPage
      title={name ?? userAccountLabel}
      tabTitle={name && `${name} · ${userAccountLabel}`}
      error={error}
      actions={toList}
    >
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data: person }) => <Known person={person} />}
      </Reading>
    </StaffPage>
  );
}

function Known({ person }: { person: PersonFacts }) {
  const { state, role, userType, suspension } = person;
  return (
    <Stack gap={6}>
      <Inline gap={2} align="center">
        <Avatar
          name={displayText(person.name ?? copy.gone)}
          id={person.id}
          src={person.photo ?? undefined}
          isDecorative
        />
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        <Badge tone="neutral">{typeLabels[userType]}</Badge>
        {role !== "jobutil" && <Badge tone="info">{roleLabels[role]}</Badge>}
      </Inline>
      {suspension !== null && (
        <Banner tone="warning" title={untilText(suspension.until)}>
          <p className={css.bodyText}>{displayText(suspension.reason ?? copy.noReason)}</p>
        </Banner>
      )}
      <Columns ratio="2:1" from="wide" gap={6} align="start">
        <Stack gap={6}>
          {state !== "closed" && <PersonActs person={person} />}
          <History person={person} />
          <Cases person={person} />
        </Stack>
        <Facts person={person} />
      </Columns>
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

function Facts({ person }: { person: PersonFacts }) {
  const { counts, email, isEmailVerified, lastActiveAt, state } = person;
  const isGone = state === "closed";
  return (
    <Part id="facts" title={copy.facts}>
      <DescriptionList
        entries={[
          ...(email === null
            ? []
            : [
                {
                  term: copy.email,
                  details: `${displayText(email)} (${isEmailVerified ? copy.emailVerified : copy.emailUnverified})`,
                },
              ]),
          { term: copy.registered, details: dateText(person.registeredAt) },
          {
            term: copy.lastHere,
            details: lastActiveAt === null ? copy.never : <RelativeTime instant={lastActiveAt} />,
          },
          { term: copy.secondFactor, details: person.hasSecondFactor ? copy.on : copy.off },
          { term: copy.plan, details: planLabels[person.plan] },
          { term: copy.verified, details: person.isVerified ? copy.yes : copy.no },
          { term: copy.missions, details: String(counts.missions) },
          { term: copy.proposals, details: String(counts.proposals) },
          { term: copy.agreed, details: String(counts.agreed) },
          {
            term: copy.documents,
            details: String(counts.documents),
            action: isGone ? null : <Link to={reviewPath(person.id)}>{copy.seeDocuments}</Link>,
          },
        ]}
      />
    </Part>
  );
}

/** What was done to the account, the newest first. */
function History({ person }: { person: PersonFacts }) {
  return (
    <Part id="history" title={copy.history}>
      {person.acts.length === 0 ? (
        <p className={text.soft}>{copy.noHistory}</p>
      ) : (
        <Timeline
          label={copy.historyList}
          entries={person.acts.map((act) => ({
            id: act.id,
            title: actText(act),
            time: (
              <time dateTime={act.at}>
                {instantText(act.at)} · {actorName(act)}
              </time>
            ),
            detail: (
              <p className={css.bodyText}>{act.reason === null ? copy.noReason : displayText(act.reason)}</p>
            ),
            tone: "neutral" as const,
          }))}
        />
      )}
    </Part>
  );
}

/** What of theirs was reported; each leads to its case. */
function Cases({ person }: { person: PersonFacts }) {
  const title = `${copy.cases} (${person.counts.cases})`;
  return (
    <Part id="cases" title={title}>
      <DataList
        label={copy.cases}
        look="rows"
        status="ready"
        items={person.cases}
        getKey={({ id }) => id}
        renderItem={(one) => (
          <ListRow
            title={
              <h3>
                <Link className={rowLink} to={casePath(administratorsPlace, one.id)}>
                  {caseKinds[one.kind]}
                </Link>
              </h3>
            }
            figure={<Badge tone={caseStates[one.status].tone}>{caseStates[one.status].label}</Badge>}
            state={<RelativeTime instant={one.at} />}
          />
        )}
        skeleton={null}
        skeletonCount={0}
        empty={<p className={text.soft}>{copy.noCase}</p>}
      />
    </Part>
  );
}
