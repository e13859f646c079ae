import { usePlaces } from "@jobami/api/places/hooks";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { radiusKm } from "@jobami/api/profiles/limits";
import { Button } from "@jobami/ui/Button";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { type Place, PlaceField } from "@jobami/ui/PlaceField";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { Slider } from "@jobami/ui/Slider";
import { useState } from "react";
import { copy } from "./copy.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const firstRadiusKm = 10;

interface ZoneSectionProps {
  form: ProfileForm;
  userType: OwnProfile["userType"];
}

/** Where a person goes: a commune and, for a jobbeur, how far around it. */
export function ZoneSection({ form: { draft, change, errorOf }, userType }: ZoneSectionProps) {
  const { zone } = draft;
  const [typed, setTyped] = useState("");
  const { data, error, isLoading } = usePlaces(typed);
  const isUnanswered = error !== undefined;
  // What was found for the letters before would answer for these.
  const found = isUnanswered ? [] : (data?.data ?? []);

  function choose(place: Place | null): void {
    // While the text of a chosen commune is edited, the one that is stored stays.
    if (place === null) return;
    const { code, name, department } = place;
    change({ zone: { place: { code, name, department }, radiusKm: zone?.radiusKm ?? firstRadiusKm } });
  }

  return (
    <div id="part-zone">
      <FormSection title={copy.zone} description={copy.zoneHelp[userType]}>
        <PlaceField
          key={zone?.place.code ?? "none"}
          label={copy.place}
          emptyText={isUnanswered ? copy.placeUnanswered : copy.placeEmpty}
          placeholder=""
          error={errorOf("zone")}
          places={found}
          value={zone === null ? null : { ...zone.place, postalCodes: [] }}
          onChange={choose}
          onQueryChange={setTyped}
          isLoading={isLoading}
        />
        <InlineAlert tone="warning">{isUnanswered ? copy.placeUnanswered : null}</InlineAlert>
        {zone !== null && userType === "jobbeur" && (
          <Slider
            label={copy.radius}
            min={radiusKm.min}
            max={radiusKm.max}
            format={{ style: "unit", unit: "kilometer" }}
            value={zone.radiusKm}
            onChange={(radius) => change({ zone: { ...zone, radiusKm: radius } })}
          />
        )}
        {zone !== null && (
          <div>
            <Button variant="ghost" size="small" onClick={() => change({ zone: null })}>
              {copy.clearZone}
            </Button>
          </div>
        )}
      </FormSection>
    </div>
  );
}
