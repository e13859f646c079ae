import {
  nextRange,
  rangesFault,
  rangeTimes,
  type TimeRange,
  type Weekday,
  weekdays,
  weeklyHours,
} from "@jobami/api/profiles/availability";
import { Button } from "@jobami/ui/Button";
import { IconButton } from "@jobami/ui/IconButton";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { Select } from "@jobami/ui/Select";
import { heading, text } from "@jobami/ui/styles";
import { Copy, Plus, X } from "lucide-react";
import { useId, useRef } from "react";
import { copy, dayWords, weekWords } from "./copy.ts";
import * as css from "./profiles.css.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const shown = (time: string) => time.replace(":", "\u00a0h\u00a0").replace(/00$/, "").trimEnd();
const optionsBetween = (first: string, last: string) =>
  rangeTimes
    .filter((time) => time >= first && time <= last)
    .map((time) => ({ value: time, label: shown(time) }));
const startOptions = optionsBetween("00:00", "23:30");

/** When somebody is usually available: a row a day, its ranges, and the way to say the same of the other days. */
export function WeekSection({ form: { draft, change, errorOf } }: { form: ProfileForm }) {
  const { availability } = draft;
  const set = (day: Weekday, ranges: readonly TimeRange[]) =>
    change({ availability: { ...availability, [day]: [...ranges] } });
  const copyFrom = (day: Weekday) =>
    change({
      availability: Object.fromEntries(
        weekdays.map((other) => [other, availability[day]]),
      ) as typeof availability,
    });
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
              onChange={(ranges) => set(day, ranges)}
              onCopy={() => copyFrom(day)}
            />
          ))}
        </ul>
        <p className={text.soft}>{weekWords(weeklyHours(availability))}</p>
      </FormSection>
    </div>
  );
}

interface DayRowProps {
  day: Weekday;
  ranges: readonly TimeRange[];
  error: string | undefined;
  onChange: (ranges: readonly TimeRange[]) => void;
  onCopy: () => void;
}

function DayRow({ day, ranges, error, onChange, onCopy }: DayRowProps) {
  const name = dayWords[day];
  const title = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const fault = rangesFault(ranges);
  const next = nextRange(ranges);
  const replace = (index: number, changes: Partial<TimeRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...changes } : range)));

  function remove(index: number): void {
    onChange(ranges.filter((_, at) => at !== index));
    adding.current?.focus();
  }

  return (
    <li className={css.day}>
      <Stack gap={2} role="group" aria-labelledby={title}>
        <Inline gap={2} align="center" justify="between">
          <h3 id={title} className={heading[4]}>
            {name}
          </h3>
          <Inline gap={1}>
            {ranges.length > 0 && (
              <IconButton label={`${copy.copyDay} (${name})`} icon={<Copy />} onClick={onCopy} />
            )}
            <Button
              ref={adding}
              variant="ghost"
              size="small"
              icon={<Plus />}
              isResting={next === null}
              aria-label={`${copy.addRange}, ${name}`}
              onClick={() => next !== null && onChange([...ranges, next])}
            >
              {copy.addRange}
            </Button>
          </Inline>
        </Inline>
        {ranges.length === 0 && <p className={text.soft}>{copy.off}</p>}
        {ranges.map((range, index) => (
          <Inline key={index} gap={2} align="end" isOneLine className={css.range}>
            <Select
              label={copy.from}
              options={startOptions}
              value={range.from}
              onChange={(from) => replace(index, { from })}
            />
            <Select
              label={copy.to}
              options={optionsBetween(range.from < range.to ? nextStep(range.from) : range.to, "24:00")}
              value={range.to}
              onChange={(to) => replace(index, { to })}
            />
            <IconButton
              label={`${copy.removeRange} (${name}, ${shown(range.from)} – ${shown(range.to)})`}
              icon={<X />}
              onClick={() => remove(index)}
            />
          </Inline>
        ))}
        <InlineAlert tone="warning">{error ?? (fault === null ? null : copy[fault])}</InlineAlert>
      </Stack>
    </li>
  );
}

/** The first end that a range which begins then can have. */
function nextStep(time: string): string {
  return rangeTimes[rangeTimes.indexOf(time) + 1] ?? "24:00";
}
