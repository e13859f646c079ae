import type { OwnOffer } from "@jobami/api/offers/contract";
import { usePlaces } from "@jobami/api/places/hooks";
import { Button } from "@jobami/ui/Button";
import { Stack } from "@jobami/ui/layout/Stack";
import { PlaceField } from "@jobami/ui/PlaceField";
import { useState } from "react";
import { ownCopy } from "./member.copy.ts";

interface OfferPlaceProps {
  place: OwnOffer["place"];
  error: string | undefined;
  onChange: (place: OwnOffer["place"]) => void;
}

/** The commune of an offer, where it has one. */
export function OfferPlace({ place, error, onChange }: OfferPlaceProps) {
  const [typed, setTyped] = useState("");
  const { data, error: unanswered, isLoading } = usePlaces(typed);
  const isUnanswered = unanswered !== undefined;
  return (
    <Stack gap={2}>
      <PlaceField
        key={place?.code ?? "none"}
        label={ownCopy.place}
        isOptional
        emptyText={isUnanswered ? ownCopy.placeUnanswered : ownCopy.placeEmpty}
        placeholder=""
        error={error}
        places={isUnanswered ? [] : (data?.data ?? [])}
        value={place === null ? null : { ...place, postalCodes: [] }}
        // While the text of a chosen commune is edited, the one that is stored stays.
        onChange={(found) => {
          if (found !== null) onChange({ code: found.code, name: found.name, department: found.department });
        }}
        onQueryChange={setTyped}
        isLoading={isLoading}
      />
      {place !== null && (
        <span>
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            {ownCopy.clearPlace}
          </Button>
        </span>
      )}
    </Stack>
  );
}
