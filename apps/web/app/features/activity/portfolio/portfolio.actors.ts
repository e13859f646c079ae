import type { Api } from "@jobami/api/http/client";
import { portfolioClient } from "@jobami/api/portfolio/client";
import type { PieceDraft, PortfolioPiece } from "@jobami/api/portfolio/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** A piece to keep: a new one without an id. */
export interface SavedPiece extends PieceDraft {
  id: string | null;
}

type Pieces = PortfolioPiece[];
export type PieceProblem = "FORM_INVALID" | "REFUSED" | "GONE" | "FAILED";

/** Keeps a piece, or writes something else of it. */
export function keepingPiece(api: Api): SubmissionMachine<SavedPiece, Pieces, PieceProblem> {
  const client = portfolioClient(api);
  return submissionOf<SavedPiece, Pieces, PieceProblem>(
    async ({ id, ...body }, idempotencyKey) =>
      id === null
        ? (await client.add({ body, idempotencyKey })).data
        : (await client.change({ params: { id }, body, idempotencyKey })).data,
    {
      outcomes: {
        problems: {
          VALIDATION_FAILED: "FORM_INVALID",
          PORTFOLIO_FULL: "REFUSED",
          JOBBEUR_ONLY: "REFUSED",
          NOT_FOUND: "GONE",
        },
        otherwise: "FAILED",
      },
    },
  );
}

export interface PieceMove {
  id: string;
  place: number;
}

/** Puts a piece at another place. */
export const movingPiece = (api: Api): SubmissionMachine<PieceMove, Pieces, "FAILED"> =>
  submissionOf<PieceMove, Pieces, "FAILED">(
    async ({ id, place }, idempotencyKey) =>
      (await portfolioClient(api).move({ params: { id }, body: { place }, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );

/** Removes a piece. */
export const removingPiece = (api: Api): SubmissionMachine<{ id: string }, Pieces, "FAILED"> =>
  submissionOf<{ id: string }, Pieces, "FAILED">(
    async (params, idempotencyKey) => (await portfolioClient(api).remove({ params, idempotencyKey })).data,
    { outcomes: plainOutcomes },
  );
