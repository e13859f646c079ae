import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { maxExceptionNote, planningRoutes } from "@jobami/api/planning/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Form } from "@jobami/ui/Form";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { lazy, Suspense, useState } from "react";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy } from "./copy.ts";
import { exceptionMachine } from "./planning.actors.ts";

const DatePicker = lazy(async () => ({ default: (await import("@jobami/ui/DatePicker")).DatePicker }));
const TimeField = lazy(async () => ({ default: (await import("@jobami/ui/TimeField")).TimeField }));

interface ExceptionFormProps {
  firstDay: string;
  onAdded: () => void;
  onLeave: () => void;
}

/** When a person is not there: whole days, or hours of one day, with a note to themselves. */
export function ExceptionForm({ firstDay, onAdded, onLeave }: ExceptionFormProps) {
  const api = useApi();
  const readings = useReadings();
  const [typed, setTyped] = useState({
    firstDay: firstDay as string | null,
    lastDay: firstDay as string | null,
    isWholeDay: true,
    from: null as string | null,
    to: null as string | null,
    note: "",
  });
  const [machine] = useState(() => exceptionMachine(api));
  const title = useFocusAtFirst<HTMLHeadingElement>();
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      readings.readAgain(planningRoutes.read);
      onAdded();
    },
  });
  const { isWholeDay } = typed;
  const errorOf = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  function change(changes: Partial<typeof typed>): void {
    setTyped((before) => ({ ...before, ...changes }));
    edit();
  }
  /** The end goes along with a beginning that leaves it behind. */
  function begin(day: string | null): void {
    const isBehind = day !== null && (typed.lastDay === null || typed.lastDay < day);
    change({ firstDay: day, ...(isBehind ? { lastDay: day } : {}) });
  }
  function send(): void {
    const first = typed.firstDay ?? "";
    submit({
      firstDay: first,
      lastDay: isWholeDay ? (typed.lastDay ?? "") : first,
      // A time that is not whole is refused by its name.
      from: isWholeDay ? null : (typed.from ?? ""),
      to: isWholeDay ? null : (typed.to ?? ""),
      note: typed.note,
    });
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send}>
      <h3 ref={title} tabIndex={-1} className={heading[4]}>
        {copy.addException}
      </h3>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <Suspense fallback={null}>
        <Grid columns={{ tablet: 2 }} gap={4}>
          <DatePicker
            label={isWholeDay ? copy.firstDay : copy.day}
            error={errorOf("firstDay")}
            isRequired
            isRequiredShown
            value={typed.firstDay}
            onChange={begin}
          />
          {isWholeDay && (
            <DatePicker
              label={copy.lastDay}
              error={errorOf("lastDay")}
              isRequired
              isRequiredShown
              value={typed.lastDay}
              onChange={(lastDay) => change({ lastDay })}
            />
          )}
        </Grid>
        <Checkbox
          label={copy.isWholeDay}
          checked={isWholeDay}
          onChange={(event) => change({ isWholeDay: event.target.checked })}
        />
        {!isWholeDay && (
          <Grid columns={{ tablet: 2 }} gap={4}>
            <TimeField
              label={copy.from}
              error={errorOf("from")}
              isRequired
              isRequiredShown
              value={typed.from}
              onChange={(from) => change({ from })}
            />
            <TimeField
              label={copy.to}
              error={errorOf("to")}
              isRequired
              isRequiredShown
              value={typed.to}
              onChange={(to) => change({ to })}
            />
          </Grid>
        )}
      </Suspense>
      <TextField
        label={copy.note}
        error={errorOf("note")}
        isOptional
        maxLength={maxExceptionNote}
        value={typed.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onLeave}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
