import { maxRefusalText, type RefusalReason } from "@jobami/api/proposals/contract";
import type { Note } from "@jobami/machines/proposals/proposal-negotiation";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { TextArea } from "@jobami/ui/TextArea";
import { lazy, Suspense } from "react";
import { loadWillBeMasked } from "../../talk/masking/index.ts";
import { copy, refusalTexts } from "./copy.ts";

const WillBeMasked = lazy(loadWillBeMasked);
const without = "none";
type Choice = RefusalReason | typeof without;
const options: readonly { value: Choice; label: string }[] = [
  { value: without, label: copy.withoutReason },
  ...Object.entries(refusalTexts).map(([value, label]) => ({ value: value as RefusalReason, label })),
];

interface RefusalFieldsProps {
  note: Note;
  onChange: (note: Note) => void;
}

/** A kind word to whom one refuses: a sentence of a list, a text of one’s own, or none. */
export function RefusalFields({ note, onChange }: RefusalFieldsProps) {
  return (
    <Stack gap={4}>
      <RadioGroup
        label={copy.refusalReason}
        isOptional
        name="refusal"
        options={options}
        value={note.reason ?? without}
        onChange={({ target }) => {
          const reason = target.value as Choice;
          onChange({ ...note, reason: reason === without ? null : reason });
        }}
      />
      <Stack gap={2}>
        <TextArea
          label={copy.refusalText}
          isOptional
          rows={2}
          maxLength={maxRefusalText}
          maxCharacters={maxRefusalText}
          value={note.text}
          onChange={({ target }) => onChange({ ...note, text: target.value })}
        />
        <Suspense fallback={null}>
          <WillBeMasked text={note.text} />
        </Suspense>
      </Stack>
    </Stack>
  );
}
