import type { missionsContract } from "@jobami/api/missions/contract";
import { missionPicture } from "@jobami/api/missions/routes";
import { asking, negotiating, type Samples, signedIn } from "../../testing/samples.ts";
import { uploaded } from "../../testing/test-files.ts";
import { missionInput, postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** An open mission with two pictures of its own, and one more that was uploaded. */
export async function withPictures(server: TestServer) {
  const owner = await signIn(server);
  const send = () => uploaded(owner, missionPicture, { name: "12 rue des Lilas.jpg" });
  const [first, second, spare] = [await send(), await send(), await send()];
  const pictures = [
    { file: first, alt: "La pelouse, vue du portail" },
    { file: second, alt: "" },
  ];
  const { id } = await postMission(server, owner, { pictures });
  return { ...owner, id, first, second, spare };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof missionsContract> = {
  list: signedIn({
    query: { page: "1", limit: "10", categories: "jardinage", search: "pelouse", is_urgent: "false" },
  }),
  all: signedIn({ query: { status: "ouverte,terminee", owner: "true", sort_by: "date" } }),
  matching: signedIn({ query: { page: "1", limit: "4", showRejected: "true" } }, { userType: "jobbeur" }),
  create: async (server) => ({
    client: (await signIn(server)).client,
    input: { body: { ...missionInput(server, { postalCode: "69003" }) } },
  }),
  asked: async (server) => ({ client: (await asking(server)).jobbeur.client, input: {} }),
  publication: async (server) => {
    const owner = await signIn(server);
    const { id } = await postMission(server, owner);
    return { client: owner.client, input: { params: { id } } };
  },
  asks: async (server) => {
    const { owner, id } = await asking(server);
    return { client: owner.client, input: { params: { id } } };
  },
  see: async (server) => {
    const { jobbeur, id } = await asking(server);
    return { client: jobbeur.client, input: { params: { id } } };
  },
  decline: async (server) => {
    const { jobbeur, id } = await asking(server);
    return { client: jobbeur.client, input: { params: { id } } };
  },
  open: async (server) => {
    const { owner, id } = await asking(server);
    return { client: owner.client, input: { params: { id } } };
  },
  details: negotiating(({ owner, id }) => ({ client: owner.client, input: { params: { id } } })),
  edit: negotiating(({ owner, id }, server) => ({
    client: owner.client,
    input: { params: { id }, body: { ...missionInput(server, { amount: 60 }), expectedVersion: 1 } },
  })),
  versions: negotiating(({ owner, id }) => ({ client: owner.client, input: { params: { id } } })),
  reactions: negotiating(({ jobbeur, id }) => ({ client: jobbeur.client, input: { params: { id } } })),
  reject: negotiating(({ jobbeur, id }) => ({
    client: jobbeur.client,
    input: { params: { id }, body: { isRejected: true } },
  })),
  like: negotiating(({ jobbeur, id }) => ({
    client: jobbeur.client,
    input: { params: { id }, body: { isLiked: true } },
  })),
  recommend: negotiating(({ jobbeur, id }) => ({
    client: jobbeur.client,
    input: { params: { id }, body: { isRecommended: true } },
  })),
  pictures: async (server) => {
    const { client, id } = await withPictures(server);
    return { client, input: { params: { id } } };
  },
  addPicture: async (server) => {
    const { client, id, spare: file } = await withPictures(server);
    return { client, input: { params: { id }, body: { file, alt: "Le portail", place: 0 } } };
  },
  describePicture: async (server) => {
    const { client, id, first: file } = await withPictures(server);
    return { client, input: { params: { id, file }, body: { alt: "La pelouse" } } };
  },
  movePicture: async (server) => {
    const { client, id, second: file } = await withPictures(server);
    return { client, input: { params: { id, file }, body: { place: 0 } } };
  },
  removePicture: async (server) => {
    const { client, id, first: file } = await withPictures(server);
    return { client, input: { params: { id, file } } };
  },
  close: negotiating(({ owner, id }) => ({
    client: owner.client,
    input: { params: { id }, body: { statut: "annulee" } },
  })),
};
