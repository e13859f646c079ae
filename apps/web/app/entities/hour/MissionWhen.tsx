import type { Mission } from "@jobami/api/missions/contract";
import { useMissionHour } from "@jobami/api/planning/hooks";
import { useClock, useOwnZone } from "../../platform/clock/index.ts";
import { dayWords, whenWords } from "../mission/index.ts";
import { spanTimes } from "./hour-words.ts";

/** When a mission is: its day with the hour that its two sides agreed on, as they alone read it, else with its part of the day. */
export function MissionWhen({ mission }: { mission: Mission }) {
  const { statut } = mission;
  return statut === "en_cours" || statut === "terminee" ? (
    <AgreedWhen mission={mission} />
  ) : (
    <Announced mission={mission} />
  );
}

function AgreedWhen({ mission }: { mission: Mission }) {
  const hour = useMissionHour(mission.id).data?.data ?? null;
  const now = useClock().now();
  const reader = useOwnZone();
  if (hour === null || hour.agreed === null) return <Announced mission={mission} />;
  return `${dayWords(hour.day, now)}, ${spanTimes(hour.agreed, hour.placeCode, reader)}`;
}

function Announced({ mission }: { mission: Mission }) {
  return whenWords(mission, useClock().now());
}
