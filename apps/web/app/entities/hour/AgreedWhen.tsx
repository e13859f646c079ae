import type { Mission } from "@jobami/api/missions/contract";
import { useMissionHour } from "@jobami/api/planning/hooks";
import { useClock, useOwnZone } from "../../platform/clock/index.ts";
import { dayText } from "../mission/index.ts";
import { Announced } from "./Announced.tsx";
import { spanTimes } from "./hour-text.ts";

/** When an agreed mission is: its day with its hour, as its two sides alone read it, else with its part of the day. */
export function AgreedWhen({ mission }: { mission: Mission }) {
  const hour = useMissionHour(mission.id).data?.data ?? null;
  const now = useClock().now();
  const reader = useOwnZone();
  if (hour === null || hour.agreed === null) return <Announced mission={mission} />;
  const first = `${dayText(hour.day, now)}, ${spanTimes(hour.agreed, hour.placeCode, reader)}`;
  return hour.endDay ? `${first}, puis chaque jour jusqu’au ${dayText(hour.endDay, now)}` : first;
}
