import { useSeenProfile } from "@jobami/api/profiles/hooks";
import { Banner } from "@jobami/ui/Banner";
import { useEffect, useRef } from "react";
import { useSession } from "../../../platform/session/index.ts";
import { askedCopy } from "./asked.copy.ts";
import { askedPerson, isFull, withAsked } from "./asked-people.ts";
import type { MissionFormApi } from "./use-mission-form.ts";

/** Asks the person whom the address names, once it is known who that is; states where they cannot be asked. */
export function AskedByAddress({ slug, form }: { slug: string; form: MissionFormApi }) {
  const { data, error } = useSeenProfile(slug);
  const { user } = useSession();
  const isAdded = useRef(false);
  const mayBeAsked = data?.userType === "jobbeur" && data.id !== user?.id;
  useEffect(() => {
    if (data === undefined || !mayBeAsked || isAdded.current) return;
    isAdded.current = true;
    form.setValue("asked", withAsked(form.getValues("asked"), [askedPerson(data)]), { shouldDirty: true });
  }, [data, mayBeAsked, form]);
  const people = form.watch("asked");
  if (data === undefined ? error !== undefined : !mayBeAsked)
    return (
      <Banner tone="warning" announce="polite" title={askedCopy.gone}>
        {askedCopy.goneText}
      </Banner>
    );
  const isLeftOut = isFull(people) && data !== undefined && !people?.people.some(({ id }) => id === data.id);
  return isLeftOut && isAdded.current ? (
    <Banner tone="info" announce="polite" title={askedCopy.full} />
  ) : null;
}
