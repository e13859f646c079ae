import { disputesClient } from "@jobami/api/disputes/client";
import type {
  DisputeActBody,
  DisputeBody,
  DisputeCaseDetail,
  DisputeDecisionBody,
  DisputeStanding,
} from "@jobami/api/disputes/contract";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Opens a dispute about a mission. */
export function openingMachine(
  api: Api,
  id: string,
): SubmissionMachine<DisputeBody, DisputeStanding, "FAILED"> {
  const client = disputesClient(api);
  return submissionOf<DisputeBody, DisputeStanding, "FAILED">(
    async (body, idempotencyKey) => (await client.open({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** An act of one's side in the open dispute. */
export function actMachine(
  api: Api,
  id: string,
): SubmissionMachine<DisputeActBody, DisputeStanding, "FAILED"> {
  const client = disputesClient(api);
  return submissionOf<DisputeActBody, DisputeStanding, "FAILED">(
    async (body, idempotencyKey) => (await client.act({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** What staff decides of a dispute, or of an appeal. */
export function decisionMachine(
  api: Api,
  id: string,
): SubmissionMachine<DisputeDecisionBody, DisputeCaseDetail, "FAILED"> {
  const client = disputesClient(api);
  return submissionOf<DisputeDecisionBody, DisputeCaseDetail, "FAILED">(
    async (body, idempotencyKey) => (await client.decide({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}
