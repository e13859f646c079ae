import type { SessionUser } from "@jobami/api/auth/contract";
import { displayText } from "@jobami/api/http/display-text";
import { useUnreadMessages } from "@jobami/api/messages/unread";
import type { Notification } from "@jobami/api/notifications/contract";
import { useNotifications } from "@jobami/api/notifications/hooks";
import type { PlanningSlot } from "@jobami/api/planning/contract";
import { useAskedHours } from "@jobami/api/planning/use-asked-hours";
import type { Waiting } from "@jobami/api/proposals/contract";
import { useWaiting } from "@jobami/api/proposals/hooks";
import { ListRowSkeleton } from "@jobami/ui/List";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { heading, link, text } from "@jobami/ui/styles";
import { lazy, memo, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { missionsPath, notificationsPath, offersPath, planningPath } from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { PartBoundary } from "../../../platform/failures/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import { loadPhotoStep } from "../../account/profile-photo/index.ts";
import { loadMoneyCurve } from "../../money/finances/index.ts";
import { loadServiceSearch } from "../../site/service-search/index.ts";
import { NewLines } from "../../talk/notifications/index.ts";
import { storedDraft } from "../composer/index.ts";
import { MatchingMissions, OwnNewestMissions } from "../missions/index.ts";
import { AgreedRow, ToAnswerRow, ToConfirmRow } from "../negotiation/index.ts";
import { loadAskedHourRow } from "../planning/index.ts";
import { AwaitedRow, DocumentRow } from "./AwaitedRow.tsx";
import { CompareRow } from "./CompareRow.tsx";
import { allAgreedText, allOffersText, copy } from "./copy.ts";
import { DraftRow } from "./DraftRow.tsx";
import { Figures } from "./Figures.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import * as css from "./HomeScreen.css.ts";
import { visitAt, visitRecord } from "./last-visit.ts";
import { UnreadRow } from "./UnreadRow.tsx";
import { type WaitingItems, waitingItems } from "./waiting-items.ts";

const ServiceSearch = lazy(loadServiceSearch);
const AskedHourRow = lazy(loadAskedHourRow);
const PhotoStep = lazy(loadPhotoStep);
const MoneyCurve = lazy(loadMoneyCurve);

const noWaiting: WaitingItems = { toCompare: [], toAnswer: [], toConfirm: [], awaited: [], agreed: [] };
/** How many lines of what changed stand here; the inbox has the others. */
const changesShown = 4;

/** The first page after signing in: what waits first, then what changed, then figures and missions. */
export function HomeScreen({ user }: { user: SessionUser }) {
  const waiting = useWaiting();
  const asked = useAskedHours();
  const changes = useChanges(user.id);
  const isJobbeur = user.user_type === "jobbeur";
  const known = waiting.data?.data;
  // What stands below is drawn once it is known what stands above: nothing moves.
  const isSettled = [waiting, asked, changes].every(
    ({ data, error }) => data !== undefined || error !== undefined,
  );
  return (
    <WorkPage>
      <PageHeader
        size="compact"
        overline={`Bonjour ${displayText(user.prenom)}`}
        title={copy.title}
        actions={isJobbeur && <LinkButton to={missionsPath}>{copy.seeMissions}</LinkButton>}
      />
      {!isJobbeur && <Search />}
      {isSettled ? (
        <Known
          user={user}
          waiting={known}
          asked={asked.data?.data}
          onRetry={() => void Promise.all([waiting.mutate(), asked.mutate()])}
          changes={changes}
        />
      ) : (
        <Columns ratio="2:1" from="wide" gap={6} align="start">
          <Part id="waiting" title={copy.waiting}>
            <WaitingList status="loading" />
          </Part>
        </Columns>
      )}
    </WorkPage>
  );
}

/** As the server drew it until its script has come: drawn again before, React would give it up meanwhile. */
const Search = memo(function Search() {
  return (
    <div className={css.search}>
      <Suspense fallback={null}>
        <ServiceSearch />
      </Suspense>
    </div>
  );
});

interface KnownProps {
  user: SessionUser;
  /** Nothing where it could not be read. */
  waiting: Waiting | undefined;
  /** The hours that await an answer; nothing where they could not be read. */
  asked: readonly PlanningSlot[] | undefined;
  onRetry: () => void;
  changes: { title: string; lines: readonly Notification[] };
}

/**
 * The server draws the rows of what waits alone: this device may hold more of them, at their end, and all else stands below or beside
 * them, so that nothing moves of what is drawn.
 */
function Known({ user, waiting, asked, onRetry, changes }: KnownProps) {
  const isJobbeur = user.user_type === "jobbeur";
  const isHydrated = useIsHydrated();
  const clock = useClock();
  const items = waiting === undefined ? noWaiting : waitingItems(waiting, user.id, clock.now());
  const draft = isHydrated ? storedDraft(user.id) : null;
  const isFirstDay = isHydrated && waiting?.hasBegun === false && draft === null;
  const lines = changes.lines.filter(notShownBy(items, asked)).slice(0, changesShown);
  const unread = useUnreadMessages(true);
  const asks = items.awaited.filter(({ act }) => act === "ask");
  const rows: readonly WaitingRow[] = [
    ...items.toCompare.map((proposals) => ({
      key: proposals[0].mission.id,
      row: <CompareRow proposals={proposals} />,
    })),
    ...items.toAnswer.map((one) => ({ key: one.proposal.proposalId, row: <ToAnswerRow {...one} /> })),
    ...(asked ?? []).map((slot) => ({
      key: slot.missionId,
      row: <AskedRow slot={slot} />,
    })),
    ...items.toConfirm.map((proposal) => ({
      key: proposal.proposalId,
      row: <ToConfirmRow proposal={proposal} />,
    })),
    ...items.awaited.map((one) => ({
      key: `${one.act} ${one.missionId}`,
      row: <AwaitedRow one={one} />,
    })),
    ...(waiting?.documents ?? []).map((one) => ({ key: one.link, row: <DocumentRow one={one} /> })),
    ...(unread.count === 0 ? [] : [{ key: "messages", row: <UnreadRow {...unread} /> }]),
    ...(draft === null ? [] : [{ key: "draft", row: <DraftRow {...draft} /> }]),
  ];
  return (
    <>
      <Columns ratio="2:1" from="wide" gap={6} align="start">
        <Stack gap={6}>
          {isFirstDay ? (
            <Part id="first-steps" title={copy.firstSteps}>
              <FirstSteps isJobbeur={isJobbeur} />
              <Suspense>
                <PhotoStep />
              </Suspense>
            </Part>
          ) : (
            <Part
              id="waiting"
              title={copy.waiting}
              more={isHydrated ? { to: offersPath, label: allOffersText(waiting) } : undefined}
            >
              <WaitingList
                status={statusOf(waiting, asked, isHydrated || rows.length > 0)}
                rows={rows}
                onRetry={onRetry}
              />
            </Part>
          )}
          {isHydrated && items.agreed.length > 0 && (
            <Part id="agreed" title={copy.agreed} more={allAgreed(waiting)}>
              <DataList
                label={copy.agreedList}
                look="rows"
                status="ready"
                items={items.agreed}
                getKey={({ proposal }) => proposal.proposalId}
                renderItem={(one) => <AgreedRow {...one} isNext={one === items.agreed[0]} />}
                skeleton={null}
                empty={null}
              />
            </Part>
          )}
          {isHydrated && lines.length > 0 && (
            <Part id="changes" title={changes.title} more={{ to: notificationsPath, label: copy.allChanges }}>
              <NewLines label={changes.title} lines={lines} />
            </Part>
          )}
        </Stack>
        {isHydrated && (
          <Beside isJobbeur={isJobbeur} waiting={waiting} otherAnswers={(asked?.length ?? 0) + asks.length} />
        )}
      </Columns>
      {isHydrated && <FewMissions isJobbeur={isJobbeur} isFirstDay={isFirstDay} />}
    </>
  );
}

/** Where nothing waits that the server knows of, this device may still hold something. */
function statusOf(waiting: Waiting | undefined, asked: readonly PlanningSlot[] | undefined, isSure: boolean) {
  if (waiting === undefined || asked === undefined) return "failed";
  return isSure ? "ready" : "loading";
}

function FewMissions({ isJobbeur, isFirstDay }: { isJobbeur: boolean; isFirstDay: boolean }) {
  return (
    <PartBoundary>
      {isJobbeur && <MatchingMissions />}
      {!isJobbeur && !isFirstDay && <OwnNewestMissions />}
    </PartBoundary>
  );
}

/** Its code is of the planning: its shape stands there until it has come. */
function AskedRow({ slot }: { slot: PlanningSlot }) {
  const shape = <ListRowSkeleton hasLeading />;
  return useIsHydrated() ? (
    <Suspense fallback={shape}>
      <AskedHourRow slot={slot} />
    </Suspense>
  ) : (
    shape
  );
}

/** What there is, counted. */
function Beside(props: { isJobbeur: boolean; waiting: Waiting | undefined; otherAnswers: number }) {
  return (
    <Stack gap={6}>
      <PartBoundary>
        <Figures counts={props.waiting?.counts} otherAnswers={props.otherAnswers} />
      </PartBoundary>
      {props.isJobbeur && (
        <PartBoundary>
          <Suspense>
            <MoneyCurve />
          </Suspense>
        </PartBoundary>
      )}
    </Stack>
  );
}

/** The way to what was agreed, where not all of it stands here. */
const allAgreed = (waiting: Waiting | undefined) =>
  waiting !== undefined && waiting.counts.underWay > waiting.underWay.length
    ? { to: planningPath, label: allAgreedText(waiting.counts.underWay) }
    : undefined;

/** Leaves out what stands above among what waits. */
function notShownBy({ toAnswer, toCompare }: WaitingItems, asked: readonly PlanningSlot[] = []) {
  const shown = [...toAnswer.map(({ proposal }) => proposal), ...toCompare.flat()];
  return ({ type, data }: Notification) =>
    !shown.some(({ proposalId }) => proposalId === data.proposalId) &&
    !(type === "planning_hour" && asked.some(({ missionId }) => missionId === data.missionId));
}

interface WaitingRow {
  key: string;
  row: ReactNode;
}

interface WaitingListProps {
  status: "loading" | "failed" | "ready";
  rows?: readonly WaitingRow[];
  onRetry?: () => void;
}

function WaitingList({ status, rows = [], onRetry }: WaitingListProps) {
  return (
    <DataList
      label={copy.waitingList}
      look="rows"
      status={status}
      items={rows}
      getKey={({ key }) => key}
      renderItem={({ row }) => row}
      skeleton={<ListRowSkeleton hasLeading />}
      skeletonCount={3}
      onRetry={onRetry}
      empty={<p className={text.soft}>{copy.nothingWaits}</p>}
    />
  );
}

interface PartProps {
  id: string;
  title: string;
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
}

function Part({ id, title, more, children }: PartProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} className={heading[3]}>
        {title}
      </h2>
      <PartBoundary>{children}</PartBoundary>
      {more && (
        <p>
          <Link className={link} to={more.to}>
            {more.label}
          </Link>
        </p>
      )}
    </Stack>
  );
}

/** The unread lines of the inbox that came since the last visit; all of them on a first one. */
function useChanges(userId: string) {
  // Not the key of the bell, which keeps its lines without a way to read them: a reading that is begun anew would end there.
  const { data, error } = useNotifications({ unread: "true", page: 1 });
  const clock = useClock();
  const [since] = useState(() => visitAt(visitRecord(userId).read(), clock.now()).since);
  useEffect(() => {
    const record = visitRecord(userId);
    record.remember(visitAt(record.read(), clock.now()));
  }, [userId, clock]);
  return {
    data,
    error,
    title: since === null ? copy.unread : copy.changed,
    lines: (data?.data ?? []).filter(({ created_at }) => since === null || Date.parse(created_at) > since),
  };
}
