import type { Api } from "@jobami/api/http/client";
import type { Readings } from "@jobami/api/http/readings";
import { missionsClient } from "@jobami/api/missions/client";
import { applyPictures } from "@jobami/api/missions/use-pictures";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** What the owner of a mission does to its pictures. */
export type PictureChange =
  | { act: "add"; file: string; alt: string; place?: number }
  | { act: "describe"; file: string; alt: string }
  | { act: "move"; file: string; place: number }
  | { act: "remove"; file: string };

/** Changes the pictures of a mission of one's own; what is read of them changes with the answer. */
export function changingPictures(
  api: Api,
  readings: Readings,
  id: string,
): SubmissionMachine<PictureChange, null, "FAILED"> {
  const client = missionsClient(api);
  function send(change: PictureChange, idempotencyKey: string) {
    const { act, file } = change;
    const params = { id, file };
    if (act === "remove") return client.removePicture({ params, idempotencyKey });
    if (act === "describe")
      return client.describePicture({ params, body: { alt: change.alt }, idempotencyKey });
    if (act === "move") return client.movePicture({ params, body: { place: change.place }, idempotencyKey });
    const { act: _, ...body } = change;
    return client.addPicture({ params: { id }, body, idempotencyKey });
  }
  return submissionOf<PictureChange, null, "FAILED">(
    async (change, idempotencyKey) => {
      applyPictures(readings, id, await send(change, idempotencyKey));
      return null;
    },
    { outcomes: plainOutcomes },
  );
}
