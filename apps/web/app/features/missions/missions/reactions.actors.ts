import type { Api } from "@jobami/api/http/client";
import type { Readings } from "@jobami/api/http/readings";
import { missionsClient } from "@jobami/api/missions/client";
import type { MissionReactions } from "@jobami/api/missions/contract";
import { keepReactions, keepRejection } from "@jobami/api/missions/hooks";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";

export type ReactionKind = "like" | "recommend" | "reject";
export type ReactionProblem = "GONE" | "FAILED";

/** Sets a reaction to a mission or takes it back. What is read of it changes with the answer, also once who pressed is on another page. */
export function reactionSwitch(
  api: Api,
  readings: Readings,
  kind: ReactionKind,
): SubmissionMachine<{ id: string; isOn: boolean }, MissionReactions, ReactionProblem> {
  const client = missionsClient(api);
  const calls = {
    like: (id: string, isOn: boolean, idempotencyKey: string) =>
      client.like({ params: { id }, body: { isLiked: isOn }, idempotencyKey }),
    recommend: (id: string, isOn: boolean, idempotencyKey: string) =>
      client.recommend({ params: { id }, body: { isRecommended: isOn }, idempotencyKey }),
    reject: (id: string, isOn: boolean, idempotencyKey: string) =>
      client.reject({ params: { id }, body: { isRejected: isOn }, idempotencyKey }),
  };
  return submissionOf<{ id: string; isOn: boolean }, MissionReactions, ReactionProblem>(
    async ({ id, isOn }, idempotencyKey) => {
      const { data } = await calls[kind](id, isOn, idempotencyKey);
      keepReactions(readings, id, data);
      if (kind === "reject") keepRejection(readings, id, data.isRejected);
      return data;
    },
    { outcomes: { problems: { NOT_FOUND: "GONE" }, otherwise: "FAILED" } },
  );
}
