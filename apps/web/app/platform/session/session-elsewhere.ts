import { hasSessionMarker } from "./session-marker.ts";

interface SessionMessage {
  userId: string | null;
}

/** Other tabs of this browser: informs them of sign-ins and sign-outs, and notices theirs. */
export interface Elsewhere {
  announce: (userId: string | null) => void;
  stop: () => void;
}

/** Listens to other tabs, and reads the marker whenever this one is seen again; a sign-in that came before anything listened is noticed at once. */
export function listenElsewhere(on: {
  markerAppeared: () => void;
  markerVanished: () => void;
  someoneSignedIn: (userId: string) => void;
}): Elsewhere {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("jobami:session");
  const look = () => {
    if (document.visibilityState === "hidden") return;
    if (hasSessionMarker()) on.markerAppeared();
    else on.markerVanished();
  };
  const hear = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.userId === null) return on.markerVanished();
    on.markerAppeared();
    on.someoneSignedIn(data.userId);
  };
  channel?.addEventListener("message", hear);
  document.addEventListener("visibilitychange", look);
  if (hasSessionMarker()) on.markerAppeared();
  return {
    announce: (userId) => channel?.postMessage({ userId } satisfies SessionMessage),
    stop: () => {
      channel?.close();
      document.removeEventListener("visibilitychange", look);
    },
  };
}
