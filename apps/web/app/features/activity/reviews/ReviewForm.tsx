import type { StoredFile } from "@jobami/api/files/contract";
import { displayText } from "@jobami/api/http/display-text";
import { useReadings } from "@jobami/api/http/use-readings";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import type { Review } from "@jobami/api/reviews/contract";
import { readReviewsAgain } from "@jobami/api/reviews/live";
import { maxReview, reviewPhoto } from "@jobami/api/reviews/routes";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { FileCard } from "@jobami/ui/FileCard";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Rating } from "@jobami/ui/Rating";
import { heading } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useState } from "react";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { JoinedField, useJoinedFiles } from "../../talk/files/index.ts";
import { copy, criteriaOf } from "./copy.ts";
import type { ReviewProblem, Sent, Typed } from "./reviews.actors.ts";

interface ReviewFormProps {
  /** Makes what sends it, once. */
  machine: () => SubmissionMachine<Sent, Review, ReviewProblem>;
  title: string;
  /** Who writes. */
  side: ProposalSide;
  first?: Typed & { photos: readonly StoredFile[] };
  send: string;
  onDone: () => void;
  onLeave: () => void;
}

const nothing = { notes: [null, null, null, null], texte: "", photos: [] };

/** Four notes, text and photos about a person; they stay as they are until they have arrived. */
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
  const [typed, setTyped] = useState<Typed>({ notes: first.notes, texte: first.texte });
  const [remaining, setRemaining] = useState(first.photos);
  const joined = useJoinedFiles(reviewPhoto);
  const [machine] = useState(make);
  const head = useFocusAtFirst<HTMLHeadingElement>();
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
      as={Form}
      gap={5}
      onSubmit={() => {
        const photos = joined.take();
        if (photos !== null) submit({ ...typed, photos: [...remaining.map(({ id }) => id), ...photos] });
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
      <Stack gap={4}>
        {criteriaOf(side).map((criterion, place) => (
          <Rating
            key={criterion}
            label={criterion}
            isRequired
            isRequiredShown
            value={typed.notes[place] ?? null}
            error={problem?.code === "MISSING" && typed.notes[place] === null ? copy.missing : undefined}
            onChange={(note) =>
              change({ notes: typed.notes.map((known, at) => (at === place ? note : known)) })
            }
          />
        ))}
      </Stack>
      <TextArea
        label={copy.text}
        help={copy.textHelp}
        isOptional
        rows={4}
        maxCharacters={maxReview}
        value={typed.texte}
        onChange={(event) => change({ texte: event.target.value })}
      />
      {remaining.length > 0 && (
        <Stack as="ul" gap={2} aria-label={copy.photosAttached}>
          {remaining.map((file) => (
            <li key={file.id}>
              <FileCard
                name={displayText(file.name)}
                bytes={file.bytes}
                thumbnail={file.picture?.small}
                onRemove={() => setRemaining(remaining.filter((one) => one !== file))}
              />
            </li>
          ))}
        </Stack>
      )}
      {remaining.length < reviewPhoto.most && (
        <JoinedField
          label={copy.photos}
          help={copy.photosHelp}
          most={reviewPhoto.most - remaining.length}
          joined={joined}
        />
      )}
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {send}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onLeave}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
