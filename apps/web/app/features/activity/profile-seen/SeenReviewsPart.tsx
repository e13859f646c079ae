import { displayText, shortName } from "@jobami/api/http/display-text";
import { franceZone } from "@jobami/api/places/france-zone";
import { reviewsAPage } from "@jobami/api/reviews/pages";
import type { SeenReviews } from "@jobami/api/reviews/seen";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stars } from "@jobami/ui/Rating";
import { text } from "@jobami/ui/styles";
import { lazy, Suspense } from "react";
import { PersonFace } from "../../../entities/person/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { AttachedPictures } from "../../talk/files/index.ts";
import { copy } from "./copy.ts";
import * as css from "./SeenProfile.css.ts";

/** Whoever reads more than the newest ones loads the ways to them; the server draws them at once. */
const loadPages = async () => ({ default: (await import("./ReviewPages.tsx")).ReviewPages });
const ReviewPages = import.meta.env.SSR ? (await loadPages()).default : lazy(loadPages);

const month = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: franceZone });

/** What was written of a person, the newest, and how it is checked. */
export function SeenReviewsPart({ reviews }: { reviews: SeenReviews }) {
  const { newest, count, page = 1 } = reviews;
  return (
    <Stack gap={4}>
      <p className={text.small}>
        {copy.reviewsChecked}
        {count > newest.length && ` ${copy.shownOf((page - 1) * reviewsAPage, newest.length, count)}`}
      </p>
      <Stack as="ul" gap={4} aria-label={copy.reviewsNewest}>
        {newest.map(({ id, author, note, texte, photos, createdAt, reply }) => (
          <Stack as="li" key={id} gap={1}>
            <Stars value={note} />
            {texte !== "" && <p className={css.about}>{displayText(texte)}</p>}
            <AttachedPictures files={photos} />
            <Inline gap={2} align="center">
              <PersonFace person={author} size="small" />
              <span
                className={text.small}
              >{`${shortName(author)}, ${month.format(new Date(createdAt))}`}</span>
              <ReportButton kind="review" id={id} about={shortName(author)} look="icon" />
            </Inline>
            {reply !== null && <p className={text.soft}>{`${copy.reply}\u00a0: ${displayText(reply)}`}</p>}
          </Stack>
        ))}
      </Stack>
      {count > newest.length && (
        <Suspense fallback={null}>
          <ReviewPages page={page} count={count} />
        </Suspense>
      )}
    </Stack>
  );
}
