import { useApi } from "@jobami/api/http/provider";
import { notificationsClient } from "@jobami/api/notifications/client";
import { useEffect, useRef } from "react";

/**
 * Marks what the inbox shows about a negotiation as read while it is looked at, and again when it moves (`version`).
 * A page in a tab behind is not looked at before it comes forward; a call that fails is made anew at the next look.
 */
export function useReadAbout(missionId: string, proposalId: string | undefined, version: number): void {
  const api = useApi();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== "visible" || seen.current === version) return;
      seen.current = version;
      notificationsClient(api)
        .readAbout({ body: { missionId, proposalId } })
        .catch(() => {});
    };
    document.addEventListener("visibilitychange", read);
    read();
    return () => document.removeEventListener("visibilitychange", read);
  }, [api, missionId, proposalId, version]);
}
