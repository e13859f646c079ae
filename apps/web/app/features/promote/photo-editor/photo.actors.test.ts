import { sentPicture } from "@jobami/api/files/fixtures";
import type { Api, CallInput } from "@jobami/api/http/client";
import { hedgePiece, terracePiece } from "@jobami/api/portfolio/fixtures";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { keepingPhoto, puttingBack } from "./photo.actors.ts";

const renamed = { ...hedgePiece, title: "Haie de thuyas", text: "Taillée en mars." };

/** An API on which another tab has renamed the hedge meanwhile. */
function renamedMeanwhile() {
  const changes: CallInput[] = [];
  const api: Api = {
    call: async ({ method }, input = {}) => {
      if (method === "POST") return { success: true, file: { ...sentPicture, id: "retouched" } };
      if (method === "PUT") changes.push(input);
      return { success: true, data: [terracePiece, renamed] };
    },
  };
  return { api, changes };
}

test("a retouched photo takes the place of the old one; what another tab wrote of the piece stays", async () => {
  const { api, changes } = renamedMeanwhile();
  const actor = createActor(keepingPhoto(api)).start();
  const make = async () => new Blob(["haie"]);
  actor.send({ type: "form.submitted", values: { piece: hedgePiece, title: hedgePiece.title, make } });
  await waitFor(actor, (snapshot) => snapshot.matches("sent"));
  expect(changes.map(({ params, body }) => ({ params, body }))).toEqual([
    {
      params: { id: hedgePiece.id },
      body: {
        title: renamed.title,
        text: renamed.text,
        before: hedgePiece.before?.file ?? null,
        after: "retouched",
      },
    },
  ]);
});

test("the old photo comes back without what was written of the piece before", async () => {
  const { api, changes } = renamedMeanwhile();
  const actor = createActor(puttingBack(api)).start();
  actor.send({ type: "form.submitted", values: hedgePiece });
  await waitFor(actor, (snapshot) => snapshot.matches("sent"));
  expect(changes.map(({ body }) => body)).toEqual([
    {
      title: renamed.title,
      text: renamed.text,
      before: hedgePiece.before?.file ?? null,
      after: hedgePiece.after.file,
    },
  ]);
});
