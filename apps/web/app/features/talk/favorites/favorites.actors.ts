import { favoritesClient } from "@jobami/api/favorites/client";
import type { Favorite } from "@jobami/api/favorites/contract";
import type { Api } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

export type SwitchProblem = "FULL" | "GONE" | "FAILED";

/** Whom to add, with a note where a removal is undone, or which favourite to remove. */
export type FavoriteWish = { add: string; note: string } | { remove: string };

/** Adds a favourite or removes one; answers it, or null once it is none. One that was gone already is removed as well. */
export function favoriteSwitch(api: Api): SubmissionMachine<FavoriteWish, Favorite | null, SwitchProblem> {
  const client = favoritesClient(api);
  return submissionOf<FavoriteWish, Favorite | null, SwitchProblem>(
    async (wish, idempotencyKey) => {
      if ("add" in wish) {
        const body = { favorite_user_id: wish.add, note: wish.note };
        return (await client.add({ body, idempotencyKey })).data;
      }
      try {
        await client.remove({ params: { id: wish.remove }, idempotencyKey });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
      }
      return null;
    },
    { outcomes: { problems: { FAVORITES_FULL: "FULL", NOT_FOUND: "GONE" }, otherwise: "FAILED" } },
  );
}

/** The form of a note to oneself. */
export function noteForm(api: Api): SubmissionMachine<{ id: string; note: string }, Favorite, "FAILED"> {
  const client = favoritesClient(api);
  return submissionOf<{ id: string; note: string }, Favorite, "FAILED">(
    async ({ id, note }, idempotencyKey) =>
      (await client.note({ params: { id }, body: { note }, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
}

/** Reports that the profile of a favourite was looked at. */
export function lookAtFavorite(api: Api): SubmissionMachine<{ id: string }, unknown, "FAILED"> {
  return submissionOf<{ id: string }, unknown, "FAILED">(
    ({ id }) => favoritesClient(api).look({ params: { id } }),
    {
      outcomes: plainOutcomes,
    },
  );
}
