import type { Api } from "@jobami/api/http/client";
import { reviewsClient } from "@jobami/api/reviews/client";
import type { Review, ReviewBody } from "@jobami/api/reviews/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";
import { copy } from "./copy.ts";

export type ReviewProblem = "FAILED" | "MISSING";

/** The four notes as they are chosen, and the text. */
export interface Typed {
  notes: readonly (number | null)[];
  texte: string;
}

/** The same with the ids of photos that have arrived. */
export interface Sent extends Typed {
  photos: readonly string[];
}

const isWhole = (notes: Typed["notes"]): notes is number[] => notes.every((note) => note !== null);

function formOf(send: (body: ReviewBody, idempotencyKey: string) => Promise<Review>) {
  return submissionOf<Sent, Review, ReviewProblem>(
    ({ notes, texte, photos }, idempotencyKey) => {
      if (!isWhole(notes)) throw new Error(copy.missing);
      return send({ notes, texte, photos: [...photos] }, idempotencyKey);
    },
    {
      outcomes: { otherwise: "FAILED" },
      check: ({ notes }) => (isWhole(notes) ? null : "MISSING"),
    },
  );
}

/** A new review of the other side of a mission. */
export function reviewForm(api: Api, missionId: string): SubmissionMachine<Sent, Review, ReviewProblem> {
  const client = reviewsClient(api);
  return formOf(
    async (body, idempotencyKey) =>
      (await client.write({ params: { id: missionId }, body, idempotencyKey })).data,
  );
}

/** One’s own review, corrected. */
export function correctionForm(api: Api, id: string): SubmissionMachine<Sent, Review, ReviewProblem> {
  const client = reviewsClient(api);
  return formOf(
    async (body, idempotencyKey) => (await client.edit({ params: { id }, body, idempotencyKey })).data,
  );
}

/** The one answer to a review that was received. */
export function replyForm(api: Api, id: string): SubmissionMachine<{ texte: string }, Review, "FAILED"> {
  const client = reviewsClient(api);
  return submissionOf<{ texte: string }, Review, "FAILED">(
    async (body, idempotencyKey) => (await client.reply({ params: { id }, body, idempotencyKey })).data,
    { outcomes: { otherwise: "FAILED" } },
  );
}
