import { displayText, shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Review } from "@jobami/api/reviews/contract";
import { readReviewsAgain } from "@jobami/api/reviews/live";
import { maxReview } from "@jobami/api/reviews/routes";
import { correctableUntil } from "@jobami/machines/reviews/review";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stars } from "@jobami/ui/Rating";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { link, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { missionPath } from "../../paths.ts";
import { useClock } from "../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../platform/forms/index.ts";
import { criteriaOf, words } from "./copy.ts";
import { ReviewForm } from "./ReviewForm.tsx";
import { correctionForm, replyForm } from "./reviews.actors.ts";
import * as css from "./reviews.css.ts";

interface ReviewItemProps {
  review: Review;
  /** Whether the reader wrote it; otherwise it is of them. */
  isOwn: boolean;
  /** Names the mission, where the review does not stand on its page. */
  hasMission?: boolean;
}

/** A review in full: notes, words, answer, and what its reader can still do with it. */
export function ReviewItem({ review, isOwn, hasMission = false }: ReviewItemProps) {
  const api = useApi();
  const now = useClock().now();
  const [open, setOpen] = useState<"correct" | "reply" | null>(null);
  const { mission, author, subject, side, notes, texte, isShown, reply, createdAt, editedAt } = review;
  const written = { writtenAt: Date.parse(createdAt), isAnswered: reply !== null };
  const mayCorrect = isOwn && correctableUntil(written, now) !== null;
  const mayReply = !isOwn && isShown && reply === null;
  if (open === "correct" && mayCorrect)
    return (
      <ReviewForm
        machine={() => correctionForm(api, review.id)}
        title={words.correct}
        side={side}
        first={{ notes, texte }}
        send={words.save}
        onDone={() => setOpen(null)}
        onLeave={() => setOpen(null)}
      />
    );
  return (
    <Stack as="article" gap={3}>
      <Inline gap={3} rowGap={1} align="center">
        <Stars value={review.note} />
        <span className={css.faint}>
          {shortName(isOwn ? subject : author)} · <RelativeTime instant={createdAt} />
          {editedAt !== null && ` · ${words.edited}`}
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
      {texte !== "" && <p className={css.said}>{displayText(texte)}</p>}
      {isOwn && !isShown && <p className={css.faint}>{words.blind}</p>}
      {reply !== null && (
        <Stack gap={1} className={css.reply}>
          <p className={text.small}>{words.replied}</p>
          <p className={css.said}>{displayText(reply)}</p>
        </Stack>
      )}
      {open === "reply" && mayReply ? (
        <ReplyForm id={review.id} onDone={() => setOpen(null)} />
      ) : (
        (mayCorrect || mayReply) && (
          <Inline gap={3}>
            <Button variant="secondary" size="small" onClick={() => setOpen(mayReply ? "reply" : "correct")}>
              {mayReply ? words.reply : words.correct}
            </Button>
          </Inline>
        )
      )}
    </Stack>
  );
}

function ReplyForm({ id, onDone }: { id: string; onDone: () => void }) {
  const api = useApi();
  const readings = useReadings();
  const [typed, setTyped] = useState("");
  const [machine] = useState(() => replyForm(api, id));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      readReviewsAgain(readings);
      onDone();
    },
  });
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit({ texte: typed });
      }}
    >
      <TextArea
        ref={field}
        label={words.replyField}
        help={words.replyHelp}
        error={problem === null ? undefined : (problem.fields[0]?.message ?? problemText(problem))}
        isRequired
        rows={3}
        maxCharacters={maxReview}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          edit();
        }}
        onKeyDown={({ key }) => key === "Escape" && !isSending && onDone()}
      />
      <Inline gap={3}>
        <Button type="submit" size="small" isPending={isSending} pendingLabel={words.sending}>
          {words.sendReply}
        </Button>
        <Button variant="secondary" size="small" isResting={isSending} onClick={onDone}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
