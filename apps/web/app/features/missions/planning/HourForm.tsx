import type { FieldError } from "@jobami/api/http/error-codes";
import { zoneOf } from "@jobami/api/places/zones";
import type { HourSpan } from "@jobami/api/planning/contract";
import { daysBetween, timeIn } from "@jobami/api/planning/time";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { heading } from "@jobami/ui/styles";
import { lazy, Suspense, useState } from "react";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { durationText, hourCopy, lastDayHelp, zoneHelp } from "./copy.ts";
import { DayTaken } from "./DayTaken.tsx";
import { dayOfSpan } from "./planning-view.ts";
import { TightWays } from "./TightWays.tsx";

const DatePicker = lazy(async () => ({ default: (await import("@jobami/ui/DatePicker")).DatePicker }));
const TimeField = lazy(async () => ({ default: (await import("@jobami/ui/TimeField")).TimeField }));

/** How long missions last, in minutes. */
const durations = [30, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480, 600, 720];

interface HourFormProps {
  title: string;
  missionId: string;
  /** INSEE code of the commune whose clocks count. */
  placeCode: string;
  /** The day of the mission, or its last one. */
  day: string;
  /** It is wanted on that day. */
  hasDay: boolean;
  /** The first of the days that it takes. */
  isFirstOfSeveral: boolean;
  today: string;
  /** What stood there before. */
  before: HourSpan | null;
  isSending: boolean;
  /** What the server refused. */
  fields: readonly FieldError[];
  onSend: (times: { day?: string; from?: string; minutes: number }) => void;
  onEdit: () => void;
  onLeave: () => void;
}

function dayHelp({ day, hasDay, isFirstOfSeveral }: HourFormProps): string {
  if (!hasDay) return lastDayHelp(day);
  return isFirstOfSeveral ? hourCopy.firstDayHelp : hourCopy.dayHelp;
}

/** On which day, from when and for how long. */
export function HourForm(props: HourFormProps) {
  const { placeCode, today, before, isSending, fields, onSend, onEdit, onLeave } = props;
  const begun = before === null ? props.day : dayOfSpan(before, placeCode);
  const [day, setDay] = useState<string | null>(
    before === null && !props.hasDay ? null : daysBetween(today, begun) < 0 ? today : begun,
  );
  const [from, setFrom] = useState(
    before === null ? null : timeIn(zoneOf(placeCode), Date.parse(before.startsAt)),
  );
  const reader = useOwnZone();
  const title = useFocusAtFirst<HTMLHeadingElement>();
  const [minutes, setMinutes] = useState(
    before === null ? 120 : (Date.parse(before.endsAt) - Date.parse(before.startsAt)) / 60_000,
  );
  const errorOf = (path: string) => fields.find((field) => field.path === path)?.message;
  const known = durations.includes(minutes) ? durations : [...durations, minutes].sort((a, b) => a - b);
  return (
    <Stack
      as={Form}
      gap={4}
      onSubmit={() => {
        // A day that is not whole is refused by its name.
        onSend({ day: day ?? "", ...(from === null ? {} : { from }), minutes });
      }}
    >
      <h3 ref={title} tabIndex={-1} className={heading[3]}>
        {props.title}
      </h3>
      <Suspense fallback={null}>
        <DatePicker
          label={hourCopy.day}
          help={dayHelp(props)}
          error={errorOf("day")}
          isRequired
          isRequiredShown
          min={today}
          value={day}
          onChange={(value) => {
            setDay(value);
            onEdit();
          }}
        />
      </Suspense>
      <Grid columns={{ tablet: 2 }} gap={4}>
        <Suspense fallback={null}>
          <TimeField
            label={hourCopy.from}
            help={zoneHelp(placeCode, day ?? begun, reader)}
            error={errorOf("from")}
            isRequired
            isRequiredShown
            value={from}
            onChange={(value) => {
              setFrom(value);
              onEdit();
            }}
          />
        </Suspense>
        <Select
          label={hourCopy.minutes}
          error={errorOf("minutes")}
          options={known.map((one) => ({ value: String(one), label: durationText(one) }))}
          value={String(minutes)}
          onChange={(value) => {
            setMinutes(Number(value));
            onEdit();
          }}
        />
      </Grid>
      {day !== null && <DayTaken missionId={props.missionId} day={day} lastDay={day} isForAnHour />}
      <TightWays
        missionId={props.missionId}
        hour={day === null || from === null ? null : { day, from, minutes }}
      />
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={hourCopy.sending}>
          {hourCopy.send}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onLeave}>
          {hourCopy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
