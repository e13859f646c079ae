import { wantableDays } from "@jobami/api/missions/contract";
import { DatePicker } from "@jobami/ui/DatePicker";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Controller } from "react-hook-form";
import { CommuneField } from "./CommuneField.tsx";
import { labels, momentOptions } from "./copy.ts";
import * as css from "./fields.css.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

/** Where and when. */
export function PlaceAndDateStep({ form }: { form: MissionFormApi }) {
  const { errors } = form.formState;
  const { first, last } = wantableDays(Date.now());
  return (
    <div className={css.fields}>
      <CommuneField form={form} />
      <div id={fieldId("date")}>
        <Controller
          control={form.control}
          name="date"
          render={({ field }) => (
            <DatePicker
              label={labels.date}
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
        options={momentOptions}
        error={errors.moment?.message}
        {...form.register("moment")}
      />
    </div>
  );
}
