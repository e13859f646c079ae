import { useReadings } from "@jobami/api/http/use-readings";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import type { Review } from "@jobami/api/reviews/contract";
import { readReviewsAgain } from "@jobami/api/reviews/live";
import { maxReview } from "@jobami/api/reviews/routes";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Rating } from "@jobami/ui/Rating";
import { heading } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useEffect, useRef, useState } from "react";
import { problemText, useSubmission } from "../../platform/forms/index.ts";
import { criteriaOf, words } from "./copy.ts";
import type { ReviewProblem, Typed } from "./reviews.actors.ts";

interface ReviewFormProps {
  /** Makes what sends it, once. */
  machine: () => SubmissionMachine<Typed, Review, ReviewProblem>;
  title: string;
  /** Who writes. */
  side: ProposalSide;
  first?: Typed;
  send: string;
  onDone: () => void;
  onLeave: () => void;
}

const nothing: Typed = { notes: [null, null, null, null], texte: "" };

/** Four notes and words about somebody; they stay as they are until they have arrived. */
export function ReviewForm({
  machine: make,
  title,
  side,
  first = nothing,
  send,
  onDone,
  onLeave,
}: ReviewFormProps) {
  const readings = useReadings();
  const [typed, setTyped] = useState<Typed>(first);
  const [machine] = useState(make);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      readReviewsAgain(readings);
      onDone();
    },
    "submission.refused": ({ problem: code }) => code === "FAILED" && readReviewsAgain(readings),
  });
  const change = (changes: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changes }));
    edit();
  };
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      <h3 ref={head} tabIndex={-1} className={heading[3]}>
        {title}
      </h3>
      {problem?.code === "FAILED" && (
        <Banner
          tone="danger"
          announce="assertive"
          title={problem.fields[0]?.message ?? problemText(problem)}
        />
      )}
      <Grid gap={4} columns={{ tablet: 2 }}>
        {criteriaOf(side).map((criterion, place) => (
          <Rating
            key={criterion}
            label={criterion}
            isRequired
            value={typed.notes[place] ?? null}
            error={problem?.code === "MISSING" && typed.notes[place] === null ? words.missing : undefined}
            onChange={(note) =>
              change({ notes: typed.notes.map((known, at) => (at === place ? note : known)) })
            }
          />
        ))}
      </Grid>
      <TextArea
        label={words.text}
        help={words.textHelp}
        isOptional
        rows={4}
        maxCharacters={maxReview}
        value={typed.texte}
        onChange={(event) => change({ texte: event.target.value })}
      />
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={words.sending}>
          {send}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onLeave}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
