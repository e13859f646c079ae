import type { Mission } from "@jobami/api/missions/contract";
import { copy } from "./copy.ts";
import { firstName, type KnownNow } from "./use-mission-now.ts";

/** What the parts of what goes wrong know; null for whoever is on neither side. */
export function incidentProps(mission: Mission, known: KnownNow, onDone: () => void) {
  const { now, progress, hour, other } = known;
  if (progress === null || other === null || (now.side !== "requester" && now.side !== "chosen")) return null;
  const side = now.side === "requester" ? ("client" as const) : ("jobbeur" as const);
  const hasBegun = progress.status !== "agreed" && progress.status !== "onTheWay";
  return {
    mission,
    progress,
    hasBegun,
    hour,
    side,
    other: firstName(other, copy.stranger),
    person: other,
    onDone,
  };
}
