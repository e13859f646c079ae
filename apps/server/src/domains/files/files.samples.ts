import type { filesContract } from "@jobami/api/files/contract";
import type { Samples } from "../../testing/samples.ts";
import { makePicture, sendPicture } from "../../testing/test-files.ts";
import { signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof filesContract> = {
  upload: async (server) => ({
    client: (await signIn(server)).client,
    input: {
      query: { purpose: "profilePhoto", name: "portrait.jpg" },
      upload: await makePicture(),
    },
  }),
  remove: async (server) => {
    const { client } = await signIn(server);
    const { body } = await sendPicture(client);
    return { client, input: { params: { id: body.file.id } } };
  },
};
