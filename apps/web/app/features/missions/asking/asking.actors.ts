import type { Api } from "@jobami/api/http/client";
import { missionsClient } from "@jobami/api/missions/client";
import type { DeclineReason, Mission } from "@jobami/api/missions/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Opens a mission of one’s own to all. */
export function openToAll(api: Api): SubmissionMachine<{ id: string }, Mission, "FAILED"> {
  return submissionOf<{ id: string }, Mission, "FAILED">(
    async ({ id }, idempotencyKey) =>
      (await missionsClient(api).open({ params: { id }, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Refuses what one is asked for. */
export function declineAsk(
  api: Api,
): SubmissionMachine<{ id: string; reason: DeclineReason | null }, unknown, "FAILED"> {
  return submissionOf<{ id: string; reason: DeclineReason | null }, unknown, "FAILED">(
    ({ id, reason }, idempotencyKey) =>
      missionsClient(api).decline({ params: { id }, body: { reason }, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
}

/** States that the person has seen what they are asked for. */
export function seeAsk(api: Api): SubmissionMachine<{ id: string }, unknown, "FAILED"> {
  return submissionOf<{ id: string }, unknown, "FAILED">(
    ({ id }, idempotencyKey) => missionsClient(api).see({ params: { id }, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
}
