import { matchingMissionPages } from "@jobami/api/missions/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRowSkeleton } from "@jobami/ui/List";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { link, text } from "@jobami/ui/styles";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { matchingLabel, ownProfilePath } from "../../../generated/paths.ts";
import { matchingListPath } from "../../../paths.ts";
import { LinkButton, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { MatchingRow } from "./MatchingRow.tsx";
import { MissionTabs } from "./MissionTabs.tsx";
import { matchingCopy } from "./matching.copy.ts";
import { ownMissionsPath } from "./own-missions-path.ts";
import { useOpenedList } from "./use-opened-list.ts";

interface MatchingScreenProps {
  page: number;
  /** Those that the person dismissed are shown too. */
  showRejected: boolean;
  /** Shown first: what the jobbeur is asked for before everybody else. */
  asked?: ReactNode;
}

/** Who asks for help has no services by which missions would suit them: where their own are. */
function ForJobbeurs() {
  return (
    <EmptyState
      title={matchingCopy.forJobbeurs}
      action={<LinkButton to={ownMissionsPath}>{matchingCopy.toOwn}</LinkButton>}
    >
      {matchingCopy.forJobbeursHelp}
    </EmptyState>
  );
}

/** Missions that suit the jobbeur by their profile, each with why [MISS-03]. */
export function MatchingScreen({ asked, ...list }: MatchingScreenProps) {
  const { user } = useSession();
  return (
    <WorkPage gap={3}>
      <PageHeader size="compact" title={matchingLabel} views={<MissionTabs current="correspondantes" />} />
      {user?.user_type === "jobbeur" ? (
        <>
          {asked}
          <Matching {...list} />
        </>
      ) : (
        <ForJobbeurs />
      )}
    </WorkPage>
  );
}

function Matching({ page, showRejected }: Omit<MatchingScreenProps, "asked">) {
  const filter = { showRejected: showRejected ? ("true" as const) : ("false" as const) };
  const list = usePagedList(matchingMissionPages, { filter, page });
  const rows = useRef<HTMLDivElement>(null);
  useOpenedList(rows, list.items, matchingListPath({ page, showRejected }));
  return (
    <>
      <p className={text.soft}>{matchingCopy.matchingLead}</p>
      <div ref={rows}>
        <DataList
          label={matchingLabel}
          look="rows"
          status={list.status}
          failure={listFailure(list)}
          items={list.items}
          getKey={(mission) => mission.id}
          renderItem={(mission) => <MatchingRow mission={mission} />}
          skeleton={<ListRowSkeleton hasLeading />}
          skeletonCount={8}
          onRetry={list.retry}
          empty={
            <EmptyState
              title={matchingCopy.noMatch}
              action={<LinkButton to={ownProfilePath}>{matchingCopy.toProfile}</LinkButton>}
            >
              {matchingCopy.noMatchHelp}
            </EmptyState>
          }
        />
      </div>
      <PageLinks
        page={page}
        totalPages={list.totalPages}
        pathOf={(other) => matchingListPath({ page: other, showRejected })}
      />
      <p>
        <Link className={link} to={matchingListPath({ showRejected: !showRejected })}>
          {showRejected ? matchingCopy.hideRejected : matchingCopy.showRejected}
        </Link>
      </p>
    </>
  );
}
