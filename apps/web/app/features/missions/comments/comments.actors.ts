import { commentsClient } from "@jobami/api/comments/client";
import type { Comment } from "@jobami/api/comments/contract";
import type { Api } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** What is written: a comment, or an answer to one. */
export interface Written {
  comment: string;
  isPrivate: boolean;
  parentId?: string | undefined;
}

/** The form of a new comment on a mission. */
export function commentForm(api: Api, missionId: string): SubmissionMachine<Written, Comment, "FAILED"> {
  const client = commentsClient(api);
  return submissionOf<Written, Comment, "FAILED">(
    async (body, idempotencyKey) =>
      (await client.post({ params: { id: missionId }, body, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** The form of one's own comment, written anew. */
export function editForm(api: Api, of: Comment): SubmissionMachine<Written, Comment, "FAILED"> {
  const client = commentsClient(api);
  const params = { id: of.missionId, commentId: of.id };
  return submissionOf<Written, Comment, "FAILED">(
    async ({ comment }, idempotencyKey) =>
      (await client.edit({ params, body: { comment }, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Deletes one's own comment; one that was gone already is deleted as well. */
export function removal(api: Api, of: Comment): SubmissionMachine<null, null, "FAILED"> {
  const client = commentsClient(api);
  return submissionOf<null, null, "FAILED">(
    async (_, idempotencyKey) => {
      try {
        await client.remove({ params: { id: of.missionId, commentId: of.id }, idempotencyKey });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
      }
      return null;
    },
    { outcomes: plainOutcomes },
  );
}
