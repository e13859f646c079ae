import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { keepProgress } from "@jobami/api/progress/hooks";
import { progressRoutes } from "@jobami/api/progress/routes";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { incidentMachine } from "./incidents.actors.ts";

/** States what goes wrong, and puts what is answered where it is read. */
export function useIncident(missionId: string, onDone: () => void) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => incidentMachine(api, missionId));
  return useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepProgress(readings, answer);
      readings.readAgain(missionsRoutes.details, { id: missionId });
      onDone();
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(progressRoutes.read, { id: missionId }),
  });
}
