import { shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import type { ReviewedMission } from "@jobami/api/reviews/contract";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { text, visuallyHidden } from "@jobami/ui/styles";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useAheadWhenQuiet } from "../../../platform/ahead/index.ts";
import { askText, copy, untilText } from "./copy.ts";
import { reviewForm } from "./reviews.actors.ts";
import * as css from "./reviews.css.ts";

const loadReviewForm = async () => ({ default: (await import("./ReviewForm.tsx")).ReviewForm });
const ReviewForm = lazy(loadReviewForm);

/** The act « Donner mon avis » of a mission that may still be reviewed, opened where it stands. */
export function GiveReview({ reviewed: { mission, side, other, until } }: { reviewed: ReviewedMission }) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) confirmation.current?.focus();
  }, [isSent]);
  useAheadWhenQuiet(loadReviewForm, until !== null);
  const mayWrite = until !== null && other !== null && !isSent;
  return (
    <>
      <p ref={confirmation} role="status" tabIndex={-1} className={css.confirmation}>
        {isSent ? copy.sent : null}
      </p>
      {mayWrite && isOpen && (
        <Suspense fallback={null}>
          <ReviewForm
            machine={() => reviewForm(api, mission.id)}
            title={askText(shortName(other))}
            side={side}
            send={copy.send}
            onDone={() => {
              setOpen(false);
              setSent(true);
            }}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
      {mayWrite && !isOpen && (
        <Inline gap={3} align="center">
          <Button onClick={() => setOpen(true)}>
            {copy.give}
            <span className={visuallyHidden}>{`\u00a0: ${shortName(other)}`}</span>
          </Button>
          <span className={text.small}>{untilText(until)}</span>
        </Inline>
      )}
    </>
  );
}
