import type { Api } from "@jobami/api/http/client";
import { planningClient } from "@jobami/api/planning/client";
import type { ExceptionBody, HourBody, MissionHour, PlanningException } from "@jobami/api/planning/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** Adds an exception. */
export function exceptionMachine(api: Api): SubmissionMachine<ExceptionBody, PlanningException, "FAILED"> {
  return submissionOf<ExceptionBody, PlanningException, "FAILED">(
    async (body, idempotencyKey) => (await planningClient(api).addException({ body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Takes the exception of an id away. */
export function removalMachine(api: Api): SubmissionMachine<string, unknown, "FAILED"> {
  return submissionOf<string, unknown, "FAILED">(
    (id, idempotencyKey) => planningClient(api).removeException({ params: { id }, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
}

/** The secret address as it was made; null where there is none any more. */
export interface FeedAddress {
  address: string | null;
}

/** Makes a secret address, or lets it be. */
export function feedMachine(api: Api): SubmissionMachine<"renew" | "drop", FeedAddress, "FAILED"> {
  const client = planningClient(api);
  return submissionOf<"renew" | "drop", FeedAddress, "FAILED">(
    async (act, idempotencyKey) => {
      if (act === "renew") return (await client.renewFeed({ idempotencyKey })).data;
      await client.dropFeed({ idempotencyKey });
      return { address: null };
    },
    { outcomes: plainOutcomes },
  );
}

/** An act on the hour of a mission. */
export function hourMachine(api: Api, id: string): SubmissionMachine<HourBody, MissionHour, "FAILED"> {
  return submissionOf<HourBody, MissionHour, "FAILED">(
    async (body, idempotencyKey) =>
      (await planningClient(api).setHour({ params: { id }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}
