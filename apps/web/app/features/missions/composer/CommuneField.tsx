import { usePlaces } from "@jobami/api/places/hooks";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { PlaceField } from "@jobami/ui/PlaceField";
import { Select } from "@jobami/ui/Select";
import { useState } from "react";
import { choosePlace } from "./choose-place.ts";
import { labels } from "./copy.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

/** A French commune, found by name or postal code, and which of its postal codes when it has several. */
export function CommuneField({ form }: { form: MissionFormApi }) {
  const [typed, setTyped] = useState("");
  const { data, error, isLoading } = usePlaces(typed);
  const [code, name, codes] = form.watch(["placeCode", "placeName", "placePostalCodes"]);
  const isUnanswered = error !== undefined;
  // What was found for the letters before would answer for these.
  const found = isUnanswered ? [] : (data?.data ?? []);

  return (
    <>
      <div id={fieldId("placeCode")}>
        <PlaceField
          label={labels.place}
          isRequired
          help={labels.placeHelp}
          emptyText={isUnanswered ? labels.placeUnanswered : labels.placeEmpty}
          placeholder=""
          error={form.formState.errors.placeCode?.message}
          places={found}
          value={code === "" ? null : { code, name, postalCodes: codes, department: "" }}
          onChange={(place) => choosePlace(form, place, typed)}
          onQueryChange={setTyped}
          isLoading={isLoading}
        />
        <InlineAlert tone="warning">{isUnanswered ? labels.placeUnanswered : null}</InlineAlert>
      </div>
      {codes.length > 1 && (
        <div id={fieldId("postalCode")}>
          <Select
            label={labels.postalCode}
            isRequired
            options={codes.map((postalCode) => ({ value: postalCode, label: postalCode }))}
            value={form.watch("postalCode") ?? null}
            error={form.formState.errors.postalCode?.message}
            onChange={(postalCode) => form.setValue("postalCode", postalCode, { shouldDirty: true })}
          />
        </div>
      )}
    </>
  );
}
