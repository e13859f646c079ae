import {
  nextRange,
  rangesFault,
  rangeTimes,
  type TimeRange,
  type Weekday,
  weekdays,
  weeklyHours,
  withMoreHours,
} from "@jobami/api/profiles/availability";
import { Button } from "@jobami/ui/Button";
import { IconButton } from "@jobami/ui/IconButton";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { Select } from "@jobami/ui/Select";
import { heading, text } from "@jobami/ui/styles";
import { Plus, X } from "lucide-react";
import { useId, useRef } from "react";
import { copy, dayLabels, weekText } from "./copy.ts";
import * as css from "./profiles.css.ts";
import type { ProfileForm } from "./use-profile-form.ts";

/** « 9 h », « 9 h 30 ». */
function shown(time: string): string {
  const [hour = "", minutes = ""] = time.split(":");
  return `${Number(hour)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}
const optionsBetween = (first: string, last: string) =>
  rangeTimes
    .filter((time) => time >= first && time <= last)
    .map((time) => ({ value: time, label: shown(time) }));
const startOptions = optionsBetween("00:00", "23:30");

/** When a person is usually available: a line a day, its ranges beside it. */
export function WeekSection({ form: { draft, change, errorOf } }: { form: ProfileForm }) {
  const { availability } = draft;
  const set = (day: Weekday, ranges: readonly TimeRange[]) =>
    change({ availability: { ...availability, [day]: [...ranges] } });
  return (
    <div id="part-availability">
      <FormSection title={copy.availability} description={copy.availabilityHelp}>
        <ul className={css.week}>
          {weekdays.map((day) => (
            <DayRow
              key={day}
              day={day}
              ranges={availability[day]}
              error={errorOf(`availability.${day}`)}
              onAdd={() => set(day, withMoreHours(availability, day))}
              onChange={(ranges) => set(day, ranges)}
            />
          ))}
        </ul>
        <p className={text.soft}>{weekText(weeklyHours(availability))}</p>
      </FormSection>
    </div>
  );
}

interface DayRowProps {
  day: Weekday;
  ranges: readonly TimeRange[];
  error: string | undefined;
  onAdd: () => void;
  onChange: (ranges: readonly TimeRange[]) => void;
}

function DayRow({ day, ranges, error, onAdd, onChange }: DayRowProps) {
  const name = dayLabels[day];
  const title = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const fault = rangesFault(ranges);
  const replace = (index: number, changes: Partial<TimeRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...changes } : range)));

  function remove(index: number): void {
    onChange(ranges.filter((_, at) => at !== index));
    adding.current?.focus();
  }

  return (
    <li className={css.day}>
      <Columns
        gap={4}
        rowGap={2}
        from="tablet"
        ratio="auto:1"
        align="start"
        role="group"
        aria-labelledby={title}
      >
        <Inline gap={2} align="center" justify="between" isOneLine className={css.dayHead}>
          <h3 id={title} className={heading[4]}>
            {name}
          </h3>
          <Button
            ref={adding}
            variant="ghost"
            size="small"
            icon={<Plus />}
            isResting={nextRange(ranges) === null}
            aria-label={`${copy.addRange}, ${name}`}
            onClick={onAdd}
          >
            {copy.add}
          </Button>
        </Inline>
        <Stack gap={2}>
          {ranges.length === 0 && <p className={`${text.soft} ${css.off}`}>{copy.off}</p>}
          {ranges.map((range, index) => (
            <RangeRow
              key={index}
              day={name}
              range={range}
              onChange={(changes) => replace(index, changes)}
              onRemove={() => remove(index)}
            />
          ))}
          <InlineAlert tone="warning">{error ?? (fault === null ? null : copy[fault])}</InlineAlert>
        </Stack>
      </Columns>
    </li>
  );
}

interface RangeRowProps {
  day: string;
  range: TimeRange;
  onChange: (changes: Partial<TimeRange>) => void;
  onRemove: () => void;
}

function RangeRow({ day, range: { from, to }, onChange, onRemove }: RangeRowProps) {
  return (
    <Inline gap={2} align="center">
      <div className={css.time}>
        <Select
          label={`${day}, ${copy.from}`}
          isLabelHidden
          options={startOptions}
          value={from}
          onChange={(next) => onChange({ from: next })}
        />
      </div>
      <span aria-hidden="true">–</span>
      <div className={css.time}>
        <Select
          label={`${day}, ${copy.to}`}
          isLabelHidden
          options={optionsBetween(from < to ? nextStep(from) : to, "24:00")}
          value={to}
          onChange={(next) => onChange({ to: next })}
        />
      </div>
      <IconButton
        label={`${copy.removeRange} (${day}, ${shown(from)} – ${shown(to)})`}
        icon={<X />}
        onClick={onRemove}
      />
    </Inline>
  );
}

/** The first end that a range which begins then can have. */
function nextStep(time: string): string {
  return rangeTimes[rangeTimes.indexOf(time) + 1] ?? "24:00";
}
