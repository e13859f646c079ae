import type { Mission } from "@jobami/api/missions/contract";
import { lazy, Suspense } from "react";
import { loadMissionPictures, picturesPlace } from "../pictures/index.ts";

const MissionPictures = lazy(loadMissionPictures);

/** The pictures of a mission, in a place of their height; nothing where it has none and no one can add any. */
export function LatePictures({ mission, isOwn }: { mission: Mission; isOwn: boolean }) {
  if (!mission.cover && !isOwn && mission.statut === "ouverte") return null;
  return (
    <Suspense fallback={mission.cover ? <div className={picturesPlace} /> : null}>
      <MissionPictures mission={mission} isOwn={isOwn} />
    </Suspense>
  );
}
