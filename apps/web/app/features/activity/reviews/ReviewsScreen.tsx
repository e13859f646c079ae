import { displayText, shortName } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import type { Review, ReviewedMission } from "@jobami/api/reviews/contract";
import { useReviews } from "@jobami/api/reviews/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Stars } from "@jobami/ui/Rating";
import { Skeleton } from "@jobami/ui/Skeleton";
import { Stat } from "@jobami/ui/Stat";
import { heading, link, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { MissionStart } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { reviewHistoryPath } from "../../../generated/paths.ts";
import { missionPath } from "../../../paths.ts";
import { LinkTabs } from "../../../platform/links/index.ts";
import { listFailure, useSpokenLength } from "../../../platform/lists/index.ts";
import { copy, fromText } from "./copy.ts";
import { GiveReview } from "./GiveReview.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import * as css from "./reviews.css.ts";

const views = ["received", "given", "waiting"] as const;
export type ReviewsView = (typeof views)[number];

const addresses: Record<ReviewsView, string> = { received: "recus", given: "donnes", waiting: "a-donner" };

/** The part of the page that an address asks for: what was received where it states nothing. */
export function readReviewsView(params: URLSearchParams): ReviewsView {
  return views.find((view) => addresses[view] === params.get("vue")) ?? "received";
}

const empty: Record<ReviewsView, { title: string; help: string }> = {
  received: { title: copy.noneReceived, help: copy.noneReceivedHelp },
  given: { title: copy.noneGiven, help: copy.noneGivenHelp },
  waiting: { title: copy.noneWaiting, help: copy.noneWaitingHelp },
};

/** /dashboard/avis: what was written of one, what one wrote, and what waits to be written [PROF-13]. */
export function ReviewsScreen({ view }: { view: ReviewsView }) {
  const { data, error, mutate } = useReviews();
  const status = error !== undefined ? "failed" : data === undefined ? "loading" : "ready";
  useSpokenLength(view, { status, totalCount: data?.[view].length ?? null });
  const isCutOff = error instanceof ApiError && error.code === "NETWORK";
  const list = {
    label: copy[view],
    look: "rows",
    status,
    failure: listFailure({ isCutOff }),
    skeleton: <Skeleton shape="control" />,
    onRetry: () => void mutate(),
    empty: (
      <EmptyState title={empty[view].title} action={<MissionStart />}>
        {empty[view].help}
      </EmptyState>
    ),
  } as const;
  return (
    <WorkPage measure="text">
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      {(data !== undefined || error === undefined) && (
        <Stat
          label="Votre note"
          value={data === undefined ? null : data.rating === null ? "—" : <Stars value={data.rating} />}
          help={data === undefined ? null : fromText(data.count)}
        />
      )}
      <LinkTabs
        label={copy.title}
        tabs={[
          ...views.map((one) => ({
            to: `?vue=${addresses[one]}`,
            label: copy[one],
            isCurrent: one === view,
          })),
          { to: reviewHistoryPath, label: copy.history, isCurrent: false },
        ]}
      />
      {view === "waiting" ? (
        <DataList<ReviewedMission>
          {...list}
          items={data?.waiting ?? []}
          getKey={({ mission }) => mission.id}
          renderItem={(reviewed) => <Waiting reviewed={reviewed} />}
        />
      ) : (
        <DataList<Review>
          {...list}
          items={data?.[view] ?? []}
          getKey={({ id }) => id}
          renderItem={(review) => (
            <div className={css.row}>
              <ReviewItem review={review} isOwn={view === "given"} hasMission />
            </div>
          )}
        />
      )}
      {status !== "loading" && (
        <Stack as="section" gap={2} aria-labelledby="reviews-checked">
          <h2 id="reviews-checked" className={heading[3]}>
            {copy.checkedTitle}
          </h2>
          <p className={text.soft}>{copy.checked}</p>
        </Stack>
      )}
    </WorkPage>
  );
}

/** A finished mission and the act to write how it was. */
function Waiting({ reviewed }: { reviewed: ReviewedMission }) {
  const { mission, other } = reviewed;
  return (
    <Stack as="article" gap={3} className={css.row} aria-label={displayText(mission.title)}>
      <h2 className={heading[4]}>
        <Link className={link} to={missionPath(mission.id)}>
          {displayText(mission.title)}
        </Link>
      </h2>
      {other !== null && (
        <Inline gap={2} align="center">
          <PersonFace person={other} size="small" />
          <p className={text.small}>{shortName(other)}</p>
        </Inline>
      )}
      <GiveReview reviewed={reviewed} />
    </Stack>
  );
}
