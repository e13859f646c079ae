import type { FieldError } from "@jobami/api/http/error-codes";
import { dayIn } from "@jobami/api/missions/days";
import { zoneOf } from "@jobami/api/places/zones";
import type { ProgressBody } from "@jobami/api/progress/contract";
import {
  maxChangeDays,
  maxHours,
  maxProgressNote,
  type ProgressStep,
  workPhoto,
} from "@jobami/api/progress/routes";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { NumberField } from "@jobami/ui/NumberField";
import { heading, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { lazy, Suspense, useState } from "react";
import { useClock } from "../../../platform/clock/index.ts";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { JoinedField, useJoinedFiles } from "../../talk/files/index.ts";
import { copy, stepLabels } from "./copy.ts";

const DatePicker = lazy(async () => ({ default: (await import("@jobami/ui/DatePicker")).DatePicker }));

const dayMs = 86_400_000;

interface StepFormProps {
  step: ProgressStep;
  /** INSEE code of the commune whose days count. */
  placeCode: string;
  /** The work is paid by the hour: who did it states how long it took. */
  isHourly: boolean;
  /** What a client confirms to owe. */
  owed: string;
  isSending: boolean;
  /** What the server refused. */
  fields: readonly FieldError[];
  onSend: (body: ProgressBody) => void;
  onEdit: () => void;
  onLeave: () => void;
}

/** What goes along with a step: a word and the hours, what is to be changed and by when, or the last yes. */
export function StepForm(props: StepFormProps) {
  const { step, placeCode, isHourly, owed, isSending, fields, onSend, onEdit, onLeave } = props;
  const now = useClock().now();
  const zone = zoneOf(placeCode);
  const [note, setNote] = useState("");
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [hours, setHours] = useState<number | null>(null);
  const joined = useJoinedFiles(workPhoto);
  const title = useFocusAtFirst<HTMLHeadingElement>();
  const errorOf = (path: string) => fields.find((field) => field.path === path)?.message;
  const isAsking = step === "changes.asked";
  return (
    <Stack
      as={Form}
      gap={4}
      onSubmit={() => {
        const photos = joined.take();
        if (photos === null) return;
        onSend({
          step,
          note,
          photos,
          ...(isAsking && dueOn !== null ? { dueOn } : {}),
          ...(step === "work.done" && isHourly && hours !== null ? { hours } : {}),
        });
      }}
    >
      <h3 ref={title} tabIndex={-1} className={heading[3]}>
        {stepLabels[step]}
      </h3>
      {step === "work.confirmed" ? (
        <>
          <p>{owed}</p>
          <p className={text.soft}>{copy.confirmHelp}</p>
        </>
      ) : (
        <TextArea
          label={isAsking ? copy.changes : copy.note}
          help={isAsking ? copy.changesHelp : undefined}
          error={errorOf("note")}
          isRequired={isAsking}
          isRequiredShown
          isOptional={!isAsking}
          rows={3}
          maxCharacters={maxProgressNote}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            onEdit();
          }}
        />
      )}
      {step === "work.done" && isHourly && (
        <NumberField
          label={copy.hours}
          help={copy.hoursHelp}
          error={errorOf("hours")}
          isRequired
          isRequiredShown
          min={0.25}
          max={maxHours}
          step={0.25}
          suffix={copy.hoursUnit}
          value={hours}
          onChange={(value) => {
            setHours(value);
            onEdit();
          }}
        />
      )}
      {step === "work.done" && (
        <JoinedField
          label={copy.photos}
          help={copy.photosHelp}
          error={fields.find(({ path }) => path.startsWith("photos"))?.message}
          joined={joined}
        />
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <DatePicker
            label={copy.dueOn}
            error={errorOf("dueOn")}
            isRequired
            isRequiredShown
            min={dayIn(zone, now)}
            max={dayIn(zone, now + maxChangeDays * dayMs)}
            value={dueOn}
            onChange={(value) => {
              setDueOn(value);
              onEdit();
            }}
          />
        </Suspense>
      )}
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {stepLabels[step]}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onLeave}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
