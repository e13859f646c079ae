import { useMission } from "@jobami/api/missions/use-mission";
import { Banner } from "@jobami/ui/Banner";
import { useEffect, useRef } from "react";
import { modelCopy as copy } from "./copy.ts";
import { formOf } from "./mission-form.ts";
import type { MissionFormApi } from "./use-mission-form.ts";

interface ModelByAddressProps {
  id: string;
  userId: string;
  form: MissionFormApi;
}

/** Begins with what a mission of one's own states, but its day and its pictures, once it is known; states where it cannot be. */
export function ModelByAddress({ id, userId, form }: ModelByAddressProps) {
  const { data, error } = useMission(id);
  const isTaken = useRef(false);
  const model = data?.data.owner.id === userId ? data.data : null;
  useEffect(() => {
    if (model === null || isTaken.current) return;
    isTaken.current = true;
    form.reset({ ...formOf(model), timing: "date", date: "", endDate: "" });
  }, [model, form]);
  if (model !== null)
    return (
      <Banner tone="info" title={copy.taken}>
        {copy.takenText}
      </Banner>
    );
  const isGone = data === undefined ? error !== undefined : true;
  return isGone ? <Banner tone="warning" announce="polite" title={copy.gone} /> : null;
}
