import { displayText, shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Review } from "@jobami/api/reviews/contract";
import { readReviewsAgain } from "@jobami/api/reviews/live";
import { maxReview } from "@jobami/api/reviews/routes";
import { correctableUntil } from "@jobami/machines/reviews/review";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stars } from "@jobami/ui/Rating";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { link, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { missionPath } from "../../../paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { LateReply } from "../../missions/ai/index.ts";
import { AttachedFiles } from "../../talk/files/index.ts";
import { copy, criteriaOf } from "./copy.ts";
import { correctionForm, replyForm } from "./reviews.actors.ts";
import * as css from "./reviews.css.ts";

const ReviewForm = lazy(async () => ({ default: (await import("./ReviewForm.tsx")).ReviewForm }));

interface ReviewItemProps {
  review: Review;
  /** Whether the reader wrote it; otherwise it is of them. */
  isOwn: boolean;
  /** Names the mission, where the review does not stand on its page. */
  hasMission?: boolean;
}

/** A review in full: notes, text, answer, and what its reader can still do with it. */
export function ReviewItem({ review, isOwn, hasMission = false }: ReviewItemProps) {
  const api = useApi();
  const now = useClock().now();
  const [open, setOpen] = useState<"correct" | "reply" | null>(null);
  const { mission, author, subject, side, notes, texte, photos, isShown, reply, createdAt, editedAt } =
    review;
  const other = isOwn ? subject : author;
  const written = { writtenAt: Date.parse(createdAt), isAnswered: reply !== null };
  const mayCorrect = isOwn && correctableUntil(written, now) !== null;
  const mayReply = !isOwn && isShown && reply === null;
  if (open === "correct" && mayCorrect)
    return (
      <Suspense fallback={null}>
        <ReviewForm
          machine={() => correctionForm(api, review.id)}
          title={copy.correct}
          side={side}
          first={{ notes, texte, photos }}
          send={copy.save}
          onDone={() => setOpen(null)}
          onLeave={() => setOpen(null)}
        />
      </Suspense>
    );
  return (
    <Stack as="article" gap={3} aria-label={shortName(other)}>
      <Inline gap={3} rowGap={1} align="center">
        <PersonFace person={other} size="small" />
        <Stars value={review.note} />
        <span className={css.faint}>
          {shortName(other)} · <RelativeTime instant={createdAt} />
          {editedAt !== null && ` · ${copy.edited}`}
        </span>
      </Inline>
      {hasMission && (
        <p>
          <Link className={link} to={missionPath(mission.id)}>
            {displayText(mission.title)}
          </Link>
        </p>
      )}
      <p className={text.small}>
        {criteriaOf(side)
          .map((criterion, place) => `${criterion}\u00a0: ${notes[place]}/5`)
          .join(" · ")}
      </p>
      {texte !== "" && <p className={css.bodyText}>{displayText(texte)}</p>}
      <AttachedFiles files={photos} />
      {review.isHidden && <p className={css.faint}>{copy.hidden}</p>}
      {isOwn && !isShown && <p className={css.faint}>{copy.blind}</p>}
      {reply !== null && (
        <Stack gap={1} className={css.reply}>
          <p className={text.small}>{copy.replied}</p>
          <p className={css.bodyText}>{displayText(reply)}</p>
        </Stack>
      )}
      {open === "reply" && mayReply ? (
        <ReplyForm id={review.id} onDone={() => setOpen(null)} />
      ) : (
        <Acts
          review={review}
          isOwn={isOwn}
          act={mayReply ? "reply" : mayCorrect ? "correct" : null}
          onOpen={setOpen}
        />
      )}
    </Stack>
  );
}

interface ActsProps extends Pick<ReviewItemProps, "review" | "isOwn"> {
  /** What can still be done with it. */
  act: "correct" | "reply" | null;
  onOpen: (act: "correct" | "reply") => void;
}

/** What its reader can do with a review: correct it, answer it once, and report what another person wrote. */
function Acts({ review: { id, author }, isOwn, act, onOpen }: ActsProps) {
  if (act === null && isOwn) return null;
  return (
    <Inline gap={3}>
      {act !== null && (
        <Button variant="secondary" size="small" onClick={() => onOpen(act)}>
          {copy[act]}
        </Button>
      )}
      {!isOwn && <ReportButton kind="review" id={id} about={shortName(author)} />}
    </Inline>
  );
}

function ReplyForm({ id, onDone }: { id: string; onDone: () => void }) {
  const api = useApi();
  const readings = useReadings();
  const [typed, setTyped] = useState("");
  const [machine] = useState(() => replyForm(api, id));
  const field = useFocusAtFirst<HTMLTextAreaElement>();
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      readReviewsAgain(readings);
      onDone();
    },
  });
  return (
    <Stack as={Form} gap={3} onSubmit={() => submit({ texte: typed })}>
      <TextArea
        ref={field}
        label={copy.replyField}
        help={copy.replyHelp}
        error={problem === null ? undefined : (problem.fields[0]?.message ?? problemText(problem))}
        isRequired
        isRequiredShown
        rows={3}
        maxCharacters={maxReview}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          edit();
        }}
        onKeyDown={({ key }) => key === "Escape" && !isSending && onDone()}
      />
      <LateReply
        reviewId={id}
        onTake={(texte) => {
          setTyped(texte);
          edit();
          field.current?.focus();
        }}
      />
      <Inline gap={3}>
        <Button type="submit" size="small" isPending={isSending} pendingLabel={copy.sending}>
          {copy.sendReply}
        </Button>
        <Button variant="secondary" size="small" isResting={isSending} onClick={onDone}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
