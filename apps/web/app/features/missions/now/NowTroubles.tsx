import type { Mission } from "@jobami/api/missions/contract";
import { lazy, Suspense } from "react";
import { loadLateBanner, loadTroubles } from "../incidents/index.ts";
import { incidentProps } from "./incident-props.ts";
import type { KnownNow } from "./use-mission-now.ts";

const LateBanner = lazy(loadLateBanner);
const Troubles = lazy(loadTroubles);

/** That one of the two is late, until the work begins. */
export function NowLate({ mission, known }: { mission: Mission; known: KnownNow }) {
  const about = incidentProps(mission, known, () => {});
  const late = about?.progress.incident.late ?? null;
  if (about === null || late === null || mission.statut !== "en_cours" || about.hasBegun) return null;
  return (
    <Suspense fallback={null}>
      <LateBanner late={late} placeCode={mission.place.code} side={about.side} other={about.other} />
    </Suspense>
  );
}

interface NowTroublesProps {
  mission: Mission;
  known: KnownNow;
  onDone: () => void;
}

/** What may go wrong of a mission under way; whoever left one still has the team and the numbers. */
export function NowTroubles({ mission, known, onDone }: NowTroublesProps) {
  const { now } = known;
  const about = incidentProps(mission, known, onDone);
  const isUnderWay = mission.statut === "en_cours";
  if (about === null || !known.isKnown || (!isUnderWay && mission.statut !== "annulee")) return null;
  return (
    <Suspense fallback={null}>
      <Troubles
        {...about}
        acts={now.troubles}
        mayCancel={isUnderWay && about.side === "client" && !about.hasBegun && !about.progress.isDisputed}
        mayDispute={isUnderWay && now.others.includes("dispute.opened")}
      />
    </Suspense>
  );
}
