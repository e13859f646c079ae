import { useReadings } from "@jobami/api/http/use-readings";
import type { Mission } from "@jobami/api/missions/contract";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { lazy, Suspense } from "react";
import { loadMaskNote, ReadText } from "../../talk/masking/index.ts";
import * as css from "./MissionFacts.css.ts";
import { maskedTitleText } from "./moderated.copy.ts";

const MaskNote = lazy(loadMaskNote);

/** What there is to do, as its reader may read it; for its owner, what others do not read of it, in the title too. */
export function MissionTexts({ mission }: { mission: Mission }) {
  const readings = useReadings();
  const readAgain = () => readings.readAgain(missionsRoutes.details, { id: mission.id });
  return (
    <>
      {mission.maskedTitle && (
        <Suspense fallback={null}>
          <MaskNote
            text={mission.title}
            masked={mission.maskedTitle}
            where={maskedTitleText}
            onChange={readAgain}
          />
        </Suspense>
      )}
      <ReadText
        text={mission.description}
        masked={mission.maskedDescription}
        className={css.description}
        onChange={readAgain}
      />
    </>
  );
}
