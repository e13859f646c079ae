import { keepDispute } from "@jobami/api/disputes/hooks";
import { disputesRoutes } from "@jobami/api/disputes/routes";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { progressRoutes } from "@jobami/api/progress/routes";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { openingMachine } from "./disputes.actors.ts";

/** Opens a dispute about a mission, and puts what is answered where it is read. */
export function useOpening(missionId: string, onDone?: () => void) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => openingMachine(api, missionId));
  return useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepDispute(readings, missionId, answer);
      readings.readAgain(progressRoutes.read, { id: missionId });
      onDone?.();
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(disputesRoutes.read, { id: missionId }),
  });
}
