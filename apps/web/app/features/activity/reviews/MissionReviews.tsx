import { shortName } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import type { ReviewedMission } from "@jobami/api/reviews/contract";
import { useReviewsOf } from "@jobami/api/reviews/hooks";
import { Card } from "@jobami/ui/Card";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { copy } from "./copy.ts";
import { GiveReview } from "./GiveReview.tsx";
import { ReviewItem } from "./ReviewItem.tsx";

/** What the two sides of a finished mission wrote of each other, and the way to write it; nothing before, and for others. */
export function MissionReviews({ mission }: { mission: Mission }) {
  const { data } = useReviewsOf(mission.id, mission.statut === "terminee");
  if (data === undefined || data === null) return null;
  const { given, received, until } = data;
  if (given === null && received === null && until === null) return null;
  return (
    <Card element="section" padding="large" aria-labelledby="reviews">
      <Stack gap={5}>
        <h2 id="reviews" className={heading[2]}>
          {copy.title}
        </h2>
        <p className={text.small}>{copy.lead}</p>
        <ReviewsGiven reviewed={data} />
      </Stack>
    </Card>
  );
}

function ReviewsGiven({ reviewed }: { reviewed: ReviewedMission }) {
  const { given, received } = reviewed;
  return (
    <>
      <GiveReview reviewed={reviewed} />
      {given !== null && (
        <Stack gap={2}>
          <h3 className={heading[3]}>{copy.yours}</h3>
          <ReviewItem review={given} isOwn />
        </Stack>
      )}
      {received !== null && (
        <Stack gap={2}>
          <h3 className={heading[3]}>{`${copy.theirs} de ${shortName(received.author)}`}</h3>
          <ReviewItem review={received} isOwn={false} />
        </Stack>
      )}
    </>
  );
}
