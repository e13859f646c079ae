import { portfolioContract } from "@jobami/api/portfolio/contract";
import { portfolioPicture } from "@jobami/api/portfolio/routes";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { sendPicture } from "../../testing/test-files.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** What a person declares of their work. */
export const pieceInput = { title: "Haie de thuyas, 14 m", text: "Taillée en une matinée." };

/** Sends a picture of work. */
export async function sendWork({ client }: SignedIn): Promise<string> {
  const { body } = await sendPicture(client, { purpose: portfolioPicture.name, name: "haie.jpg" });
  return body.file.id;
}

/** A jobbeur. */
export const jobbeur = (server: TestServer) => signIn(server, { userType: "jobbeur" });

/** A jobbeur who shows a piece, before and after. */
export async function withPiece(server: TestServer) {
  const karim = await jobbeur(server);
  const [before, after] = [await sendWork(karim), await sendWork(karim)];
  const { body } = await karim.call(portfolioContract.add, { body: { ...pieceInput, before, after } });
  return { ...karim, before, after, id: body.data[0]?.id ?? "" };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof portfolioContract> = {
  list: signedIn(),
  add: async (server) => {
    const karim = await jobbeur(server);
    return {
      client: karim.client,
      input: { body: { ...pieceInput, before: null, after: await sendWork(karim) } },
    };
  },
  change: async (server) => {
    const { client, id, after } = await withPiece(server);
    return { client, input: { params: { id }, body: { ...pieceInput, title: "Haie", before: null, after } } };
  },
  move: async (server) => {
    const { client, id } = await withPiece(server);
    return { client, input: { params: { id }, body: { place: 0 } } };
  },
  remove: async (server) => {
    const { client, id } = await withPiece(server);
    return { client, input: { params: { id } } };
  },
};
