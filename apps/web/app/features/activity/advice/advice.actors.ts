import { adviceClient } from "@jobami/api/advice/client";
import type { AdviceSlug } from "@jobami/api/advice/routes";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

export interface ReadWish {
  slug: AdviceSlug;
  isRead: boolean;
}

/** Keeps that an article was read, or takes it back; answers what has been read by now. */
export function readMachine(api: Api): SubmissionMachine<ReadWish, AdviceSlug[], "FAILED"> {
  const client = adviceClient(api);
  return submissionOf<ReadWish, AdviceSlug[], "FAILED">(
    async ({ slug, isRead }, idempotencyKey) => {
      const call = isRead ? client.read : client.unread;
      return (await call({ params: { slug }, idempotencyKey })).data;
    },
    { outcomes: plainOutcomes },
  );
}
