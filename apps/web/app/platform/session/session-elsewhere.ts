import { hasSessionMarker } from "./session-marker.ts";

interface Said {
  userId: string | null;
}

/** Other tabs of this browser: tells them of sign-ins and sign-outs, and notices theirs. */
export interface Elsewhere {
  tell: (userId: string | null) => void;
  stop: () => void;
}

/** Listens to other tabs, and looks at the marker whenever this one is seen again. */
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
  const hear = ({ data }: MessageEvent<Said>) => {
    if (data.userId === null) return on.markerVanished();
    on.markerAppeared();
    on.someoneSignedIn(data.userId);
  };
  channel?.addEventListener("message", hear);
  document.addEventListener("visibilitychange", look);
  return {
    tell: (userId) => channel?.postMessage({ userId } satisfies Said),
    stop: () => {
      channel?.close();
      document.removeEventListener("visibilitychange", look);
    },
  };
}
