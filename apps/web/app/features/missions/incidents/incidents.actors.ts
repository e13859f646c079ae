import type { Api } from "@jobami/api/http/client";
import { progressClient } from "@jobami/api/progress/client";
import type { IncidentBody, MissionProgress } from "@jobami/api/progress/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** What goes wrong, as one side of a mission states it. */
export function incidentMachine(
  api: Api,
  id: string,
): SubmissionMachine<IncidentBody, MissionProgress, "FAILED"> {
  const client = progressClient(api);
  return submissionOf<IncidentBody, MissionProgress, "FAILED">(
    async (body, idempotencyKey) => (await client.incident({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}
