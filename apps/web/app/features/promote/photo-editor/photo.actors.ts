import { filesClient } from "@jobami/api/files/client";
import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import { portfolioClient } from "@jobami/api/portfolio/client";
import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { portfolioPicture } from "@jobami/api/portfolio/routes";
import {
  createPhotoMachine,
  type PhotoMachine,
  type PhotoProblem,
  type PhotoSize,
  type PhotoSource,
} from "@jobami/machines/editing/photo";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { fromPromise } from "xstate";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";

/** More than a browser can turn in one go. */
const mostPixels = 50_000_000;

/** The pixels of what is edited, and the addresses under which the page finds pictures. */
export interface PhotoDependencies {
  addressOf: (source: PhotoSource) => string;
  keep: (picture: HTMLImageElement) => void;
}

const failing = (problem: PhotoProblem) => Object.assign(new Error(problem), { problem });

/** The machine of the way of a picture into the editor. */
export function photoMachine({ addressOf, keep }: PhotoDependencies): PhotoMachine {
  return createPhotoMachine().provide({
    actors: {
      openPicture: fromPromise<PhotoSize, PhotoSource | null>(async ({ input, signal }) => {
        if (input === null) throw failing("unreadable");
        const picture = new Image();
        picture.src = addressOf(input);
        await picture.decode().catch(() => {
          throw failing(input.from === "own" ? "unreachable" : "unreadable");
        });
        const { naturalWidth: width, naturalHeight: height } = picture;
        if (width === 0 || height === 0) throw failing("unreadable");
        if (width * height > mostPixels) throw failing("tooLarge");
        if (!signal.aborted) keep(picture);
        return { width, height };
      }),
    },
  });
}

export interface SavedPhoto {
  /** The piece of work that it shows from now on; null for a new one. */
  piece: PortfolioPiece | null;
  /** What a new piece is called. */
  title: string;
  /** What is stored of the picture, made once. */
  make: () => Promise<Blob>;
}

/** Shows a piece by this file; what is stated of it stays as it is now, whatever it was when it was opened. */
async function showBy(
  api: Api,
  piece: PortfolioPiece,
  after: string,
  idempotencyKey: string,
): Promise<PortfolioPiece[]> {
  const { data } = await portfolioClient(api).list();
  const { title, text, before } = data.find(({ id }) => id === piece.id) ?? piece;
  const body = { title, text, before: before?.file ?? null, after };
  return (await portfolioClient(api).change({ params: { id: piece.id }, body, idempotencyKey })).data;
}

/** Shows an edited picture among one’s work: sends it, then names it or puts it in the place of another. Tried again, it is stored once. */
export function keepingPhoto(api: Api): SubmissionMachine<SavedPhoto, PortfolioPiece[], "FAILED"> {
  const underWay = new Map<string, { bytes: Promise<Blob>; uploadKey: string }>();
  return submissionOf<SavedPhoto, PortfolioPiece[], "FAILED">(
    async ({ piece, title, make }, idempotencyKey) => {
      const known = underWay.get(idempotencyKey) ?? { bytes: make(), uploadKey: newKey() };
      underWay.set(idempotencyKey, known);
      const { id } = await filesClient(api).upload({
        purpose: portfolioPicture,
        name: "photo-retouchee.jpg",
        bytes: await known.bytes,
        idempotencyKey: known.uploadKey,
      });
      if (piece !== null) return await showBy(api, piece, id, idempotencyKey);
      const body = { title: title.trim(), text: "", before: null, after: id };
      return (await portfolioClient(api).add({ body, idempotencyKey })).data;
    },
    { outcomes: plainOutcomes },
  );
}

/** Shows a piece by the picture again that it had; that one is retained for a day. */
export const puttingBack = (api: Api): SubmissionMachine<PortfolioPiece, PortfolioPiece[], "FAILED"> =>
  submissionOf<PortfolioPiece, PortfolioPiece[], "FAILED">(
    (piece, idempotencyKey) => showBy(api, piece, piece.after.file, idempotencyKey),
    { outcomes: plainOutcomes },
  );
