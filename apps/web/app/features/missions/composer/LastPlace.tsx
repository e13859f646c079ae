import { readingKey } from "@jobami/api/http/keys";
import { useApi } from "@jobami/api/http/provider";
import { missionsClient } from "@jobami/api/missions/client";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { text } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { choosePlace } from "./choose-place.ts";
import { placeReminder } from "./reminders.copy.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

const newest = { owner: "true", limit: 1 } as const;

const inputOfPlace = () => document.getElementById(fieldId("placeCode"))?.querySelector("input");

/** Begins with the commune of one's newest mission where none is stated, and states so as long as it stands; what was typed or chosen meanwhile stays. */
export function LastPlace({ form }: { form: MissionFormApi }) {
  const [isBlank] = useState(() => form.getValues("placeCode") === "");
  return isBlank ? <Known form={form} /> : null;
}

function Known({ form }: { form: MissionFormApi }) {
  const client = missionsClient(useApi());
  const { data } = useSWR(readingKey(missionsRoutes.all, {}, newest), () => client.all({ query: newest }));
  const place = data?.data[0]?.place;
  const [taken, setTaken] = useState<typeof place>();
  useEffect(() => {
    if (place === undefined || taken !== undefined) return;
    setTaken(place);
    if (form.getValues("placeCode") !== "" || inputOfPlace()?.value) return;
    choosePlace(form, { ...place, postalCodes: [place.postalCode] });
  }, [place, taken, form]);
  if (taken === undefined || form.watch("placeCode") !== taken.code) return null;

  function change(): void {
    choosePlace(form, null);
    inputOfPlace()?.focus();
  }

  return (
    <Inline gap={3} align="center">
      <p className={text.small}>{placeReminder.text(`${taken.name} (${taken.postalCode})`)}</p>
      <Button variant="secondary" size="small" onClick={change}>
        {placeReminder.change}
      </Button>
    </Inline>
  );
}
