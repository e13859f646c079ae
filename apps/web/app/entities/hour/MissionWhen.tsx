import type { Mission } from "@jobami/api/missions/contract";
import { lazy, Suspense } from "react";
import { Announced } from "./Announced.tsx";

/** Few missions that are read of have an hour already. */
const AgreedWhen = lazy(async () => ({ default: (await import("./AgreedWhen.tsx")).AgreedWhen }));

/** When a mission is: its day with the hour that its two sides agreed on, as they alone read it, else with its part of the day. */
export function MissionWhen({ mission }: { mission: Mission }) {
  const { statut } = mission;
  const announced = <Announced mission={mission} />;
  return statut === "en_cours" || statut === "terminee" ? (
    <Suspense fallback={announced}>
      <AgreedWhen mission={mission} />
    </Suspense>
  ) : (
    announced
  );
}
