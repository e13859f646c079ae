import type { OwnOffer } from "@jobami/api/offers/contract";
import { usePlaces } from "@jobami/api/places/hooks";
import { Button } from "@jobami/ui/Button";
import { Stack } from "@jobami/ui/layout/Stack";
import { PlaceField } from "@jobami/ui/PlaceField";
import { useState } from "react";
import { ownWords } from "./member.copy.ts";

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
        label={ownWords.place}
        isOptional
        emptyText={isUnanswered ? ownWords.placeUnanswered : ownWords.placeEmpty}
        placeholder=""
        error={error}
        places={isUnanswered ? [] : (data?.data ?? [])}
        value={place === null ? null : { ...place, postalCodes: [] }}
        // While the words of a chosen commune are edited, the one that is kept stays.
        onChange={(found) => {
          if (found !== null) onChange({ code: found.code, name: found.name, department: found.department });
        }}
        onQueryChange={setTyped}
        isLoading={isLoading}
      />
      {place !== null && (
        <span>
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            {ownWords.clearPlace}
          </Button>
        </span>
      )}
    </Stack>
  );
}
