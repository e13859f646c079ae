import type { SessionUser } from "@jobami/api/auth/contract";
import { useConsent } from "@jobami/api/consents/hooks";
import { useSeoStats } from "@jobami/api/users/hooks";
import type { SeoStanding } from "@jobami/machines/seo/seo-promotion";
import { useEffect, useMemo, useState } from "react";
import { consentEvents, consentFlags, hearWindow } from "../../account/consents/index.ts";

/** Whether the terms are accepted: by what this device knows, else by the server; undefined while that is read. */
export function useHasAcceptedTerms(userId: string, isAsked: boolean): boolean | undefined {
  const [isKnownHere, setKnownHere] = useState(() => consentFlags.terms.isSet(userId));
  const { data, error, mutate } = useConsent("terms", isAsked && !isKnownHere);
  useEffect(
    () =>
      hearWindow({
        [consentEvents.updated.terms]: () => {
          setKnownHere(consentFlags.terms.isSet(userId));
          void mutate();
        },
      }),
    [userId, mutate],
  );
  if (isKnownHere) return true;
  return data === undefined && error === undefined ? undefined : data?.hasConsent === true;
}

/** What decides whether referencing is promoted to a person. Of those who are no jobbeurs nothing is read [ROLE-15]. */
export function useSeoStanding(user: SessionUser): { standing: SeoStanding; noteReferenced: () => void } {
  const isJobbeur = user.user_type === "jobbeur";
  const hasAcceptedTerms = useHasAcceptedTerms(user.id, isJobbeur) === true;
  const { data: stats, mutate } = useSeoStats(isJobbeur);
  const standing = useMemo(
    () => ({ isJobbeur, hasAcceptedTerms, stats: stats ?? null }),
    [isJobbeur, hasAcceptedTerms, stats],
  );
  return {
    standing,
    noteReferenced: () =>
      void mutate((known) => known && { ...known, seoIndexable: true }, { revalidate: false }),
  };
}
