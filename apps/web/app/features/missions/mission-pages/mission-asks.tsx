import type { Mission } from "@jobami/api/missions/contract";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import { lazy, Suspense, useState } from "react";
import { loadAskedSection, loadAsksSection } from "../asking/index.ts";

const AskedSection = lazy(loadAskedSection);
const AsksSection = lazy(loadAsksSection);

/** How those stand who are asked first, for who asks, or what is asked of this person; stays while the mission opens to all. */
export function MissionAsks({ mission, side }: { mission: Mission; side: ProposalSide | null }) {
  const [wasAsked] = useState(() => Boolean(mission.asking));
  if (side === null || (!wasAsked && !mission.asking)) return null;
  return (
    <Suspense fallback={null}>
      {side === "client" ? <AsksSection mission={mission} /> : <AskedSection mission={mission} />}
    </Suspense>
  );
}
