import { blocksClient } from "@jobami/api/blocks/client";
import type { Block } from "@jobami/api/blocks/contract";
import type { Api } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

export type BlockProblem = "FULL" | "GONE" | "FAILED";

/** Whom to block, or to block no longer. */
export interface BlockWish {
  userId: string;
  isBlocked: boolean;
}

/** Blocks a person or ends that; answers the block, or null once there is none. One that was gone already is ended as well. */
export function blockSwitch(api: Api): SubmissionMachine<BlockWish, Block | null, BlockProblem> {
  const client = blocksClient(api);
  return submissionOf<BlockWish, Block | null, BlockProblem>(
    async (wish, idempotencyKey) => {
      if (wish.isBlocked) return (await client.add({ body: { user_id: wish.userId }, idempotencyKey })).data;
      try {
        await client.remove({ params: { userId: wish.userId }, idempotencyKey });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
      }
      return null;
    },
    { outcomes: { problems: { BLOCKS_FULL: "FULL", NOT_FOUND: "GONE" }, otherwise: "FAILED" } },
  );
}
