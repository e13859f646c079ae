import { reviewsContract } from "@jobami/api/reviews/contract";
import { type Arrange, type Sample, type Samples, signedIn } from "../../testing/samples.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement, finish } from "../progress/progress.fixture.ts";

const body = { notes: [5, 4, 5, 5], texte: "Travail soigné." };

const finished =
  (choose: (about: Agreed, server: TestServer) => Sample | Promise<Sample>): Arrange =>
  async (server) => {
    const about = await agreement(server);
    await finish(server, about);
    return choose(about, server);
  };

const write = ({ lea, karim, id }: Agreed, by: "lea" | "karim") =>
  ({ lea, karim })[by].call(reviewsContract.write, { params: { id }, body });

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof reviewsContract> = {
  check: finished(({ lea, id }) => ({ client: lea.client, input: { params: { id } } })),
  mine: signedIn(),
  history: signedIn({ query: { page: "1", limit: "10" } }),
  ofMission: finished(({ lea, id }) => ({ client: lea.client, input: { params: { id } } })),
  write: finished(({ lea, id }) => ({ client: lea.client, input: { params: { id }, body: { ...body } } })),
  edit: finished(async (about) => {
    const { id } = (await write(about, "lea")).body.data;
    return { client: about.lea.client, input: { params: { id }, body: { ...body, texte: "Très soigné." } } };
  }),
  reply: finished(async (about) => {
    await write(about, "lea");
    const { id } = (await write(about, "karim")).body.data;
    return { client: about.lea.client, input: { params: { id }, body: { texte: "Merci !" } } };
  }),
};
