import type { Api } from "@jobami/api/http/client";
import { progressClient } from "@jobami/api/progress/client";
import type {
  MissionContact,
  MissionProgress,
  Payment,
  PaymentBody,
  ProgressBody,
} from "@jobami/api/progress/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** A step of one's side of a mission. */
export function stepMachine(
  api: Api,
  id: string,
): SubmissionMachine<ProgressBody, MissionProgress, "FAILED"> {
  const client = progressClient(api);
  return submissionOf<ProgressBody, MissionProgress, "FAILED">(
    async (body, idempotencyKey) => (await client.step({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** The exact address and a phone number. */
export function contactMachine(
  api: Api,
  id: string,
): SubmissionMachine<MissionContact, MissionContact, "FAILED"> {
  const client = progressClient(api);
  return submissionOf<MissionContact, MissionContact, "FAILED">(
    async (body, idempotencyKey) => (await client.contact({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** What was paid in all. */
export function paymentMachine(
  api: Api,
  ids: { id: string; proposalId: string },
): SubmissionMachine<PaymentBody, Payment, "FAILED"> {
  const client = progressClient(api);
  return submissionOf<PaymentBody, Payment, "FAILED">(
    async (body, idempotencyKey) => (await client.payment({ params: ids, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}
