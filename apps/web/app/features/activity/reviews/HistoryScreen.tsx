import { displayText, shortName } from "@jobami/api/http/display-text";
import type { ReviewedMission } from "@jobami/api/reviews/contract";
import { reviewedMissionPages } from "@jobami/api/reviews/hooks";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, link, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { MissionStart } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { reviewsPath } from "../../../generated/paths.ts";
import { missionPath } from "../../../paths.ts";
import { PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { copy } from "./copy.ts";
import { GiveReview } from "./GiveReview.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import * as css from "./reviews.css.ts";

const noFilter = {};

/** /dashboard/historique-et-evaluations: missions that are over, with their reviews or the act to give one [PROF-14]. */
export function HistoryScreen({ page }: { page: number }) {
  const list = usePagedList(reviewedMissionPages, { filter: noFilter, page });
  return (
    <WorkPage measure="text">
      <PageHeader title={copy.historyTitle} lead={copy.historyLead} size="compact" />
      <p>
        <Link className={link} to={reviewsPath}>
          Tous mes avis
        </Link>
      </p>
      <DataList
        label={copy.historyTitle}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ mission }) => mission.id}
        renderItem={(reviewed) => <OverMission reviewed={reviewed} />}
        skeleton={<Skeleton shape="control" />}
        onRetry={list.retry}
        empty={
          <EmptyState title={copy.noneOver} action={<MissionStart />}>
            {copy.noneOverHelp}
          </EmptyState>
        }
      />
      <PageLinks page={page} totalPages={list.totalPages} pathOf={(other) => `?page=${other}`} />
    </WorkPage>
  );
}

function OverMission({ reviewed }: { reviewed: ReviewedMission }) {
  const { mission, other, endedAt, given, received } = reviewed;
  const isDone = mission.statut === "terminee";
  return (
    <Stack as="article" gap={4} className={css.row} aria-label={displayText(mission.title)}>
      <Stack gap={1}>
        <h2 className={heading[4]}>
          <Link className={link} to={missionPath(mission.id)}>
            {displayText(mission.title)}
          </Link>
        </h2>
        <Inline gap={3} rowGap={1} align="center">
          <Badge tone={isDone ? "success" : "danger"}>{isDone ? copy.terminee : copy.annulee}</Badge>
          {other !== null && <PersonFace person={other} size="small" />}
          <span className={text.small}>
            {other === null ? copy.alone : shortName(other)} · <RelativeTime instant={endedAt} />
          </span>
        </Inline>
      </Stack>
      <GiveReview reviewed={reviewed} />
      {given !== null && (
        <Stack gap={2}>
          <h3 className={text.small}>{copy.yours}</h3>
          <ReviewItem review={given} isOwn />
        </Stack>
      )}
      {received !== null && (
        <Stack gap={2}>
          <h3 className={text.small}>{copy.theirs}</h3>
          <ReviewItem review={received} isOwn={false} />
        </Stack>
      )}
    </Stack>
  );
}
