import { wantableDays } from "@jobami/api/missions/contract";
import { DatePicker } from "@jobami/ui/DatePicker";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Controller, useWatch } from "react-hook-form";
import { useClock } from "../../../platform/clock/index.ts";
import { CommuneField } from "./CommuneField.tsx";
import { labels, momentOptions } from "./copy.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

/** Where and when. */
export function PlaceAndDateStep({ form }: { form: MissionFormApi }) {
  const { errors } = form.formState;
  const clock = useClock();
  const { first, last } = wantableDays(useWatch({ control: form.control, name: "placeCode" }), clock.now());
  return (
    <Stack gap={6}>
      <CommuneField form={form} />
      <div id={fieldId("date")}>
        <Controller
          control={form.control}
          name="date"
          render={({ field }) => (
            <DatePicker
              label={labels.date}
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
