import { isPartMissed, watchMissedParts } from "@jobami/ui/late-parts";
import { ConnectionStatus } from "@jobami/ui/patterns/ConnectionStatus";
import { useSyncExternalStore } from "react";
import { useCovers } from "../platform/viewport/index.ts";
import * as css from "./MissedPart.css.ts";

const copy = {
  blocked: {
    title: "Une partie de la page n’a pas pu être chargée.",
    detail: "Rechargez la page pour l’obtenir.",
    action: "Recharger la page",
  },
};

function watchNetwork(watcher: () => void): () => void {
  globalThis.addEventListener("online", watcher);
  globalThis.addEventListener("offline", watcher);
  return () => {
    globalThis.removeEventListener("online", watcher);
    globalThis.removeEventListener("offline", watcher);
  };
}

const isOnline = () => navigator.onLine;
const reload = () => globalThis.location.reload();

/** States that something that a person asked for could not be loaded, and offers the page anew once the network is there: without it, all of the page would be lost. */
export function MissedPart() {
  const isMissed = useSyncExternalStore(watchMissedParts, isPartMissed, () => false);
  const hasNetwork = useSyncExternalStore(watchNetwork, isOnline, () => true);
  return (
    <div ref={useCovers("top")} className={css.missedPart}>
      <ConnectionStatus
        state={isMissed && hasNetwork ? "blocked" : "online"}
        labels={copy}
        onRetry={reload}
      />
    </div>
  );
}
