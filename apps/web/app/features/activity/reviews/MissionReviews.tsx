import { shortName } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import type { ReviewedMission } from "@jobami/api/reviews/contract";
import { useReviewsOf } from "@jobami/api/reviews/hooks";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Fold } from "../../../platform/folds/index.ts";
import { copy } from "./copy.ts";
import { ReviewItem } from "./ReviewItem.tsx";

/** What the two sides of a finished mission wrote of each other; nothing before, and for others. */
export function MissionReviews({ mission }: { mission: Mission }) {
  const { data } = useReviewsOf(mission.id, mission.statut === "terminee");
  if (data === undefined || data === null) return null;
  const { given, received } = data;
  if (given === null && received === null) return null;
  return (
    <Fold id="avis" title={copy.title}>
      <Stack gap={5}>
        <p className={text.small}>{copy.lead}</p>
        <ReviewsGiven reviewed={data} />
      </Stack>
    </Fold>
  );
}

function ReviewsGiven({ reviewed }: { reviewed: ReviewedMission }) {
  const { given, received } = reviewed;
  return (
    <>
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
