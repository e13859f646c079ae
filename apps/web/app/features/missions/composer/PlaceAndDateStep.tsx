import { usualLastDay, wantableDays } from "@jobami/api/missions/contract";
import { type MissionTiming, mostMissionDays } from "@jobami/api/missions/timing";
import { addDays } from "@jobami/api/planning/time";
import { DatePicker } from "@jobami/ui/DatePicker";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { lazy, Suspense } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useClock } from "../../../platform/clock/index.ts";
import { CommuneField } from "./CommuneField.tsx";
import { labels, momentOptions, timingOptions } from "./copy.ts";
import { loadAskedHours, loadLastPlace } from "./load.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

const LastPlace = lazy(loadLastPlace);
const AskedHours = lazy(loadAskedHours);

/** Where and when. */
export function PlaceAndDateStep({ form }: { form: MissionFormApi }) {
  const { errors } = form.formState;
  const clock = useClock();
  const [placeCode, timing, date, asked] = useWatch({
    control: form.control,
    name: ["placeCode", "timing", "date", "asked"],
  });
  const { first, last } = wantableDays(placeCode, clock.now());
  const isOneDay = timing === "date";

  /** Proposes a last day in the place of the one that was proposed before; a day that was chosen stays. */
  function chooseTiming(chosen: MissionTiming) {
    const proposed = (of: MissionTiming) => usualLastDay(placeCode, of, clock.now());
    if (form.getValues("date") !== proposed(timing)) return;
    form.setValue("date", proposed(chosen), { shouldDirty: true });
    form.clearErrors("date");
  }

  return (
    <Stack gap={6}>
      <CommuneField form={form} />
      <Suspense fallback={null}>
        <LastPlace form={form} />
      </Suspense>
      <RadioGroup
        id={fieldId("timing")}
        label={labels.timing}
        isRequired
        options={timingOptions}
        error={errors.timing?.message}
        {...form.register("timing", {
          onChange: ({ target }: { target: { value: MissionTiming } }) => chooseTiming(target.value),
        })}
      />
      <Grid columns={{ tablet: 2 }} gap={4}>
        <div id={fieldId("date")}>
          <Controller
            control={form.control}
            name="date"
            render={({ field }) => (
              <DatePicker
                label={isOneDay ? labels.date : labels.lastDay}
                help={isOneDay ? undefined : labels.lastDayHelp}
                isRequired
                value={field.value || null}
                min={first}
                max={last}
                error={errors.date?.message}
                onBlur={field.onBlur}
                onChange={(date) => field.onChange(date ?? "")}
              />
            )}
          />
        </div>
        {isOneDay && (
          <div id={fieldId("endDate")}>
            <Controller
              control={form.control}
              name="endDate"
              render={({ field }) => (
                <DatePicker
                  label={labels.endDate}
                  help={labels.endDateHelp}
                  value={field.value || null}
                  min={date || first}
                  max={addDays(date || first, mostMissionDays - 1)}
                  error={errors.endDate?.message}
                  onBlur={field.onBlur}
                  onChange={(day) => field.onChange(day ?? "")}
                />
              )}
            />
          </div>
        )}
      </Grid>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <AskedHours form={form} />
        </Suspense>
      )}
      <RadioGroup
        id={fieldId("moment")}
        label={labels.moment}
        isRequired
        options={momentOptions}
        error={errors.moment?.message}
        {...form.register("moment")}
      />
    </Stack>
  );
}
