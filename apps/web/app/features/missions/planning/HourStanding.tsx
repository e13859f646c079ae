import type { Mission } from "@jobami/api/missions/contract";
import type { MissionHour } from "@jobami/api/planning/contract";
import { Stack } from "@jobami/ui/layout/Stack";
import { momentOf } from "../../../entities/mission/index.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { standingText } from "./copy.ts";

/** What is proposed or agreed on of the hour of a mission. */
export function HourStanding({ hour, mission }: { hour: MissionHour; mission: Mission }) {
  const sentences = standingText(hour, momentOf(mission), useOwnZone());
  return (
    <Stack gap={2}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  );
}
