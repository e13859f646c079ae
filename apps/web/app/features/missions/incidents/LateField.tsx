import { dayIn } from "@jobami/api/missions/days";
import { zoneOf } from "@jobami/api/places/zones";
import type { MissionHour } from "@jobami/api/planning/contract";
import { instantIn } from "@jobami/api/planning/time";
import { lateMinutes } from "@jobami/api/progress/routes";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { lazy, Suspense } from "react";
import { whoseHour } from "../../../entities/hour/index.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { copy, minutesText } from "./copy.ts";

const TimeField = lazy(async () => ({ default: (await import("@jobami/ui/TimeField")).TimeField }));

const usual = ["15", "30", "60"] as const;
const choices = [...usual, "time"] as const;

/** By how long, or when one comes, as typed. */
export interface TypedLate {
  choice: (typeof choices)[number] | null;
  /** `HH:mm` by the clocks where the mission is. */
  time: string | null;
}

/** By how many minutes after the agreed hour; null where it is not stated, or is no delay. */
export function lateMinutesOf({ choice, time }: TypedLate, hour: MissionHour | null): number | null {
  if (choice !== null && choice !== "time") return Number(choice);
  if (choice === null || time === null || hour === null || hour.agreed === null) return null;
  const startsAt = Date.parse(hour.agreed.startsAt);
  const zone = zoneOf(hour.placeCode);
  const arrival = instantIn(zone, dayIn(zone, startsAt), time);
  const minutes = arrival === null ? 0 : Math.round((arrival - startsAt) / 60_000);
  return minutes >= lateMinutes.min && minutes <= lateMinutes.max ? minutes : null;
}

interface LateFieldProps {
  hour: MissionHour;
  value: TypedLate;
  error: string | null;
  onChange: (value: TypedLate) => void;
}

/** By how long a person is late: what is usual with one press, else when they come. */
export function LateField({ hour, value, error, onChange }: LateFieldProps) {
  const reader = useOwnZone();
  const startsAt = Date.parse(hour.agreed?.startsAt ?? "");
  const isTime = value.choice === "time";
  return (
    <Stack gap={4}>
      <RadioGroup
        label={copy.byHowMuch}
        name="late"
        isRequired
        options={choices.map((one) => ({
          value: one,
          label: one === "time" ? copy.anotherTime : minutesText(Number(one)),
        }))}
        value={value.choice ?? undefined}
        error={isTime ? undefined : (error ?? undefined)}
        onChange={({ currentTarget }) =>
          onChange({ ...value, choice: choices.find((one) => one === currentTarget.value) ?? null })
        }
      />
      {isTime && (
        <Suspense fallback={null}>
          <TimeField
            label={copy.arrival}
            help={whoseHour(hour.placeCode, startsAt, reader) ?? undefined}
            error={error ?? undefined}
            isRequired
            value={value.time}
            onChange={(time) => onChange({ ...value, time })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
