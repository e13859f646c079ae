import { usePlaces } from "@jobami/api/places/hooks";
import { ComboBox } from "@jobami/ui/ComboBox";
import { Select } from "@jobami/ui/Select";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { labels } from "./copy.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

function postalWords(codes: readonly string[]): string {
  const first = codes[0] ?? "";
  return codes.length > 1 ? `${first} à ${codes.at(-1) ?? first}` : first;
}

/** A French commune, found by name or postal code, and which of its postal codes when it has several. */
export function PlaceField({ form }: { form: MissionFormApi }) {
  const [typed, setTyped] = useState("");
  const { data, isLoading } = usePlaces(typed);
  const [code, name, codes] = form.watch(["placeCode", "placeName", "placePostalCodes"]);
  const found = data?.data ?? [];

  function choose(id: string | null): void {
    const place = found.find((candidate) => candidate.code === id);
    if (id !== null && place === undefined) return;
    const typedCode = place?.postalCodes.find((postalCode) => postalCode === typed.trim());
    form.setValue("placeCode", place?.code ?? "", {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    form.setValue("placeName", place?.name ?? "");
    form.setValue("placePostalCodes", place?.postalCodes ?? []);
    form.setValue("postalCode", typedCode ?? place?.postalCodes[0]);
    if (place !== undefined) form.clearErrors("placeCode");
  }

  return (
    <>
      <div id={fieldId("placeCode")}>
        <ComboBox
          label={labels.place}
          help={labels.placeHelp}
          emptyText={labels.placeEmpty}
          icon={<MapPin size={18} strokeWidth={1.75} />}
          error={form.formState.errors.placeCode?.message}
          items={found.map((place) => ({
            id: place.code,
            label: place.name,
            description: `${postalWords(place.postalCodes)} · ${place.department}`,
          }))}
          value={code === "" ? null : { id: code, label: name }}
          onChange={(item) => choose(item?.id ?? null)}
          onQueryChange={setTyped}
          isLoading={isLoading}
        />
      </div>
      {codes.length > 1 && (
        <div id={fieldId("postalCode")}>
          <Select
            label={labels.postalCode}
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
