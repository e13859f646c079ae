import type { Mission } from "@jobami/api/missions/contract";
import type { MissionHour } from "@jobami/api/planning/contract";
import { useMissionHour } from "@jobami/api/planning/hooks";
import { Card } from "@jobami/ui/Card";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { momentOf } from "../../../entities/mission/index.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { hourCopy, standingText } from "./copy.ts";
import { HourActs } from "./HourActs.tsx";

/** The hour of a mission that was agreed on for a day, for its two sides; nothing for others. */
export function HourSection({ mission }: { mission: Mission }) {
  const reading = useMissionHour(mission.id);
  const hour = reading.data?.data;
  const isOpen = mission.statut === "en_cours";
  // Of a mission that is over, only what was agreed on is worth a word.
  if (hour === null || (!isOpen && (hour === undefined || hour.agreed === null))) return null;
  return (
    <Card element="section" padding="large" aria-labelledby="heure">
      <Stack gap={4}>
        <h2 id="heure" className={heading[2]}>
          {hourCopy.title}
        </h2>
        <Reading of={reading} failed={hourCopy.failed}>
          {({ data }) =>
            data !== null && (
              <>
                <Standing hour={data} mission={mission} />
                {isOpen && <HourActs hour={data} />}
              </>
            )
          }
        </Reading>
      </Stack>
    </Card>
  );
}

function Standing({ hour, mission }: { hour: MissionHour; mission: Mission }) {
  const sentences = standingText(hour, momentOf(mission), useOwnZone());
  return (
    <Stack gap={2}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Stack>
  );
}
